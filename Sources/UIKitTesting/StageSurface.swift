package import UIKitCore
package import UIKitGraphics

/// The plain bitmap that a stage is drawn into; it follows the screen's size.
@MainActor
package final class StageSurface: FrameSurface {
  private let screen: UIScreen
  private var bitmap: Bitmap?

  init(screen: UIScreen) {
    self.screen = screen
  }

  /// The bitmap of the last frame; `nil` on a screen without pixels.
  package func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    let bounds = screen.pixelBounds
    guard !bounds.isEmpty else { return nil }
    if let bitmap, bitmap.bounds == bounds { return (bitmap, false) }
    let made = Bitmap(width: bounds.width, height: bounds.height, format: .xrgb)
    bitmap = made
    return (made, true)
  }

  /// Does nothing: the bitmap is all there is to see.
  package func present(_ damage: Region) {}
}
