package import Foundation
package import UIKitGraphics
import UIKitSupport

extension TouchDispatcher {
  /// Scrolls the view under the pointer.
  ///
  /// The innermost view under the point that can scroll in the direction handles the wheel; at the
  /// end of its content the enclosing one does.
  ///
  /// - Parameters:
  ///   - delta: Notches. A positive `dy`, the wheel rolled away from the user, scrolls up; a
  ///     positive `dx` scrolls right, as in SDL.
  ///   - isPrecise: Whether fractions of notches follow a touchpad's fingers.
  ///   - point: The pointer's location in screen coordinates, in points; finite.
  /// - Returns: Whether something scrolled.
  @discardableResult
  package func scrollWheel(by delta: CGVector, isPrecise: Bool, at point: CGPoint) -> Bool {
    TouchDispatcher.check(point)
    demand(
      delta.dx.isFinite && delta.dy.isFinite,
      "A wheel cannot be turned by \(delta.dx) and \(delta.dy) notches"
    )
    var view = hitView(at: point)
    while let present = view {
      if present.handleScrollWheel(by: delta, isPrecise: isPrecise) { return true }
      view = present.superviewStorage
    }
    return false
  }
}
