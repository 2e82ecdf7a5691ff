import Foundation
import UIKitGraphics

extension UIScrollView {
  /// The points per unit of a precise device.
  ///
  /// A unit of a touchpad is ten pixels of finger movement, which the content follows one to one.
  static let pointsPerPreciseUnit: CGFloat = 10

  /// Scrolls for the mouse wheel or a touchpad.
  ///
  /// - Parameters:
  ///   - delta: The number of notches; positive `dy` towards the top of the content, positive `dx`
  ///     towards its right end.
  ///   - isPrecise: Whether the device reports fractions. The content then follows immediately,
  ///     without bouncing.
  /// - Returns: Whether the content moves or is being dragged. Otherwise an outer scroll view may
  ///   scroll.
  final func scrollByWheel(_ delta: CGVector, isPrecise: Bool) -> Bool {
    guard isScrollEnabled, !isDragging else { return isDragging }
    let delta = localDelta(delta, isPrecise: isPrecise)
    let unit =
      isPrecise
      ? CGSize(
        width: UIScrollView.pointsPerPreciseUnit,
        height: UIScrollView.pointsPerPreciseUnit
      )
      : CGSize(
        width: wheelStep.width * UIScrollView.wheelSpeed,
        height: wheelStep.height * UIScrollView.wheelSpeed
      )
    let distance = CGVector(
      dx: maximumOffset.x > minimumOffset.x ? delta.dx * unit.width : 0,
      dy: maximumOffset.y > minimumOffset.y ? -delta.dy * unit.height : 0
    )
    willScroll()
    guard distance != .zero else { return false }
    if isPagingEnabled, !isPrecise { return turnPages(by: distance) }
    let target = clampedOffset(
      CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
    )
    guard target != contentOffset || motion.isRunning || touchpadRest?.isPending == true else {
      return false
    }
    if isPrecise {
      motion.stop()
      if restsAfterTouchpad { recordTouchpadScroll(by: distance) }
      scrollPrecisely(by: distance)
      indicators.show()
      indicators.scheduleHiding()
    } else if UIScrollView.animatesWheel {
      motion.glide(by: distance)
    } else {
      motion.stop()
      setOffset(pixelAligned(target))
      indicators.show()
      indicators.scheduleHiding()
    }
    return true
  }

  /// Converts a wheel movement to the view's coordinates.
  ///
  /// With a touchpad, the content follows the fingers on screen even in scaled views. A wheel notch
  /// scrolls by the same content distance as in views without a scale.
  private func localDelta(_ delta: CGVector, isPrecise: Bool) -> CGVector {
    guard hasTransformedChain else { return delta }
    let localDelta = localMovement(CGPoint(x: -delta.dx, y: delta.dy))
    let length = CGPoint.zero.distance(to: localDelta)
    let notches = CGPoint(x: delta.dx, y: delta.dy).distance(to: .zero)
    guard length > 0, length.isFinite else { return .zero }
    let factor = isPrecise ? 1 : notches / length
    // The sines of quarter turns are not exactly zero.
    func component(_ value: CGFloat) -> CGFloat {
      abs(value) < length * 1e-9 ? 0 : value * factor
    }
    return CGVector(dx: -component(localDelta.x), dy: component(localDelta.y))
  }

  /// Scrolls by whole device pixels.
  ///
  /// Fractions of slow movements accumulate.
  private func scrollPrecisely(by distance: CGVector) {
    let proposedOffset = CGPoint(
      x: contentOffset.x + distance.dx + wheelRemainder.dx,
      y: contentOffset.y + distance.dy + wheelRemainder.dy
    )
    let target = limitedToTouchpadPage(clampedOffset(pixelAligned(proposedOffset)))
    // Discards the remainder at an end, so that the reverse direction responds immediately.
    let isInside = limitedToTouchpadPage(clampedOffset(proposedOffset)) == proposedOffset
    wheelRemainder =
      isInside ? CGVector(dx: proposedOffset.x - target.x, dy: proposedOffset.y - target.y) : .zero
    setOffset(target)
  }
}
