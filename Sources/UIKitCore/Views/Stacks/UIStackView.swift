public import Foundation
import UIKitGraphics
import UIKitSupport

/// A view that arranges its subviews in a row or column, with constraints that it creates.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the length along the axis among the arranged views.
  public enum Distribution: Int, Sendable {
    /// The views fill the length; the view with the lowest resistance is resized.
    case fill
    /// The views fill the length, and all have the same length.
    case fillEqually
    /// The views fill the length in proportion to their intrinsic lengths.
    case fillProportionally
    /// The views keep their lengths, with equal spacing between them.
    case equalSpacing
    /// The views keep their lengths, with equal distances between their centres.
    case equalCentering
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack across the axis.
    case fill
    /// At the leading edge of a column, or the top of a row.
    case leading
    /// In a row, the first baselines are aligned.
    case firstBaseline
    /// Centred.
    case center
    /// At the trailing edge of a column, or the bottom of a row.
    case trailing
    /// In a row, the last baselines are aligned.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack view's `spacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// A custom spacing that means the system's spacing between adjacent views, 8 points.
  public static let spacingUseSystem: CGFloat = -.greatestFiniteMagnitude

  final var arrangedStorage: [UIView] = []
  /// The spacing after views for which it differs from `spacing`.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that arrange the views.
  final var arrangementConstraints: [NSLayoutConstraint] = []
  /// The guides between views, for distributions with equal spacing or distances.
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

  /// The arranged views in order.
  open var arrangedSubviews: [UIView] { arrangedStorage }

  /// Adds an arranged view at the end; it becomes a subview.
  ///
  /// - Parameter view: The view; an already arranged view is moved.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedStorage.filter { $0 !== view }.count)
  }

  /// Inserts an arranged view at an index; it becomes a subview.
  ///
  /// - Parameters:
  ///   - view: The view; an already arranged view is moved.
  ///   - stackIndex: The index in `arrangedSubviews`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    demandMainThread(type(of: self))
    arrangedStorage.removeAll { $0 === view }
    demand(
      (0...arrangedStorage.count).contains(stackIndex),
      "index \(stackIndex) out of bounds for arranged subview; there are \(arrangedStorage.count)"
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedStorage.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Removes an arranged view, which remains a subview.
  ///
  /// - Parameter view: The view; the method does nothing if it is not arranged.
  open func removeArrangedSubview(_ view: UIView) {
    demandMainThread(type(of: self))
    guard arrangedStorage.contains(where: { $0 === view }) else { return }
    arrangedStorage.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The axis of the arrangement.
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

  /// The spacing between views in points; the minimum spacing if the distribution varies it.
  ///
  /// Default: 0.
  open var spacing: CGFloat = 0 {
    didSet {
      demand(spacing.isFinite, "A stack view's spacing has to be finite, but \(spacing) was set")
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// Sets the spacing after a view.
  ///
  /// - Parameters:
  ///   - spacing: The spacing in points, `spacingUseDefault` or `spacingUseSystem`.
  ///   - arrangedSubview: An arranged view; the method does nothing for other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    demand(
      !spacing.isNaN && !spacing.isInfinite,
      "A stack view's custom spacing has to be finite, but \(spacing) was set"
    )
    guard arrangedStorage.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom spacing after a view.
  ///
  /// - Parameter arrangedSubview: A view.
  /// - Returns: The spacing in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether vertical spacing is measured from the last baseline of a view to the first baseline of
  /// the next.
  ///
  /// Default: `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged inside the layout margins instead of the bounds.
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
    let views = visibleViews
    return (axis == .vertical ? views.first : tallest(views))?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let views = visibleViews
    return (axis == .vertical ? views.last : tallest(views))?.forLastBaselineLayout ?? self
  }

  override func willChangeHidden(of subview: UIView, to isHidden: Bool) -> Bool {
    guard arrangedStorage.contains(where: { $0 === subview }) else { return false }
    return changeHidden(of: subview, to: isHidden)
  }
}
