import Foundation
import UIKitGraphics

/// The pixels of a transformed view's subtree without the view's transform.
///
/// The pixels are kept while the view is visible through a transform, so that a view that only
/// rotates or moves is not redrawn.
@MainActor
struct UntransformedCopy {
  /// The values besides the subtree that determine the pixels.
  struct Key: Equatable {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The first pixel relative to the view's unrounded origin, in pixels.
    let offset: CGPoint
    /// The size of the bounds in points.
    let size: CGSize
    let clipsToBounds: Bool
    /// Whether the view has the dark style.
    let isDark: Bool
    /// Device pixels per point.
    let scale: Double
  }

  /// The bitmap with the subtree's pixels.
  let bitmap: Bitmap
  /// The values that determine the pixels.
  let key: Key
  /// Whether the subtree has changed since the pixels were drawn.
  var isStale = false

  /// Returns the bitmap with all pixels cleared, for reuse; `nil` if its size is different.
  func takeCleared(width: Int, height: Int) -> Bitmap? {
    guard bitmap.width == width, bitmap.height == height else { return nil }
    bitmap.clear()
    return bitmap
  }
}
