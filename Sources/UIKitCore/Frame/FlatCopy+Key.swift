import Foundation
import UIKitGraphics

extension FlatCopy.Key {
  /// Pixels below which drawing again costs less than a copy.
  private static let smallestArea = 4096
  /// Pixels above which a copy would need too much memory: 32 MiB.
  private static let largestArea = 1 << 23

  /// The key of a view's pixels; `nil` when no copy is worth keeping, or when a shadow belongs to
  /// it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - bounds: The pixels that its subtree covers without its transform.
  ///   - item: Has the place of the superview's coordinates.
  ///   - scale: Pixels per point.
  @MainActor
  init?(of view: UIView, bounds: PixelRect, at item: DrawItem, scale: Double) {
    guard bounds.area >= FlatCopy.Key.smallestArea, bounds.area <= FlatCopy.Key.largestArea,
      (view.layerStorage?.shadowReach ?? 0) == 0
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
      clips: view.clipsToBoundsStorage,
      isDark: view.traitCollection.userInterfaceStyle == .dark,
      scale: scale
    )
  }
}
