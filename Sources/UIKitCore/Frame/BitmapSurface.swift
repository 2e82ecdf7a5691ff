package import UIKitGraphics

/// A frame surface in memory, without a display; it follows the screen's size.
@MainActor
package final class BitmapSurface: FrameSurface {
  private let screen: UIScreen
  /// The last frame; `nil` before the first frame.
  package private(set) var bitmap: Bitmap?

  /// Creates a surface without memory; the first frame allocates it.
  ///
  /// - Parameter screen: The screen, whose size in pixels the surface has.
  package init(screen: UIScreen) {
    self.screen = screen
  }

  /// Returns the bitmap of the last frame, or a new bitmap with the screen's size.
  ///
  /// - Returns: The bitmap, and whether it is new; `nil` for a screen without pixels.
  package func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    let bounds = screen.pixelBounds
    guard !bounds.isEmpty else { return nil }
    if let bitmap, bitmap.bounds == bounds { return (bitmap, false) }
    // The first frame paints all pixels.
    let newBitmap = Bitmap(
      width: bounds.width,
      height: bounds.height,
      format: .xrgb,
      isCleared: false
    )
    bitmap = newBitmap
    return (newBitmap, true)
  }

  /// Does nothing: the bitmap needs no presentation.
  ///
  /// - Parameter damage: Ignored.
  package func present(_ damage: Region) {}
}
