public import Foundation
import UIKitGraphics

/// The anchor point of a view's layer.
///
/// The frame passes only support transforms about the centre. With a different anchor point the
/// layer stores the transform that was set, and the view stores the equivalent transform about the
/// centre.
extension UIView {
  /// The point of the bounds about which the view is transformed, like `layer.anchorPoint`.
  ///
  /// Default: (0.5, 0.5). Setting the anchor point moves the view, because its `center` stays the
  /// same.
  public final var anchorPoint: CGPoint {
    get { hasAnchor ? layerOrNew.storage.anchorPoint : CGPoint(x: 0.5, y: 0.5) }
    set { if newValue != anchorPoint { setAnchorPoint(newValue) } }
  }

  /// The vector from the centre to the anchor point, in points.
  private var anchorOffset: CGVector { anchorOffset(for: boundsStorage.size) }

  private func anchorOffset(for size: CGSize) -> CGVector {
    let anchor = anchorPoint
    return CGVector(dx: (anchor.x - 0.5) * size.width, dy: (anchor.y - 0.5) * size.height)
  }

  /// The position of the anchor point in the superview's coordinates, without the transform.
  final var position: CGPoint {
    guard hasAnchor else { return centerPoint }
    let offset = anchorOffset
    return CGPoint(x: centerPoint.x + offset.dx, y: centerPoint.y + offset.dy)
  }

  /// Moves the anchor point; the size is unchanged.
  final func setPosition(_ point: CGPoint) {
    guard hasAnchor else { return setCenterPoint(point) }
    let offset = anchorOffset
    setCenterPoint(CGPoint(x: point.x - offset.dx, y: point.y - offset.dy))
  }

  /// Sets the anchor point of the view's layer; the position is unchanged, so that the view moves.
  final func setAnchorPoint(_ anchor: CGPoint) {
    UIView.checkFinite(CGRect(origin: anchor, size: .zero), "anchor point")
    let (position, transform) = (position, transform)
    layerOrNew.storage.anchorPoint = anchor
    layerOrNew.storage.transform = CATransform3DMakeAffineTransform(transform)
    hasAnchor = anchor != CGPoint(x: 0.5, y: 0.5)
    setTransform(transform)
    setPosition(position)
  }

  /// The transform about the anchor point, as it was set.
  final var anchoredTransform: CGAffineTransform { layerOrNew.storage.transform.projected }

  /// Sets the transform about the anchor point; called again with it after a change of the size.
  final func setAnchoredTransform(_ transform: CGAffineTransform) {
    layerOrNew.storage.transform = CATransform3DMakeAffineTransform(transform)
    setCenteredTransform(transform.moved(by: anchorOffset))
  }

  /// Sets the geometry whose transformed bounding box is `rect`.
  final func setAnchoredFrame(_ rect: CGRect) {
    var linear = anchoredTransform
    (linear.tx, linear.ty) = (0, 0)
    setBoundsRect(
      CGRect(origin: boundsStorage.origin, size: rect.applying(linear.inverted()).size)
    )
    let resizedFrame = frameRect
    let oldPosition = position
    setPosition(
      CGPoint(
        x: oldPosition.x + rect.minX - resizedFrame.minX,
        y: oldPosition.y + rect.minY - resizedFrame.minY
      )
    )
  }

  /// Replaces the animated centre with the animated anchor point, for animations of the layer.
  final func anchor(_ presentation: inout LayerPresentation) {
    let offset = anchorOffset(for: presentation.size)
    presentation.geometry[0] += offset.dx
    presentation.geometry[1] += offset.dy
    presentation.transform = presentation.transform.moved(
      by: CGVector(dx: -offset.dx, dy: -offset.dy)
    )
  }

  /// Replaces the animated anchor point with the animated centre.
  final func center(_ presentation: inout LayerPresentation) {
    let offset = anchorOffset(for: presentation.size)
    presentation.geometry[0] -= offset.dx
    presentation.geometry[1] -= offset.dy
    presentation.transform = presentation.transform.moved(by: offset)
  }
}

extension CGAffineTransform {
  /// Returns the equivalent transform about a different point.
  ///
  /// - Parameter offset: The vector from the new fixed point to the transform's current one.
  /// - Returns: The transform.
  fileprivate func moved(by offset: CGVector) -> CGAffineTransform {
    CGAffineTransform(translationX: -offset.dx, y: -offset.dy)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))
  }
}
