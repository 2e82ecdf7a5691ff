import Foundation
import UIKitGraphics

extension UIScrollView {
  /// The distance in points per unit of a precise device: a touchpad's unit is ten pixels of finger
  /// movement, which the content follows one to one.
  static let pointsPerPreciseUnit: CGFloat = 10

  /// Scrolls by wheel or touchpad.
  ///
  /// - Parameters:
  ///   - delta: Notches; a positive `dy` towards the content's top, a positive `dx` towards
  ///     its right end.
  ///   - isPrecise: Whether the device reports fractions: the content then follows immediately,
  ///     without bouncing.
  /// - Returns: Whether the content moved; else an outer scroll view may scroll.
  final func scrollByWheel(_ delta: CGVector, isPrecise: Bool) -> Bool {
    guard isScrollEnabled, !isDragging else { return isDragging }
    let delta = ownDelta(delta, isPrecise: isPrecise)
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
    let target = legalOffset(
      CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
    )
    guard target != contentOffset || motion.isRunning || touchpadRest?.isPending == true else {
      return false
    }
    if isPrecise {
      motion.stop()
      if restsAfterTouchpad { awaitRest(after: distance) }
      scrollPrecisely(by: distance)
      indicators.show()
      indicators.hideSoon()
    } else if UIScrollView.animatesWheel {
      motion.glide(by: distance)
    } else {
      motion.stop()
      setOffset(pixelAligned(target))
      indicators.show()
      indicators.hideSoon()
    }
    return true
  }

  /// A turn of the wheel in the view's own coordinates.
  ///
  /// A touchpad's content moves on the screen as the fingers do, also in scaled views; a notch of a
  /// wheel scrolls as far in the content as in views that are not scaled.
  private func ownDelta(_ delta: CGVector, isPrecise: Bool) -> CGVector {
    guard hasTransformedChain else { return delta }
    let own = ownMovement(CGPoint(x: -delta.dx, y: delta.dy))
    let length = CGPoint.zero.distance(to: own)
    let notches = CGPoint(x: delta.dx, y: delta.dy).distance(to: .zero)
    guard length > 0, length.isFinite else { return .zero }
    let factor = isPrecise ? 1 : notches / length
    // Sines of quarter turns are not quite zero.
    func component(_ value: CGFloat) -> CGFloat {
      abs(value) < length * 1e-9 ? 0 : value * factor
    }
    return CGVector(dx: -component(own.x), dy: component(own.y))
  }

  /// Scrolls by whole pixels; fractions of slow movements accumulate.
  private func scrollPrecisely(by distance: CGVector) {
    let wanted = CGPoint(
      x: contentOffset.x + distance.dx + wheelRemainder.dx,
      y: contentOffset.y + distance.dy + wheelRemainder.dy
    )
    let target = withinReachOfTouchpad(legalOffset(pixelAligned(wanted)))
    // At an end the remainder is dropped, so that the reverse direction reacts immediately.
    let isInside = withinReachOfTouchpad(legalOffset(wanted)) == wanted
    wheelRemainder = isInside ? CGVector(dx: wanted.x - target.x, dy: wanted.y - target.y) : .zero
    setOffset(target)
  }
}
