import Foundation
import UIKitGraphics
import UIKitSupport

extension UIScrollView {
  /// Seconds of an animated zoom.
  static let zoomDuration: TimeInterval = 0.3

  /// Scales the delegate's view and keeps a point of it in the middle.
  ///
  /// - Parameters:
  ///   - scale: The scale, before the limits.
  ///   - middle: The point in the unscaled content; `nil` keeps what is in the middle now.
  ///   - animated: Whether it takes 0.3 s.
  final func zoom(toScale scale: CGFloat, around middle: CGPoint? = nil, animated: Bool) {
    demand(scale.isFinite, "A zoom scale has to be finite, but \(scale) was set")
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = max(min(scale, maximumZoomScale), minimumZoomScale)
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

  /// Zooms so that a rectangle of the unscaled content fills the bounds.
  final func zoomToFit(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let room = boundsStorage.inset(by: adjustedContentInset).size
    zoom(
      toScale: min(room.width / rect.width, room.height / rect.height),
      around: CGPoint(x: rect.midX, y: rect.midY),
      animated: animated
    )
  }

  /// The point of the unscaled content that is in the middle.
  private var unscaledMiddle: CGPoint {
    let visible = boundsStorage.inset(by: adjustedContentInset)
    return CGPoint(x: visible.midX / zoomScaleStorage, y: visible.midY / zoomScaleStorage)
  }

  private func apply(_ scale: CGFloat, to view: UIView, around middle: CGPoint) {
    let factor = scale / zoomScaleStorage
    let origin = view.frame.origin
    zoomScaleStorage = scale
    motion.stop()
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    setContentSizeKeepingOffset(view.frame.size)
    let visible = boundsStorage.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x + middle.x * scale - visible.midX,
      y: contentOffset.y + middle.y * scale - visible.midY
    )
    setOffset(legalOffset(offset))
    delegate?.scrollViewDidZoom(self)
  }
}
