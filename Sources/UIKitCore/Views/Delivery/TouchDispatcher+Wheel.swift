package import Foundation
package import UIKitGraphics
import UIKitSupport

extension TouchDispatcher {
  /// Scrolls the view under the pointer, or changes the size of its text.
  ///
  /// The innermost view under the point that can scroll in the direction handles the wheel; at the
  /// end of its content the enclosing one does. Each axis is for the view that can scroll along it;
  /// but a trace of movement across that of fingers on a touchpad is only for the view that these
  /// scroll. A view that has begun to scroll keeps the wheel, see `WheelGesture`. With Shift, a wheel scrolls across. With Control it
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
    let view = hitView(at: point)
    if modifiers.contains(.control), UIWindow.changesTextSizeByWheel {
      return view?.windowStorage?.changeTextSize(by: delta.dy) ?? false
    }
    var delta = delta
    if modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: -delta.dy, dy: 0) }
    wheel.turn(at: point, time: loop?.time ?? 0)
    let across = CGVector(dx: delta.dx, dy: 0)
    let along = CGVector(dx: 0, dy: delta.dy)
    let isAcross = abs(delta.dx) > abs(delta.dy)
    let (main, other) = isAcross ? (across, along) : (along, across)
    let receiver = scroll(view, by: main, isPrecise: isPrecise)
    guard other != .zero else { return receiver != nil }
    if isPrecise, let receiver, TouchDispatcher.isTrace(delta) {
      _ = receiver.handleScrollWheel(by: other, isPrecise: true)
      return true
    }
    let second = scroll(view, by: other, isPrecise: isPrecise)
    return receiver != nil || second != nil
  }

  /// Whether one component is only what fingers stray from the direction of the other one.
  private static func isTrace(_ delta: CGVector) -> Bool {
    min(abs(delta.dx), abs(delta.dy)) < 0.25 * max(abs(delta.dx), abs(delta.dy))
  }

  /// Scrolls the innermost view that can along one axis.
  ///
  /// - Returns: The view; `nil` if there is none.
  private func scroll(_ hit: UIView?, by delta: CGVector, isPrecise: Bool) -> UIView? {
    let isHorizontal = delta.dx != 0
    var view = wheel.receiver(over: hit, isHorizontal: isHorizontal)
    while let present = view {
      if present.handleScrollWheel(by: delta, isPrecise: isPrecise) {
        wheel.stay(with: present, isHorizontal: isHorizontal)
        return present
      }
      view = present.superviewStorage
    }
    return nil
  }
}
