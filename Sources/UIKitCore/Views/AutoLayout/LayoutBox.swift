import Foundation
import UIKitConstraints

/// The variables of a rectangle in an engine: the alignment rectangle of a view in its superview's
/// coordinates, or a guide's rectangle in its view's coordinates.
@MainActor
final class LayoutBox {
  weak var state: LayoutState?
  weak var engine: LayoutEngine?
  let x: ConstraintSolver.Variable
  let y: ConstraintSolver.Variable
  let width: ConstraintSolver.Variable
  let height: ConstraintSolver.Variable
  /// Whether the frame of the view determines the rectangle.
  var hasFixedFrame = false
  /// The constraints for the frame of a view, or for the size of the root.
  var frameConstraints: [ConstraintSolver.Constraint] = []
  /// The constraints for hugging and compression resistance of the content, horizontal and then
  /// vertical.
  var contentConstraints: [ConstraintSolver.Constraint] = []
  /// The priorities from which `contentConstraints` were created; a change recreates them.
  var contentKey = ContentKey()
  /// Whether the content has to be measured before it is solved.
  var isContentStale = true
  /// The last measured height of wrapped content, with its width; `nil` before the content wraps.
  var wrappedSize: (width: CGFloat, height: CGFloat)?
  /// The size of the content without wrapping, in points.
  var naturalSize = CGSize.zero

  init(_ state: LayoutState, in engine: LayoutEngine) {
    self.state = state
    self.engine = engine
    x = engine.solver.makeVariable()
    y = engine.solver.makeVariable()
    width = engine.solver.makeVariable(isNonnegative: true)
    height = engine.solver.makeVariable(isNonnegative: true)
  }
}

/// The hugging and compression resistance priorities of a view's intrinsic lengths; `nil` for a
/// length without an intrinsic value.
struct ContentKey: Equatable {
  var width: SIMD2<Float>?
  var height: SIMD2<Float>?
}
