import Foundation
import UIKitConstraints
import UIKitGraphics

extension LayoutEngine {
  /// The maximum number of passes of a measurement; constraints may change the content's size, and
  /// with it the constraints.
  private static let maximumMeasuringRounds = 4
  /// The maximum target length in points, which also replaces infinite ones.
  private static let maximumTargetLength: CGFloat = 1e6

  /// Returns the size of the root that fits its content.
  ///
  /// - Parameters:
  ///   - target: The target size, in points.
  ///   - horizontal: The priority of the target width.
  ///   - vertical: The priority of the target height.
  /// - Returns: The size, rounded up to device pixels.
  func fittingSize(
    target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    isBusy = true
    defer { isBusy = false }
    // Removes the constraints of the previous measurement.
    isMeasuring = false
    for constraint in measuringConstraints { solver.remove(constraint) }
    measuringConstraints.removeAll(keepingCapacity: true)
    // The target size replaces a size that may have conflicted with a constraint.
    retryBroken()
    var rounds = 0
    repeat {
      rounds += 1
      if needsRebuild { rebuild() }
      if measuringConstraints.isEmpty {
        removeFrameConstraints(of: rootVariables)
        beginMeasuring(rootVariables, target: target, horizontal: horizontal, vertical: vertical)
      }
      isRootStale = false
      process()
    } while hasPendingChanges && rounds < LayoutEngine.maximumMeasuringRounds
    isMeasuring = true
    setNeedsUpdate()
    let scale = root.windowStorage?.screen.scale ?? UITraitCollection.current.displayScale
    func roundedLength(_ variable: ConstraintSolver.Variable, insets: CGFloat) -> CGFloat {
      let value = CGFloat(solver.value(of: variable)) + insets
      // A rounding error of the solver does not add a pixel.
      return ((value * scale - 1e-4).rounded(.up) / scale).limited
    }
    let insets = root.alignmentRectInsets
    let variables = rootVariables
    return CGSize(
      width: roundedLength(variables.width, insets: insets.left + insets.right),
      height: roundedLength(variables.height, insets: insets.top + insets.bottom)
    )
  }

  private func removeFrameConstraints(of box: LayoutBox) {
    for constraint in box.frameConstraints { solver.remove(constraint) }
    box.frameConstraints.removeAll()
  }

  /// Adds the constraints for the target size and for the content of the root itself.
  private func beginMeasuring(
    _ box: LayoutBox,
    target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) {
    let targets = [
      (box.width, target.width, horizontal), (box.height, target.height, vertical),
    ]
    for (variable, length, priority) in targets {
      let maximum = LayoutEngine.maximumTargetLength
      let length = min(max(0, length.isFinite ? length : maximum), maximum)
      let constraint = try? solver.add(
        [.init(variable, 1)],
        .equal,
        constant: -Double(length),
        strength: priority == .required ? ConstraintSolver.required : priority.rawValue
      )
      if let constraint { measuringConstraints.append(constraint) }
    }
    let size = root.measureContent { $0.intrinsicContentSize }
    for (variable, length, axis) in [(box.width, size.width, 0), (box.height, size.height, 1)]
    where length >= 0 && length <= 1e7 {
      let state = root.layoutState
      let limits: [(ConstraintSolver.Relation, UILayoutPriority)] = [
        (.lessThanOrEqual, state.hugging[axis]), (.greaterThanOrEqual, state.resistance[axis]),
      ]
      for (relation, priority) in limits {
        let constraint = try? solver.add(
          [.init(variable, 1)],
          relation,
          constant: -Double(length),
          strength: priority.rawValue
        )
        if let constraint { measuringConstraints.append(constraint) }
      }
    }
  }

  /// Ends the measurement, so that the root has its actual size again.
  func endMeasuring() {
    isMeasuring = false
    for constraint in measuringConstraints { solver.remove(constraint) }
    measuringConstraints.removeAll(keepingCapacity: true)
    retryBroken()
    isRootStale = true
  }

  /// Returns the size that fits the constraints inside a view that is not a layout root, as
  /// `fittingSize(target:horizontal:vertical:)` does for roots.
  static func fittingSize(
    of view: UIView,
    target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: view, isTemporary: true)
    engine.collect(view)
    engine.constraints.sort { $0.serial < $1.serial }
    // Constraints broken at the view's current size may be satisfied at the target size.
    let broken = engine.constraints.filter(\.isBroken)
    for constraint in broken { constraint.isBroken = false }
    defer {
      if engine.hasBrokenConstraints {
        for constraint in engine.constraints { constraint.isBroken = false }
      }
      for constraint in broken { constraint.isBroken = true }
    }
    return engine.fittingSize(target: target, horizontal: horizontal, vertical: vertical)
  }

  /// Collects the constraints held by a view and its descendants, except layout roots.
  private func collect(_ view: UIView) {
    constraints += view.layoutStateStorage?.constraints ?? []
    for subview in view.subviewStorage where !subview.isLayoutRoot { collect(subview) }
  }
}
