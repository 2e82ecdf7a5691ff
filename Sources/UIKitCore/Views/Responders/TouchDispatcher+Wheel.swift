package import Foundation
package import UIKitGraphics
import UIKitSupport

extension TouchDispatcher {
  /// Scrolls what is under the pointer.
  ///
  /// The innermost view under the point that can move in the direction takes the
  /// wheel; when the list there is at its end, the one around it gets it.
  ///
  /// - Parameters:
  ///   - delta: Notches. A positive `dy` is the wheel rolled away from the user, which
  ///     shows what is further up; a positive `dx` shows what is further right, as SDL
  ///     has it.
  ///   - isPrecise: Whether fractions of notches follow a touchpad's fingers.
  ///   - point: Where the pointer is, in screen coordinates and points; finite.
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
