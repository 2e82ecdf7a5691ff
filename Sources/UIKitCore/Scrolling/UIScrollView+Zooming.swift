import Foundation
import UIKitGraphics
import UIKitSupport

extension UIScrollView {
  /// The duration of an animated zoom, in seconds.
  static let zoomDuration: TimeInterval = 0.3

  /// Scales the delegate's view, and centres a point of it as far as the valid range allows.
  ///
  /// - Parameters:
  ///   - scale: The scale, clamped to the limits.
  ///   - middle: The point in the unscaled content; `nil` for the centre of the visible area.
  ///   - animated: Whether to animate for 0.3 seconds.
  final func zoom(toScale scale: CGFloat, around middle: CGPoint? = nil, animated: Bool) {
    demand(scale.isFinite, "A zoom scale has to be finite, but \(scale) was set")
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = max(min(scale, maximumZoomScale), minimumZoomScale)
    guard scale.isFinite else { return }
    let middle = middle ?? unscaledMiddle
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      apply(scale, to: view, around: middle)
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(
      withDuration: UIScrollView.zoomDuration,
      animations: { self.apply(scale, to: view, around: middle) },
      completion: { [weak self, weak view] _ in
        guard let self else { return }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      }
    )
  }

  /// Zooms to the largest permitted scale at which a rectangle of the unscaled content fits the
  /// area inside the adjusted inset, and centres it.
  final func zoomToFit(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.midX.isFinite, rect.midY.isFinite else { return }
    let visibleSize = boundsStorage.inset(by: adjustedContentInset).size
    zoom(
      toScale: min(visibleSize.width / rect.width, visibleSize.height / rect.height),
      around: CGPoint(x: rect.midX, y: rect.midY),
      animated: animated
    )
  }

  /// The point in the unscaled content at the centre of the visible area.
  private var unscaledMiddle: CGPoint {
    let visibleRect = boundsStorage.inset(by: adjustedContentInset)
    return CGPoint(x: visibleRect.midX / zoomScaleStorage, y: visibleRect.midY / zoomScaleStorage)
  }

  private func apply(_ scale: CGFloat, to view: UIView, around middle: CGPoint) {
    let factor = zoomScaleStorage == 0 ? 1 : scale / zoomScaleStorage
    let origin = view.frame.origin
    zoomScaleStorage = scale
    motion.stop()
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    setContentSizeKeepingOffset(view.frame.size)
    let visibleRect = boundsStorage.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x + middle.x * scale - visibleRect.midX,
      y: contentOffset.y + middle.y * scale - visibleRect.midY
    )
    setOffset(clampedOffset(offset))
    CallbackNesting.call("scrollViewDidZoom(_:)", of: self) { delegate?.scrollViewDidZoom(self) }
  }
}
