public import Foundation
import UIKitConstraints
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest size that the
  /// content allows.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest size that the
  /// content allows.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints held by the view, whose items are this view or its descendants.
  public var constraints: [NSLayoutConstraint] {
    (layoutStateStorage?.constraints ?? []).filter { !$0.isInternal }
  }

  /// Activates a constraint, and holds it in this view.
  ///
  /// - Parameter constraint: A constraint whose items are this view or its descendants; others stop
  ///   the program.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    demandMainThread(type(of: self))
    let views = [constraint.firstState, constraint.secondState].compactMap { $0?.view }
    demand(
      !views.isEmpty && views.allSatisfy { $0.isInside(self) },
      "The view hierarchy is not prepared for the constraint: \(constraint.equation)  When added to"
        + " a view, the constraint's items must be descendants of that view (or the view itself)."
    )
    constraint.install(on: self)
  }

  /// Activates constraints, and holds them in this view.
  ///
  /// - Parameter constraints: Constraints whose items are this view or its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint held by this view.
  ///
  /// - Parameter constraint: The constraint; the method does nothing if a different view holds it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.installedView === self { constraint.deactivate() }
  }

  /// Deactivates constraints held by this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// Returns the priority with which the view resists becoming larger than its content.
  ///
  /// Default: 250; 750 for switches, steppers, activity indicators and colour wells, and for the
  /// heights of sliders, segmented controls and progress views.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The priority.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateStorage?.hugging[axis.rawValue]
      ?? (fixedAxes.contains(axis) ? .defaultHigh : .defaultLow)
  }

  /// Sets the priority with which the view resists becoming larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis.rawValue] = UIView.checked(priority)
    layoutState.invalidateContent()
  }

  /// Returns the priority with which the view resists becoming smaller than its content.
  ///
  /// Default: 750.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The priority.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutStateStorage?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists becoming smaller than its content.
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

  /// Returns the rectangle to which constraints apply, for a frame.
  ///
  /// - Parameter frame: A frame, in the superview's coordinates.
  /// - Returns: The frame without `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a rectangle determined by constraints.
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

  /// Changes the frame to a different solution of the constraints, to make the ambiguity visible.
  public func exerciseAmbiguityInLayout() {
    guard let box = layoutStateStorage?.box, let engine = box.engine else { return }
    engine.update()
    for variable in [box.x, box.y, box.width, box.height]
    where engine.solver.exchangeSolution(for: variable) {
      engine.setNeedsUpdate()
      return
    }
  }

  /// Returns the constraints that determine the frame along an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The active constraints with this view as an item.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutStateStorage?.constraintsAffectingLayout(for: axis) ?? []
  }

  // MARK: Measuring

  /// Returns the size that satisfies the constraints and is as near as possible to a target size.
  ///
  /// - Parameter targetSize: The target size, often `layoutFittingCompressedSize`.
  /// - Returns: The size, in points; the view is not resized.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size determined by the constraints inside of the view, or by its content.
  final func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if isLayoutRoot {
      if LayoutEngine.existing(for: self) != nil || layoutStateStorage != nil {
        let engine = LayoutEngine.engine(for: self)
        if !engine.isBusy {
          return engine.fittingSize(target: target, horizontal: horizontal, vertical: vertical)
        }
        return LayoutEngine.fittingSize(
          of: self,
          target: target,
          horizontal: horizontal,
          vertical: vertical
        )
      }
      let content = measureContent { $0.intrinsicContentSize }
      return CGSize(
        width: horizontal == .required ? target.width : max(0, content.width),
        height: vertical == .required ? target.height : max(0, content.height)
      )
    }
    return LayoutEngine.fittingSize(
      of: self,
      target: target,
      horizontal: horizontal,
      vertical: vertical
    )
  }
}
