import CSDL2
import Glibc
import UIKitCore
import UIKitGraphics

/// Presents frames in memory shared with a Wayland compositor, in device pixels of the display.
@MainActor
final class SharedMemoryPresenter: Presenter {
  var isPacedByDisplay: Bool { pacer?.isWaiting ?? false }
  private let surface: WaylandSurface
  private let pacer: FramePacer?
  private var buffers: [SharedBuffer] = []
  private var rotation = BufferRotation(bounds: .empty)
  /// The size of the buffers in pixels.
  private var size = (width: 0, height: 0)
  /// The index of the buffer of the current frame; `nil` before the first frame.
  private var currentIndex: Int?

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - surface: The surface that presents the frames.
  ///   - pacer: The pacer to notify of frames.
  init(surface: WaylandSurface, pacer: FramePacer?) {
    self.surface = surface
    self.pacer = pacer
  }

  /// Whether a buffer is available or can be created.
  var isReady: Bool { rotation.next(held: buffers.map(\.isHeld)) != nil }

  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    guard surface.isConfigured, case let size = surface.pixelSize, size.width > 0, size.height > 0
    else { return nil }
    if size != self.size { discardBuffers(for: size) }
    guard let next = rotation.next(held: buffers.map(\.isHeld)) else { return nil }
    if next == buffers.count {
      guard let newBuffer = surface.makeBuffer(width: size.width, height: size.height) else {
        return nil
      }
      buffers.append(newBuffer)
    }
    currentIndex = next
    let bitmap = buffers[next].bitmap
    guard let latest = rotation.latest else { return (bitmap, true) }
    rotation.repair(next).forEach { bitmap.copy($0, from: buffers[latest].bitmap) }
    return (bitmap, false)
  }

  private func discardBuffers(for size: (width: Int, height: Int)) {
    for buffer in buffers { buffer.free() }
    buffers = []
    self.size = size
    invalidate()
  }

  func present(_ damage: Region) {
    guard let currentIndex else { return }
    rotation.show(currentIndex, change: damage)
    pacer?.willPresent()
    surface.show(buffers[currentIndex], damage: damage)
  }

  /// Presents the latest frame again, unless the size of the window has changed since.
  func presentAgain() {
    guard surface.isConfigured, let latest = rotation.latest else { return }
    guard size == surface.pixelSize else { return }
    surface.show(buffers[latest], damage: Region(buffers[latest].bitmap.bounds))
  }

  /// Makes the next frame draw everything; the buffers are kept, because the compositor does not
  /// lose their content.
  func invalidate() {
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    rotation = BufferRotation(bounds: bounds)
  }
}

extension Bitmap {
  /// Copies pixels of another bitmap with the same size and format.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to copy, within both bitmaps.
  ///   - other: The source.
  fileprivate func copy(_ rect: PixelRect, from other: Bitmap) {
    for row in Int(rect.minY)..<Int(rect.minY) + rect.height {
      let offset = row * bytesPerRow + Int(rect.minX) * 4
      memcpy(bytes + offset, other.bytes + offset, rect.width * 4)
    }
  }
}
