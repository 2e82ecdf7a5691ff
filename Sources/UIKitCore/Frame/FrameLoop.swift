package import Foundation
package import UIKitGraphics

/// A screen with its windows, and the passes that convert events and time to pixels.
///
/// A frame is
///
///     timers ─> animation ─> update and layout, until clean ─> record ─> damage ─> composite ─> present
///
/// and costs nothing when nothing is pending; see the file of each pass.
@MainActor
package final class FrameLoop: WindowHost {
  /// The destination of frames; without one the passes stop before compositing.
  package var surface: (any FrameSurface)?
  /// The number of frames that changed pixels.
  package private(set) var framesDrawn = 0
  /// The number of pixels that the last drawn frame composited, without those moved by scrolling.
  package private(set) var lastFramePixels = 0

  var recorder = FrameRecorder()
  private let compositor = Compositor()
  private var damagePass = DamagePass()

  override func makeKeyboard() -> (any InputViewPresenting)? { InputViewPresenter(host: self) }

  /// The on-screen keyboard and the input views that replace it.
  package var inputViewPresenter: InputViewPresenter? { keyboard as? InputViewPresenter }

  /// Runs one frame.
  ///
  /// - Parameter newTime: Seconds on the owner's clock.
  /// - Returns: Whether pixels changed.
  @discardableResult
  package func runFrame(at newTime: TimeInterval) -> Bool {
    setTime(newTime)
    makeCurrent()
    beginFrame()
    animator.advance(to: time)
    layoutUntilClean()
    if dragInProgress?.updateIfContentMoved() == true { layoutUntilClean() }
    let hoverHasChanged = touches.updateHover()
    if hoverHasChanged { layoutUntilClean() }
    endLayout()
    if hoverHasChanged { onHoverChange?() }
    defer { if !isMoving { Canvas.releasePooledBitmaps() } }
    return render()
  }

  /// Records, composites and presents the changes.
  private func render() -> Bool {
    let recording = RecordPass(screen: screen)
    for window in windows { recording.run(on: window) }
    damagePass.run(on: windows, screen: screen, damage: damage)
    damage = damagePass.damage
    backdropViews.extend(&damage, moving: damagePass.blits.map(\.rect))
    guard !damage.isEmpty || !damagePass.blits.isEmpty else { return false }
    guard let surface, let target = surface.framebuffer() else {
      // Without a framebuffer, the pixels to move become damage of the next frame.
      for blit in damagePass.blits { damage.add(blit.rect) }
      return false
    }
    if target.isFresh { damage.add(screen.pixelBounds) }
    var region = damage.region()
    region.formIntersection(screen.pixelBounds)
    damage.clear()
    guard !region.isEmpty || !damagePass.blits.isEmpty else { return false }
    compositor.move(target.isFresh ? [] : damagePass.blits, in: target.bitmap)
    compositor.draw(windows, screen: screen, into: target.bitmap, damage: region)
    lastFramePixels = region.area
    for blit in damagePass.blits { region.formUnion(blit.rect) }
    surface.present(region)
    framesDrawn += 1
    return true
  }

  /// Redraws everything into a separate bitmap, for comparison with the current frame.
  ///
  /// - Parameter bitmap: A bitmap with the screen's size.
  package func redrawAll(into bitmap: Bitmap) {
    defer { if !isMoving { Canvas.releasePooledBitmaps() } }
    Compositor(keepsUntransformedCopies: false).draw(
      windows,
      screen: screen,
      into: bitmap,
      damage: Region(screen.pixelBounds)
    )
  }
}

/// The destination of frames: a window's memory, a texture, or a bitmap.
@MainActor
package protocol FrameSurface: AnyObject {
  /// Returns the bitmap for the next frame with the screen's size in pixels; it contains the last
  /// frame's pixels unless it is fresh.
  ///
  /// `nil` if nothing can be drawn now.
  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)?

  /// Presents the frame.
  ///
  /// - Parameter damage: The pixels that may differ from the last frame.
  func present(_ damage: Region)
}
