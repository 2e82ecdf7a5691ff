public import Foundation
import UIKitConstraints
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// The size that `systemLayoutSizeFitting(_:)` makes as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that `systemLayoutSizeFitting(_:)` makes as large as the content allows.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints that the view holds: those between views in it, or it and them.
  public var constraints: [NSLayoutConstraint] {
    (layoutStateStorage?.constraints ?? []).filter { !$0.isInternal }
  }

  /// Activates a constraint, which this view holds.
  ///
  /// - Parameter constraint: A constraint whose items are this view or inside of it; others stop
  ///   the program.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    demandMainThread(type(of: self))
    let views = [constraint.firstState, constraint.secondState].compactMap { $0?.view }
    demand(
      !views.isEmpty && views.allSatisfy { $0.isInside(self) },
      "The view hierarchy is not prepared for the constraint: \(constraint.sentence)  When added to"
        + " a view, the constraint's items must be descendants of that view (or the view itself)."
    )
    constraint.install(on: self)
  }

  /// Activates constraints, which this view holds.
  ///
  /// - Parameter constraints: Constraints whose items are this view or inside of it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Ends a constraint that this view holds.
  ///
  /// - Parameter constraint: The constraint; nothing happens if another view holds it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Ends constraints that this view holds.
  ///
  /// - Parameter constraints: The constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// The priority with which the view resists becoming larger than its content.
  ///
  /// Default: 250; 750 for switches, steppers and activity indicators, and for the heights of sliders,
  /// segmented controls and progress views.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The priority.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.hugging[axis.rawValue]
      ?? (fixedAxes.contains(axis) ? .defaultHigh : .defaultLow)
  }

  /// Changes how strongly the view resists becoming larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The direction.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis.rawValue] = UIView.checked(priority)
    layoutState.invalidateContent()
  }

  /// The priority with which the view resists becoming smaller than its content.
  ///
  /// Default: 750.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The priority.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutStateStorage?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Changes how strongly the view resists becoming smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The direction.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = UIView.checked(priority)
    layoutState.invalidateContent()
  }

  private static func checked(_ priority: UILayoutPriority) -> UILayoutPriority {
    demand(
      priority.rawValue > 0 && priority.rawValue <= 1_000,
      "A priority is more than 0 and at most 1000, but \(priority.rawValue) was set"
    )
    return priority
  }

  // MARK: Alignment

  /// The rectangle that constraints are about, for a frame.
  ///
  /// - Parameter frame: A frame, in the superview's coordinates.
  /// - Returns: The frame without `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that constraints determine.
  ///
  /// - Parameter alignmentRect: The rectangle, in the superview's coordinates.
  /// - Returns: The rectangle with `alignmentRectInsets` added.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }

  // MARK: Queries

  /// Whether several frames satisfy the constraints equally well.
  public var hasAmbiguousLayout: Bool {
    layoutStateStorage?.isAmbiguous ?? false
  }

  /// Moves to another frame that satisfies the constraints equally well, to make the ambiguity
  /// visible.
  public func exerciseAmbiguityInLayout() {
    guard let box = layoutStateStorage?.box, let engine = box.engine else { return }
    engine.update()
    for variable in [box.x, box.y, box.width, box.height]
    where engine.solver.exchangeSolution(for: variable) {
      engine.setNeedsUpdate()
      return
    }
  }

  /// The constraints that determine the frame in a direction.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The active constraints with this view as an item.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutStateStorage?.constraintsAffectingLayout(for: axis) ?? []
  }

  // MARK: Measuring

  /// The size by constraints, as near as possible to another one.
  ///
  /// - Parameter targetSize: Often `layoutFittingCompressedSize`.
  /// - Returns: The size, in points; the view is not resized.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size by the constraints inside of the view, or else by its content.
  final func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if isLayoutRoot {
      if LayoutEngine.existing(for: self) != nil || layoutStateStorage != nil {
        let engine = LayoutEngine.engine(for: self)
        if !engine.isBusy { return engine.fittingSize(target, horizontal, vertical) }
        return LayoutEngine.fittingSize(of: self, target, horizontal, vertical)
      }
      let content = askForContent { $0.intrinsicContentSize }
      return CGSize(
        width: horizontal == .required ? target.width : max(0, content.width),
        height: vertical == .required ? target.height : max(0, content.height)
      )
    }
    return LayoutEngine.fittingSize(of: self, target, horizontal, vertical)
  }
}
