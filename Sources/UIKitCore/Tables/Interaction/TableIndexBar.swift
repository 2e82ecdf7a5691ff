import Foundation
import UIKitGraphics
import UIKitSupport

/// The bar of index entries along the trailing edge.
final class TableIndexBar: UIView, StationaryView, TableComponent, RowObserver {
  /// The height of an entry at the standard text size, in points.
  private static let standardEntryHeight: CGFloat = 14
  /// The bar's extra width beyond its widest entry, in points.
  private static let entryMargin: CGFloat = 4
  /// The distance of the tracking background from the edges, in points.
  private static let barMargin: CGFloat = 4

  let session: TableSession
  /// Scrolls to the section of an entry.
  private let jump: (Int) -> Void
  /// Returns the last entry that leads to the topmost visible section or to an earlier one.
  private let visibleEntry: () -> Int?
  /// All entries; touches refer to all of them even if some are not drawn.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      width = widthThatFits
      setNeedsDisplay()
      layOut()
    }
  }
  private var isTouched = false {
    didSet { updateColors() }
  }
  /// The entry to which the current touch has scrolled last; `nil` if none.
  private var lastEntry: Int?
  /// The width of the bar, by which row content becomes narrower, in points.
  private(set) var width: CGFloat = 0 {
    didSet { model.indexWidth = width }
  }

  init(
    _ session: TableSession,
    jump: @escaping (Int) -> Void,
    visibleEntry: @escaping () -> Int?
  ) {
    (self.session, self.jump, self.visibleEntry) = (session, jump, visibleEntry)
    super.init(frame: .zero)
    updateColors()
  }

  required init?(coder: NSCoder) {
    misuse("An index bar is made by its table view only")
  }

  /// The height of an entry, in points.
  var entryHeight: CGFloat {
    max(
      TableIndexBar.standardEntryHeight,
      model.scaledTheme.theme.indexFont.lineHeight.rounded(.up)
    )
  }

  /// The theme's width, or more for entries with several letters, but then at most half of the
  /// table.
  private var widthThatFits: CGFloat {
    let font = model.scaledTheme.theme.indexFont
    // A letter is hardly wider than it is high.
    let standard = max(model.scaledTheme.theme.indexWidth, (font.pointSize * 1.2).rounded(.up))
    let texts = titles.filter { $0 != UITableView.indexSearch && $0.count > 1 }
    let widest = texts.map { IndexEntry.layout($0, font: font).size.width }
    let needed = ((widest.max() ?? 0) + TableIndexBar.entryMargin).rounded(.up)
    let halfWidth = ((tableView?.boundsStorage.width ?? 0) / 2).rounded(.down)
    return max(standard, min(needed, halfWidth))
  }

  /// Applies the table view's index colours.
  func updateColors() {
    session.refreshAppearanceSettings()
    let untouchedColor =
      model.appearance.indexBackgroundColor ?? model.scaledTheme.theme.indexBackground
    let touchedColor = model.appearance.indexTrackingBackgroundColor
    let isRounded = model.scaledTheme.theme.indexTrackingBackground != nil
    backgroundColor = isTouched && !isRounded ? touchedColor ?? untouchedColor : untouchedColor
    setNeedsDisplay()
  }

  /// Updates the bar after a change of theme or text size.
  func themeDidChange(_ scaledTheme: ScaledTableTheme) {
    width = widthThatFits
    updateColors()
    layOut()
  }

  /// Draws the background with round ends that some themes display while the bar is touched.
  private func drawTrackingBar() {
    guard isTouched, let standard = model.scaledTheme.theme.indexTrackingBackground else { return }
    let bar = bounds.insetBy(dx: TableIndexBar.barMargin, dy: TableIndexBar.barMargin)
    guard bar.width > 0, bar.height > 0 else { return }
    UIGraphicsGetCurrentContext()?.fillRoundedRect(
      bar,
      radius: min(bar.width, bar.height) / 2,
      color: model.appearance.indexTrackingBackgroundColor ?? standard
    )
  }

  /// Places the bar at the trailing edge of the visible area, so that it does not scroll.
  func layOut() {
    guard let tableView else { return }
    let bounds = tableView.boundsStorage
    let inset = tableView.visibleInset
    let height = max(0, bounds.height - inset.top - inset.bottom)
    frame = tableView.mirror.frame(
      CGRect(
        x: bounds.maxX - width,
        y: bounds.minY + inset.top,
        width: width,
        height: height
      )
    )
  }

  override func tintColorDidChange() {
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    drawTrackingBar()
    let theme = model.scaledTheme.theme
    let color: UIColor = model.appearance.indexColor ?? theme.indexColor ?? tintColor
    for (title, y) in drawnEntries {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: entryHeight)
      if title == UITableView.indexSearch {
        TableIndexBar.drawMagnifier(in: frame, color: color)
      } else {
        IndexEntry.draw(title, font: model.scaledTheme.theme.indexFont, color: color, in: frame)
      }
    }
  }

  /// The drawn entries with their tops, in points: all entries, or as many as fit with dots between
  /// them.
  var drawnEntries: [(title: String, y: CGFloat)] {
    let visibleTitles = IndexEntry.fitting(
      titles,
      count: Int(bounds.height / entryHeight)
    )
    let height = CGFloat(visibleTitles.count) * entryHeight
    let top = ((bounds.height - height) / 2).rounded()
    return visibleTitles.enumerated().map { index, title in
      (title, top + CGFloat(index) * entryHeight)
    }
  }

  private static func drawMagnifier(in frame: CGRect, color: UIColor) {
    guard let image = UIImage(systemName: "magnifyingglass") else { return }
    let side: CGFloat = 10
    image.withTintColor(color).draw(
      in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    )
  }

  // MARK: Touches

  /// Prevents the table's pan from beginning on the bar.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = true
    lastEntry = nil
    track(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
  }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let entry = entry(at: touch.location(in: self).y),
      entry != lastEntry
    else { return }
    lastEntry = entry
    jump(entry)
  }

  /// Returns the entry at a y coordinate of the bar, clamped to its ends; `nil` without entries.
  func entry(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, let firstEntry = drawnEntries.first else { return nil }
    let height = CGFloat(drawnEntries.count) * entryHeight
    let fraction = height > 0 ? (y - firstEntry.y) / height : 0
    return min(max(Int((fraction * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { IndexAccessibility(view: self) }

  /// The last entry that leads to the topmost visible section or to an earlier one.
  var currentEntry: Int? { visibleEntry() }

  /// Scrolls by a number of entries from the current one.
  ///
  /// - Returns: Whether the target entry exists.
  func step(by steps: Int) -> Bool {
    let next = (currentEntry ?? 0) + steps
    guard titles.indices.contains(next) else { return false }
    jump(next)
    return true
  }
}

/// The accessibility of the section index, which is adjusted from one entry to the next.
struct IndexAccessibility: ViewDefaults {
  let view: TableIndexBar

  var isElement: Bool { true }
  var role: AccessibilityRole? { .slider }
  var label: String? { SystemWords.current.spoken.sectionIndex }
  var value: String? { view.currentEntry.map { view.titles[$0] } }
  var traits: UIAccessibilityTraits { .adjustable }

  func activate() -> Bool { true }

  func adjust(by steps: Int) -> Bool { view.step(by: steps) }
}
