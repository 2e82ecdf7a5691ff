import Foundation
import UIKitGraphics

/// A wheel of a picker: a list of rows that stops with a row in the centre.
final class PickerWheel: UIScrollView, ContentScrollObserver {
  private unowned let picker: UIPickerView
  private let component: Int
  private(set) var count = 0
  private(set) var rowHeight = UIPickerView.rowHeight
  /// The selected row; -1 without rows.
  private(set) var selected = -1
  /// The views of visible rows, by row.
  private var views: [Int: UIView] = [:]
  /// The reusable views of rows that are no longer visible.
  private var reusableViews: [UIView] = []
  private var isAwaitingRest = false
  /// The target row of the current motion, or the selected row.
  private var targetRow = -1
  private let tap = UITapGestureRecognizer()

  init(picker: UIPickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    alwaysBounceVertical = true
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    contentScrollObserver = self
    tap.addHandler { [weak self] recognizer in
      guard let self, recognizer.state == .ended else { return }
      select(rowNearest(to: recognizer.location(in: self).y - rowHeight / 2))
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Updates the number and height of the rows, and reloads them.
  func reload(count: Int, rowHeight: CGFloat) {
    (self.count, self.rowHeight) = (count, rowHeight)
    for view in views.values { view.removeFromSuperview() }
    reusableViews += views.values
    views = [:]
    selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
    targetRow = selected
    layOutContent()
  }

  /// Scrolls to a row and selects it.
  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    selected = min(max(row, 0), count - 1)
    targetRow = selected
    setContentOffset(offset(of: selected), animated: animated)
  }

  /// Scrolls to a row for the user, and reports the selection when the wheel has stopped.
  func select(_ row: Int) {
    let row = min(max(row, 0), count - 1)
    guard row != targetRow, count > 0 else { return }
    targetRow = row
    setContentOffset(offset(of: row), animated: true)
    awaitRest()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func rowNearest(to y: CGFloat) -> Int {
    min(max(Int((y / rowHeight).rounded()), 0), max(count - 1, 0))
  }

  private var middleRow: Int { rowNearest(to: contentOffset.y + contentInset.top) }

  private func layOutContent() {
    let inset = max(0, (bounds.height - rowHeight) / 2).rounded()
    contentInset = UIEdgeInsets(
      top: inset,
      left: 0,
      bottom: bounds.height - inset - rowHeight,
      right: 0
    )
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if !isDragging, !motion.isRunning, selected >= 0 { setOffset(offset(of: selected)) }
    tile()
  }

  override var restsAfterTouchpad: Bool { true }

  override func touchpadDidRest(velocity: CGPoint) { awaitRest() }

  override var wheelStep: CGSize { CGSize(width: rowHeight, height: rowHeight) }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { layOutContent() }
  }

  /// Updates the views to exactly the visible rows.
  private func tile() {
    guard count > 0, bounds.height > 0 else { return }
    let firstRow = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let lastRow = min(count - 1, Int((bounds.maxY / rowHeight).rounded(.up)))
    let visibleRows = firstRow <= lastRow ? firstRow...lastRow : 0...0
    for (row, view) in views where !visibleRows.contains(row) {
      view.removeFromSuperview()
      reusableViews.append(view)
      views[row] = nil
    }
    for row in visibleRows {
      let view = views[row] ?? makeView(forRow: row)
      views[row] = view
      let frame = CGRect(
        x: 0,
        y: CGFloat(row) * rowHeight,
        width: bounds.width,
        height: rowHeight
      )
      if view.frame != frame { view.frame = frame }
      let distance = abs(frame.midY - bounds.midY) / max(bounds.height / 2, 1)
      view.alpha = max(0.08, 1 - distance * 0.95)
    }
  }

  private func makeView(forRow row: Int) -> UIView {
    let reused = reusableViews.popLast()
    let view =
      picker.customView(row, component: component, reusing: reused)
      ?? makeLabel(forRow: row, reusing: reused)
    view.isPartOfSuperview = true
    insertSubview(view, at: 0)
    return view
  }

  private func makeLabel(forRow row: Int, reusing reused: UIView?) -> UIView {
    let label = reused as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    label.textColor = .label
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.6
    picker.fill(label, row: row, component: component)
    return label
  }

  /// Returns the view of a row; `nil` if the row is not visible.
  func visibleView(_ row: Int) -> UIView? { views[row] }

  // MARK: Motion

  func contentDidScroll(_ scrollView: UIScrollView) {
    tile()
    if isDragging || motion.isRunning { awaitRest() }
  }

  func restingOffset(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    CGPoint(x: 0, y: self.offset(of: rowNearest(to: offset.y + contentInset.top)).y)
  }

  /// Reports the selection once the wheel has stopped.
  private func awaitRest() {
    guard !isAwaitingRest, let host = window?.host else { return }
    isAwaitingRest = true
    host.onNextFrame { [weak self] in
      guard let self else { return }
      isAwaitingRest = false
      guard !isTracking, !isDragging, !motion.isRunning, !motion.isPrepared else {
        return awaitRest()
      }
      settle()
    }
  }

  private func settle() {
    guard count > 0 else { return }
    let row = middleRow
    if contentOffset != offset(of: row) {
      setContentOffset(offset(of: row), animated: true)
      return awaitRest()
    }
    targetRow = row
    guard row != selected else { return }
    selected = row
    picker.didSelect(row, component: component)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { canBecomeFocused }

  override var canBecomeFocused: Bool { count > 0 && picker.isUserInteractionEnabled }

  /// Handles the keys of the wheel.
  ///
  /// The up and down arrows, Page Up, Page Down, Home and End turn the wheel; the left and right
  /// arrows move the focus to the adjacent wheel.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandledPresses = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !unhandledPresses.isEmpty { next?.pressesBegan(unhandledPresses, with: event) }
  }

  /// Turns the wheel for a key press.
  ///
  /// - Returns: Whether the key was consumed.
  func handle(_ key: UIKey) -> Bool {
    guard key.heldModifiers.isEmpty else { return false }
    let page = max(1, Int(bounds.height / rowHeight / 2))
    switch localKeyCode(key.keyCode) {
    case .keyboardUpArrow: select(targetRow - 1)
    case .keyboardDownArrow: select(targetRow + 1)
    case .keyboardPageUp: select(targetRow - page)
    case .keyboardPageDown: select(targetRow + page)
    case .keyboardHome: select(0)
    case .keyboardEnd: select(count - 1)
    case .keyboardLeftArrow: return picker.focusWheel(beside: component, isRight: false)
    case .keyboardRightArrow: return picker.focusWheel(beside: component, isRight: true)
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// The title of the selected row.
  var selectedTitle: String? {
    guard selected >= 0 else { return nil }
    return picker.title(selected, component: component) ?? views[selected]?.accessibilityLabel
  }

  /// Turns the wheel by a number of rows for assistive technology.
  func adjust(by steps: Int) -> Bool {
    guard count > 0, picker.isUserInteractionEnabled else { return false }
    select(targetRow + steps)
    return true
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    PickerWheelAccessibility(view: self)
  }
}

/// The accessibility of a wheel, whose value is the selected row.
struct PickerWheelAccessibility: ViewDefaults {
  let view: PickerWheel

  var isElement: Bool { view.count > 0 }
  var role: AccessibilityRole? { .slider }
  var value: String? { view.selectedTitle }
  var traits: UIAccessibilityTraits { .adjustable }
  var children: AccessibleNodes { AccessibleNodes([]) }
  var range: AccessibilityRange? {
    AccessibilityRange(
      minimum: 0,
      maximum: Double(view.count - 1),
      value: Double(view.selected),
      step: 1,
      isSettable: true
    )
  }

  func set(_ value: Double) -> Bool {
    guard view.count > 0, value.isFinite else { return false }
    return view.adjust(by: Int(min(max(value, 0), Double(view.count - 1))) - view.selected)
  }

  func adjust(by steps: Int) -> Bool { view.adjust(by: steps) }
}
