import Foundation
import UIKitGraphics

extension UIScrollView {
  /// How far a precise device moves the content per unit: a touchpad's unit is
  /// ten pixels of finger movement, which the content follows one to one.
  static let pointsPerPreciseUnit: CGFloat = 10

  /// Scrolls by wheel or touchpad.
  ///
  /// - Parameters:
  ///   - delta: Notches; positive towards the content's beginning.
  ///   - isPrecise: Whether the device reports fractions: content then follows
  ///     at once, without bouncing.
  /// - Returns: Whether the content could move; else an outer scroll view may.
  final func scrollByWheel(_ delta: CGVector, isPrecise: Bool) -> Bool {
    guard isScrollEnabled, !isDragging else { return isDragging }
    let unit =
      isPrecise
      ? CGSize(
        width: UIScrollView.pointsPerPreciseUnit,
        height: UIScrollView.pointsPerPreciseUnit
      )
      : wheelStep
    let distance = CGVector(
      dx: maximumOffset.x > minimumOffset.x ? -delta.dx * unit.width : 0,
      dy: maximumOffset.y > minimumOffset.y ? -delta.dy * unit.height : 0
    )
    let target = legalOffset(
      CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
    )
    willScroll()
    guard target != contentOffset || motion.isRunning else { return false }
    if isPrecise {
      motion.stop()
      setOffset(legalOffset(pixelAligned(target)))
      indicators.show()
      indicators.hideSoon()
    } else {
      motion.glide(by: distance)
    }
    return true
  }
}
