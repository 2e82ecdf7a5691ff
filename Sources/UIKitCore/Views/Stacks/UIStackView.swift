public import Foundation
import UIKitGraphics
import UIKitSupport

/// Arranges views in a row or a column, by constraints that it makes.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the length along the axis among the arranged views.
  public enum Distribution: Int, Sendable {
    /// They fill it; the one that resists least becomes longer or shorter.
    case fill
    /// They fill it, all with the same length.
    case fillEqually
    /// They fill it in proportion to their intrinsic lengths.
    case fillProportionally
    /// They keep their lengths, with equal spaces between them.
    case equalSpacing
    /// They keep their lengths, with equal distances of their centres.
    case equalCentering
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// In a row: first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// In a row: last baselines on one line.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// Space between arranged views that depends on the system: `spacing` of the stack.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The distance of the system between views beside each other: 8 points.
  public static let spacingUseSystem: CGFloat = -.greatestFiniteMagnitude

  final var arranged: [UIView] = []
  /// The spaces after views that differ from `spacing`.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that arrange the views.
  final var ownConstraints: [NSLayoutConstraint] = []
  final var spacers: [UILayoutGuide] = []

  /// Creates an empty stack view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack view.
  ///
  /// - Parameter views: The views to arrange, in order; they become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that are arranged, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after all others; it becomes a subview.
  ///
  /// - Parameter view: The view; one that is arranged already moves.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Arranges a view at a place; it becomes a subview.
  ///
  /// - Parameters:
  ///   - view: The view; one that is arranged already moves.
  ///   - stackIndex: Its index in `arrangedSubviews`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    demandMainThread(type(of: self))
    arranged.removeAll { $0 === view }
    demand(
      (0...arranged.count).contains(stackIndex),
      "index \(stackIndex) out of bounds for arranged subview; there are \(arranged.count)"
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Ends the arrangement of a view, which stays a subview.
  ///
  /// - Parameter view: The view; nothing happens if it is not arranged.
  open func removeArrangedSubview(_ view: UIView) {
    demandMainThread(type(of: self))
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The direction of the arrangement.
  ///
  /// Default: `.horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution of the length along the axis.
  ///
  /// Default: `.fill`.
  open var distribution = UIStackView.Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment of the views across the axis.
  ///
  /// Default: `.fill`.
  open var alignment = UIStackView.Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between views, in points; the least space where it is distributed.
  ///
  /// Default: 0.
  open var spacing: CGFloat = 0 {
    didSet {
      demand(spacing.isFinite, "A stack view's spacing has to be finite, but \(spacing) was set")
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// Changes the space after one view.
  ///
  /// - Parameters:
  ///   - spacing: In points, or `spacingUseDefault` or `spacingUseSystem`.
  ///   - arrangedSubview: An arranged view; nothing happens for others.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    demand(
      !spacing.isNaN && !spacing.isInfinite,
      "A stack view's custom spacing has to be finite, but \(spacing) was set"
    )
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The space after one view, if it was changed.
  ///
  /// - Parameter arrangedSubview: A view.
  /// - Returns: In points; `spacingUseDefault` if it was not.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether vertical spaces are from the last baseline of a view to the first one of the next.
  ///
  /// Default: `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged inside of the layout margins, rather than the edges.
  ///
  /// Default: `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Overridden

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    let views = shownViews
    return (axis == .vertical ? views.first : tallest(views))?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let views = shownViews
    return (axis == .vertical ? views.last : tallest(views))?.forLastBaselineLayout ?? self
  }

  override func willChangeHidden(of subview: UIView, to isHidden: Bool) -> Bool {
    guard arranged.contains(where: { $0 === subview }) else { return false }
    return changeHidden(of: subview, to: isHidden)
  }
}
