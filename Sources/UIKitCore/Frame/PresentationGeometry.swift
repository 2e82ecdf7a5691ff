package import Foundation
import UIKitGraphics

/// The presented geometry of a view in a frame, including running animations.
struct PresentationGeometry {
  /// The origin of the untransformed frame in the superview's coordinates, in points.
  var origin: CGPoint
  var size: CGSize
  var boundsOrigin: CGPoint
  /// The transform; `nil` for the identity.
  var transform: CGAffineTransform?
  /// The opacity; 0 for a hidden view.
  var alpha: CGFloat

  @MainActor
  init(of view: UIView) {
    origin = view.origin
    size = view.boundsStorage.size
    boundsOrigin = view.boundsStorage.origin
    alpha = view.isHiddenStorage ? 0 : view.alphaStorage
    transform = view.isTransformed ? view.transformStorage : nil
    if let animations = view.animations { add(animations, modelTransform: view.transformStorage) }
  }

  /// Whether the opacity is less than about one of 255 levels.
  var isInvisible: Bool { alpha < 0.004 }

  @MainActor
  private mutating func add(_ animations: ViewAnimations, modelTransform: CGAffineTransform) {
    let geometry = animations.geometry
    origin.x += geometry[0]
    origin.y += geometry[1]
    size.width = max(0, size.width + geometry[2])
    size.height = max(0, size.height + geometry[3])
    boundsOrigin.x += geometry[4]
    boundsOrigin.y += geometry[5]
    if alpha > 0 || animations.alpha > 0 { alpha = min(max(alpha + animations.alpha, 0), 1) }
    if animations.transform != .zero {
      transform = CGAffineTransform(modelTransform.vector + animations.transform)
    }
  }
}

/// The placement of a superview's coordinates on the screen.
struct Placement {
  /// The x coordinate of the origin in device pixels, unrounded.
  var x: Double
  /// The y coordinate of the origin in device pixels, unrounded.
  var y: Double
  /// The clip of the ancestors, in device pixels.
  var clip: PixelRect
}

extension PresentationGeometry {
  /// Returns the rectangle of the untransformed bounds in device pixels, with rounded edges.
  func pixelRect(at placement: Placement, scale: Double) -> PixelRect {
    PixelRect(
      rounding: CGRect(
        x: placement.x + origin.x * scale,
        y: placement.y + origin.y * scale,
        width: size.width * scale,
        height: size.height * scale
      )
    )
  }

  /// Returns the placement of the view's own coordinates, with a clip in device pixels.
  func inner(of placement: Placement, clip: PixelRect, scale: Double) -> Placement {
    Placement(
      x: placement.x + (origin.x - boundsOrigin.x) * scale,
      y: placement.y + (origin.y - boundsOrigin.y) * scale,
      clip: clip
    )
  }

  /// Returns the transform in device pixels about the view's centre; `nil` for the identity.
  func pixelTransform(at placement: Placement, scale: Double) -> CGAffineTransform? {
    guard let transform else { return nil }
    let x = placement.x + (origin.x + size.width / 2) * scale
    let y = placement.y + (origin.y + size.height / 2) * scale
    var scaled = transform
    scaled.tx *= scale
    scaled.ty *= scale
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(scaled)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension UIView {
  /// The untransformed frame, changed by the running animations as of the last frame; in points of
  /// the superview's coordinates.
  package final var presentationFrame: CGRect {
    let presentation = PresentationGeometry(of: self)
    return CGRect(origin: presentation.origin, size: presentation.size)
  }

  /// The opacity, changed by the running animations as of the last frame; 0 for a hidden view.
  package final var presentationAlpha: CGFloat { PresentationGeometry(of: self).alpha }
}
