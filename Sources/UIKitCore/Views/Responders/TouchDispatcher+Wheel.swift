package import Foundation
package import UIKitGraphics
import UIKitSupport

extension TouchDispatcher {
  /// Scrolls the view under the pointer, or changes the size of its text.
  ///
  /// The innermost view under the point that can scroll in the direction handles the wheel; at the
  /// end of its content the enclosing one does. With Shift, a wheel scrolls across. With Control it
  /// changes the text size of the window below the pointer, see `UIWindow.changesTextSizeByWheel`.
  ///
  /// - Parameters:
  ///   - delta: Notches. A positive `dy`, the wheel rolled away from the user, scrolls up; a
  ///     positive `dx` scrolls right, as in SDL.
  ///   - isPrecise: Whether fractions of notches follow a touchpad's fingers.
  ///   - point: The pointer's location in screen coordinates, in points; finite.
  ///   - modifiers: The modifier keys that are held.
  /// - Returns: Whether something scrolled or changed.
  @discardableResult
  package func scrollWheel(
    by delta: CGVector,
    isPrecise: Bool,
    at point: CGPoint,
    modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    TouchDispatcher.check(point)
    demand(
      delta.dx.isFinite && delta.dy.isFinite,
      "A wheel cannot be turned by \(delta.dx) and \(delta.dy) notches"
    )
    toolTips.hide()
    var view = hitView(at: point)
    if modifiers.contains(.control), UIWindow.changesTextSizeByWheel {
      return view?.windowStorage?.changeTextSize(by: delta.dy) ?? false
    }
    var delta = delta
    if modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: -delta.dy, dy: 0) }
    while let present = view {
      if present.handleScrollWheel(by: delta, isPrecise: isPrecise) { return true }
      view = present.superviewStorage
    }
    return false
  }
}
