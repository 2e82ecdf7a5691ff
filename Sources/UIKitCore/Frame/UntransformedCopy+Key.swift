import Foundation
import UIKitGraphics

extension UntransformedCopy.Key {
  /// The area in pixels below which redrawing is faster than a copy.
  private static let minimumArea = 4096
  /// The area in pixels above which a copy would require too much memory: 32 MiB with four bytes
  /// per pixel.
  private static let maximumArea = 1 << 23

  /// Creates the key of a view's pixels; `nil` if a copy is not worthwhile, or if the view has a
  /// shadow.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - bounds: The pixels covered by the subtree without the view's transform.
  ///   - item: The draw item with the placement of the superview's coordinates.
  ///   - scale: Pixels per point.
  @MainActor
  init?(of view: UIView, bounds: PixelRect, drawnBy item: DrawItem, scale: Double) {
    guard bounds.area >= UntransformedCopy.Key.minimumArea,
      bounds.area <= UntransformedCopy.Key.maximumArea,
      (view.layerStorage?.shadowExtent ?? 0) == 0
    else { return nil }
    let geometry = PresentationGeometry(of: view)
    self.init(
      width: bounds.width,
      height: bounds.height,
      offset: CGPoint(
        x: Double(bounds.minX) - item.x - geometry.origin.x * scale,
        y: Double(bounds.minY) - item.y - geometry.origin.y * scale
      ),
      size: geometry.size,
      clipsToBounds: view.clipsToBoundsStorage,
      isDark: view.traitCollection.userInterfaceStyle == .dark,
      scale: scale
    )
  }
}
