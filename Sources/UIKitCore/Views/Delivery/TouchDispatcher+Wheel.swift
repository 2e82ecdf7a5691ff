package import Foundation
package import UIKitGraphics
import UIKitSupport

extension TouchDispatcher {
  /// Scrolls the view under the pointer, or changes its text size.
  ///
  /// The innermost view under the point that can scroll in the direction handles the wheel; at the
  /// end of its content the enclosing view does. Each axis scrolls the view that can scroll along
  /// it. A small movement across the direction of the fingers on a touchpad only scrolls the view
  /// that they are scrolling. A view that has begun to scroll keeps the wheel, see `WheelGesture`.
  /// With Shift, a wheel scrolls horizontally. With Control, it changes the text size of the window
  /// under the pointer, see `UIWindow.changesTextSizeByWheel`.
  ///
  /// - Parameters:
  ///   - delta: The movement in notches. A positive `dy`, the wheel rolled away from the user,
  ///     scrolls up; a positive `dx` scrolls right, as in SDL.
  ///   - isPrecise: Whether the delta has fractions of notches that follow the fingers on a
  ///     touchpad.
  ///   - point: The pointer's location in screen coordinates, in points; finite.
  ///   - modifiers: The held modifier keys.
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
    wheel.update(at: point, time: host?.time ?? 0)
    let horizontal = CGVector(dx: delta.dx, dy: 0)
    let vertical = CGVector(dx: 0, dy: delta.dy)
    let isMainlyHorizontal = abs(delta.dx) > abs(delta.dy)
    let (major, minor) = isMainlyHorizontal ? (horizontal, vertical) : (vertical, horizontal)
    let receiver = scroll(view, by: major, isPrecise: isPrecise)
    guard minor != .zero else { return receiver != nil }
    if isPrecise, let receiver, TouchDispatcher.isAxisNoise(delta) {
      _ = receiver.handleScrollWheel(by: minor, isPrecise: true)
      return true
    }
    let minorReceiver = scroll(view, by: minor, isPrecise: isPrecise)
    return receiver != nil || minorReceiver != nil
  }

  /// Returns whether one component is only an inaccuracy of a movement along the other axis.
  private static func isAxisNoise(_ delta: CGVector) -> Bool {
    min(abs(delta.dx), abs(delta.dy)) < 0.25 * max(abs(delta.dx), abs(delta.dy))
  }

  /// Scrolls the innermost view that can scroll along an axis.
  ///
  /// - Returns: The view that scrolls; `nil` if there is none.
  private func scroll(_ hit: UIView?, by delta: CGVector, isPrecise: Bool) -> UIView? {
    let isHorizontal = delta.dx != 0
    var view = wheel.receiver(over: hit, isHorizontal: isHorizontal)
    while let current = view {
      if current.handleScrollWheel(by: delta, isPrecise: isPrecise) {
        wheel.latch(to: current, isHorizontal: isHorizontal)
        return current
      }
      view = current.superviewStorage
    }
    return nil
  }
}
