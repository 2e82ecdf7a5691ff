import Foundation
import UIKitGraphics

/// The pixels of a transformed view's subtree without the view's transform.
///
/// It is kept as long as the view is shown through a transform, so that a view that only turns or
/// moves is not drawn again.
@MainActor
struct FlatCopy {
  /// The values besides the subtree on which the pixels depend.
  struct Key: Equatable {
    /// In pixels.
    let width: Int
    let height: Int
    /// The first pixel, seen from the view's unrounded origin, in pixels.
    let offset: CGPoint
    /// The size of the bounds in points.
    let size: CGSize
    let clips: Bool
    let isDark: Bool
    let scale: Double
  }

  /// Covers the subtree's pixels.
  let bitmap: Bitmap
  /// The values on which the pixels depend.
  let key: Key
  /// Whether something in the subtree changed since.
  var isStale = false

  /// The bitmap with every pixel transparent, for another drawing; `nil` when it has another size.
  func takeCleared(width: Int, height: Int) -> Bitmap? {
    guard bitmap.width == width, bitmap.height == height else { return nil }
    bitmap.clear()
    return bitmap
  }
}
