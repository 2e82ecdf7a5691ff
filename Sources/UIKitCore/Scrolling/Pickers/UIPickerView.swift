public import Foundation
import UIKitGraphics
import UIKitSupport

/// Supplies the numbers of a picker's wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  ///
  /// - Parameter pickerView: The picker.
  /// - Returns: 0 or more.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// The number of rows of a wheel.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The wheel.
  /// - Returns: 0 or more.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Supplies the titles or views of a picker's rows, and is notified of the choice.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row; `nil`, the default, shows nothing.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  /// - Returns: The title.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?

  /// The title of a row with attributes; `nil`, the default, takes the plain one.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  /// - Returns: The title.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// A view for a row, in the place of a title; by default there is none.
  ///
  /// It gets the size of the row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  ///   - view: The view of a row that is not visible any more, to be filled anew, if there is one.
  /// - Returns: That view, or a new one.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// The width of a wheel, in points; with 0, the default, it shares the remaining width.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The wheel.
  /// - Returns: The width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of a wheel's rows, in points; 0, the default, is 32.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The wheel.
  /// - Returns: The height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Called after the user chose a row, when its wheel has come to rest.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  /// 0.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// 0.
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

/// Wheels side by side, each with a chosen row in the middle.
///
/// A drag, the wheel of a mouse or a tap on a row turns them. Only visible rows are made.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let rowHeight: CGFloat = 32
  /// The view that delegates return that have no views for rows.
  fileprivate static let noView = UIView()
  private static let naturalHeight: CGFloat = 216
  private static let margin: CGFloat = 9

  private var wheels: [PickerWheel] = []
  private let bar = UIView()
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
    bar.backgroundColor = .tertiarySystemFill
    bar.layer.cornerRadius = 8
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  /// The numbers of wheels and rows; `nil` by default.
  ///
  /// Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The source of the rows' titles and views; `nil` by default.
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

  /// The number of rows of a wheel.
  ///
  /// - Parameter component: The wheel.
  /// - Returns: 0 for a wheel that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// The size of a wheel's rows.
  ///
  /// - Parameter component: The wheel.
  /// - Returns: Zero for a wheel that does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheels[component].frame.width, height: wheels[component].rowHeight)
  }

  /// The chosen row of a wheel.
  ///
  /// - Parameter component: The wheel.
  /// - Returns: -1 without rows, and for a wheel that does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].selected : -1
  }

  /// Turns a wheel to a row, without telling the delegate.
  ///
  /// - Parameters:
  ///   - row: The row; the nearest one for others.
  ///   - component: The wheel, which has to exist.
  ///   - animated: Whether it turns there in 0.3 s.
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

  /// Queries all numbers and titles again; chosen rows stay where they exist.
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

  /// Queries the number and the titles of a wheel's rows again.
  ///
  /// - Parameter component: The wheel; nothing happens for one that does not exist.
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

  /// The view of a row on a wheel.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The wheel.
  /// - Returns: `nil` for a row that is not visible, or does not exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].visibleView(row) : nil
  }

  /// The delegate's view for a row; `nil` when it has none.
  final func ownView(_ row: Int, component: Int, reusing reused: UIView?) -> UIView? {
    let view = delegate?.pickerView(
      self,
      viewForRow: row,
      forComponent: component,
      reusing: reused
    )
    return view === UIPickerView.noView ? nil : view
  }

  /// Fills the label of a row.
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

  /// The text of a row.
  final func title(_ row: Int, component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Gives the keyboard's focus to the wheel at the right or left of another one.
  ///
  /// - Returns: `false` where there is none.
  final func focusWheel(beside component: Int, isRight: Bool) -> Bool {
    let step = isRight == (layoutDirection == .leftToRight) ? 1 : -1
    guard wheels.indices.contains(component + step) else { return false }
    return wheels[component + step].focusForAccessibility()
  }

  /// Turns the wheel with the focus, or the first one, by a key.
  ///
  /// - Returns: Whether the key is consumed.
  final func handleKey(_ key: UIKey) -> Bool {
    (wheels.first(where: \.isFocused) ?? wheels.first)?.handle(key) ?? false
  }

  /// Notifies the delegate of a row that the user chose.
  final func didChoose(_ row: Int, component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let mirror = mirror
    let height = wheels.map(\.rowHeight).max() ?? UIPickerView.rowHeight
    let room = max(0, bounds.width - 2 * UIPickerView.margin)
    bar.frame = CGRect(
      x: UIPickerView.margin,
      y: ((bounds.height - height) / 2).rounded(),
      width: room,
      height: height
    )
    guard !wheels.isEmpty else { return }
    let own = wheels.indices.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0).limited
    }
    let free = max(0, room - own.reduce(0, +))
    let shared = own.filter { $0 == 0 }.count
    let unused = shared == 0 ? free : 0
    var x = UIPickerView.margin + unused / 2
    for (wheel, width) in zip(wheels, own) {
      let width = width > 0 ? width : free / CGFloat(shared)
      wheel.frame = mirror.frame(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: UIPickerView.naturalHeight)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
