public import Foundation
import UIKitGraphics
import UIKitSupport

/// The data source of a picker view: the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  ///
  /// - Parameter pickerView: The picker.
  /// - Returns: The number, 0 or more.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows in a wheel.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The index of the wheel.
  /// - Returns: The number, 0 or more.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view: the titles or views of its rows, and the user's selection.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row; `nil`, the default, leaves the row empty.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The index of the row.
  ///   - component: The index of the wheel.
  /// - Returns: The title.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?

  /// Returns the attributed title of a row; `nil`, the default, means the plain title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The index of the row.
  ///   - component: The index of the wheel.
  /// - Returns: The title.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// Returns a view for a row instead of a title. The default implementation provides no view.
  ///
  /// The picker resizes the view to the row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The index of the row.
  ///   - component: The index of the wheel.
  ///   - view: A reusable view of a row that is no longer visible; `nil` if there is none.
  /// - Returns: The reused view or a new one.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Returns the width of a wheel, in points; 0, the default, means a share of the remaining width.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The index of the wheel.
  /// - Returns: The width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the row height of a wheel, in points; 0, the default, means 32.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The index of the wheel.
  /// - Returns: The height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Called after the user has selected a row, when its wheel has stopped.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The index of the row.
  ///   - component: The index of the wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a placeholder that stands for no view.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  /// Returns 0.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// Returns 0.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// A set of wheels side by side, each with a selected row in the centre.
///
/// The user turns a wheel by a drag, the mouse wheel or a tap on a row. The picker creates views
/// only for visible rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let rowHeight: CGFloat = 32
  /// The placeholder returned by delegates without views for rows.
  fileprivate static let noView = UIView()
  private static let naturalHeight: CGFloat = 216
  private static let margin: CGFloat = 9

  private var wheels: [PickerWheel] = []
  private let selectionBar = UIView()
  private var isLoaded = false

  /// Creates a picker.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.size == .zero { frame.size = CGSize(width: 320, height: UIPickerView.naturalHeight) }
    selectionBar.backgroundColor = .tertiarySystemFill
    selectionBar.layer.cornerRadius = 8
    selectionBar.isUserInteractionEnabled = false
    addSubview(selectionBar)
  }

  /// The data source of wheels and rows; `nil` by default.
  ///
  /// Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The delegate for titles, views and selections of rows; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows in a wheel.
  ///
  /// - Parameter component: The index of the wheel.
  /// - Returns: The number; 0 for an invalid index.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// Returns the size of the rows in a wheel.
  ///
  /// - Parameter component: The index of the wheel.
  /// - Returns: The size in points; zero for an invalid index.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheels[component].frame.width, height: wheels[component].rowHeight)
  }

  /// Returns the selected row of a wheel.
  ///
  /// - Parameter component: The index of the wheel.
  /// - Returns: The index of the row; -1 without rows and for an invalid index.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].selected : -1
  }

  /// Selects a row of a wheel without notifying the delegate.
  ///
  /// - Parameters:
  ///   - row: The index of the row, limited to the valid range.
  ///   - component: The index of the wheel, which must exist.
  ///   - animated: Whether the wheel turns to the row in 0.3 seconds.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    demandMainThread(type(of: self))
    loadIfNeeded()
    demand(
      wheels.indices.contains(component),
      "Row \(row) of component \(component) was to be selected, but there are \(wheels.count)"
    )
    layoutIfNeeded()
    wheels[component].select(row, animated: animated)
  }

  /// Reloads all wheels and titles.
  ///
  /// Selected rows stay selected if they still exist.
  open func reloadAllComponents() {
    demandMainThread(type(of: self))
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      wheel.isPartOfSuperview = true
      wheels.append(wheel)
      addSubview(wheel)
    }
    CallbackNesting.call("A callback of reloadAllComponents()", of: self) {
      for component in wheels.indices { reloadComponent(component) }
    }
    setNeedsLayout()
  }

  /// Reloads the rows of a wheel.
  ///
  /// - Parameter component: The index of the wheel; invalid indexes are ignored.
  open func reloadComponent(_ component: Int) {
    demandMainThread(type(of: self))
    guard wheels.indices.contains(component) else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheels[component].reload(
      count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0),
      rowHeight: height > 0 ? height.limited : UIPickerView.rowHeight
    )
  }

  private func loadIfNeeded() { if !isLoaded { reloadAllComponents() } }

  /// Returns the view of a row.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - component: The index of the wheel.
  /// - Returns: The view; `nil` if the row is not visible or does not exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].visibleView(row) : nil
  }

  /// Returns the delegate's view for a row; `nil` if it has none.
  final func customView(_ row: Int, component: Int, reusing reused: UIView?) -> UIView? {
    let view = delegate?.pickerView(
      self,
      viewForRow: row,
      forComponent: component,
      reusing: reused
    )
    return view === UIPickerView.noView ? nil : view
  }

  /// Sets the title of a row's label.
  final func fill(_ label: UILabel, row: Int, component: Int) {
    if let title = delegate?.pickerView(
      self,
      attributedTitleForRow: row,
      forComponent: component
    ) {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
  }

  final func title(_ row: Int, component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Moves the keyboard focus to the wheel to the right or left of a wheel.
  ///
  /// - Returns: `false` if there is no such wheel.
  final func focusWheel(beside component: Int, isRight: Bool) -> Bool {
    let step = isRight == (layoutDirection == .leftToRight) ? 1 : -1
    guard wheels.indices.contains(component + step) else { return false }
    return wheels[component + step].focusForAccessibility()
  }

  /// Turns the focused wheel, or else the first one, for a key press.
  ///
  /// - Returns: Whether the key was consumed.
  final func handleKey(_ key: UIKey) -> Bool {
    (wheels.first(where: \.isFocused) ?? wheels.first)?.handle(key) ?? false
  }

  /// Notifies the delegate of the user's selection.
  final func didSelect(_ row: Int, component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let mirror = mirror
    let height = wheels.map(\.rowHeight).max() ?? UIPickerView.rowHeight
    let availableWidth = max(0, bounds.width - 2 * UIPickerView.margin)
    selectionBar.frame = CGRect(
      x: UIPickerView.margin,
      y: ((bounds.height - height) / 2).rounded(),
      width: availableWidth,
      height: height
    )
    guard !wheels.isEmpty else { return }
    let widths = wheels.indices.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0).limited
    }
    let remainingWidth = max(0, availableWidth - widths.reduce(0, +))
    let flexibleWheelCount = widths.filter { $0 == 0 }.count
    let unusedWidth = flexibleWheelCount == 0 ? remainingWidth : 0
    var x = UIPickerView.margin + unusedWidth / 2
    for (wheel, width) in zip(wheels, widths) {
      let width = width > 0 ? width : remainingWidth / CGFloat(flexibleWheelCount)
      wheel.frame = mirror.frame(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: UIPickerView.naturalHeight)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
