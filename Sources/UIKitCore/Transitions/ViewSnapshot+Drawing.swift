import Foundation
import UIKitGraphics

@MainActor
extension ViewSnapshot {
  /// The maximum area in pixels: 32 MiB at 4 bytes per pixel.
  private static let maximumArea = 1 << 23

  /// Creates a snapshot of a view with its shadow and all content outside of its bounds, as in the
  /// last frame, with a scale in pixels per point.
  ///
  /// `nil` if there are no pixels, or too many.
  init?(ofShown view: UIView, scale: Double) {
    let placement = ViewSnapshot.placement(of: view, scale: scale)
    let extent = view.untransformedExtent(scale: scale, at: placement, isKnown: false)
    self.init(of: view, extent, at: placement, scale: scale)
  }

  /// Creates a snapshot of a rectangle of a view.
  ///
  /// `nil` if there are no pixels, or too many.
  ///
  /// - Parameters:
  ///   - view: The view; it need not be in a window.
  ///   - rect: The rectangle in the view's coordinates, in points.
  ///   - scale: Pixels per point.
  init?(of view: UIView, rect: CGRect, scale: Double) {
    let origin = view.bounds.origin
    let pixelRect = CGRect(
      x: (rect.minX - origin.x) * scale,
      y: (rect.minY - origin.y) * scale,
      width: rect.width * scale,
      height: rect.height * scale
    )
    let placement = ViewSnapshot.placement(of: view, scale: scale)
    self.init(of: view, PixelRect(rounding: pixelRect), at: placement, scale: scale)
  }

  private init?(of view: UIView, _ extent: PixelRect, at placement: Placement, scale: Double) {
    guard !extent.isEmpty, extent.area <= ViewSnapshot.maximumArea,
      max(extent.width, extent.height) <= Bitmap.maximumSide
    else { return nil }
    let bitmap = Bitmap(width: extent.width, height: extent.height, format: .argb)
    self.init(bitmap: bitmap, x: Int(extent.minX), y: Int(extent.minY))
    var placement = placement
    placement.clip = extent
    Compositor(keepsUntransformedCopies: false, knowsExtents: false)
      .draw(view, as: .withoutTransform, at: placement, into: bitmap, scale: scale)
  }

  /// Returns the placement that maps the origin of the view's bounds to the first pixel.
  private static func placement(of view: UIView, scale: Double) -> Placement {
    let origin = PresentationGeometry(of: view).origin
    return Placement(x: -origin.x * scale, y: -origin.y * scale, clip: .unbounded)
  }
}
