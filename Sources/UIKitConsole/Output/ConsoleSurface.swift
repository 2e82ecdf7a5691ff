import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics

/// Draws frames in system memory and copies the changes to the buffers of an output.
///
/// Scrolling moves pixels of the previous frame, and reads from the card's memory are slow. The
/// complete frame therefore stays in system memory, and each damaged pixel is copied once.
@MainActor
final class ConsoleSurface: FrameSurface {
  private let output: any Output
  private let rotation: ScreenRotation
  private var content: Bitmap
  private var isFresh = true
  private var damage: BufferDamage
  private var pointer: PointerOverlay
  private var isPointerPending = false
  /// The number of pixels written to buffers so far.
  private(set) var writtenPixels = 0
  /// The number of buffers presented so far.
  private(set) var presentedFrameCount = 0

  /// Creates a black surface of the output's size.
  ///
  /// - Parameters:
  ///   - output: The output that presents the frames.
  ///   - rotation: The rotation of the content on the panel.
  ///   - scale: Device pixels per point, for the pointer.
  init(output: any Output, rotation: ScreenRotation, scale: CGFloat) {
    self.output = output
    self.rotation = rotation
    let size = rotation.size(output.size)
    content = Bitmap(width: size.width, height: size.height, format: .xrgb)
    damage = BufferDamage(count: output.buffers.count, bounds: content.bounds)
    pointer = PointerOverlay(scale: scale)
  }

  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    defer { isFresh = false }
    return (content, isFresh)
  }

  func present(_ damage: Region) {
    self.damage.add(damage)
    flush()
  }

  /// Copies the outstanding damage to the next buffer and presents it.
  private func flush() {
    isPointerPending = false
    let buffer = output.nextBuffer
    let memory = output.buffers[buffer]
    var region = damage.removeDamage(of: buffer)
    guard !region.isEmpty else { return }
    let isBelowPointer = pointer.rect.map { region.overlap($0) != .none } ?? false
    let patch = isBelowPointer ? pointer.patch(of: content) : nil
    if let patch { region.subtract(patch.rect) }
    var written: [PixelRect] = []
    region.forEach { written.append(memory.write($0, of: content, rotation: rotation)) }
    if let patch {
      written.append(
        memory.write(
          patch.bitmap.bounds,
          of: patch.bitmap,
          at: (Int(patch.rect.minX), Int(patch.rect.minY)),
          rotation: rotation
        )
      )
    }
    written.removeAll(where: \.isEmpty)
    writtenPixels += written.reduce(0) { $0 + $1.area }
    presentedFrameCount += 1
    if !written.isEmpty { output.show(written) }
  }
}

extension ConsoleSurface {
  /// Changes the pointer; the change appears with the next frame, or with `flushPointer()`.
  func changePointer(_ change: (inout PointerOverlay) -> Void) {
    let oldRect = pointer.rect
    change(&pointer)
    guard oldRect != pointer.rect else { return }
    for rect in [oldRect, pointer.rect] {
      guard let rect else { continue }
      damage.add(Region(rect.intersection(content.bounds)))
      isPointerPending = true
    }
  }

  /// Presents a pending change of the pointer if no frame has done so.
  func flushPointer() {
    guard isPointerPending, output.isReady, !isFresh else { return }
    flush()
  }

  /// Continues with new buffers of the output, which have no content yet.
  ///
  /// If their size differs, the frame is drawn again; otherwise the current frame is copied to
  /// them.
  func restart() {
    let size = rotation.size(output.size)
    if size != (content.width, content.height) {
      content = Bitmap(width: size.width, height: size.height, format: .xrgb)
      isFresh = true
      isPointerPending = false
      pointer.hide()
    }
    damage = BufferDamage(count: output.buffers.count, bounds: content.bounds)
    showAll()
  }

  /// Copies the whole frame again, for example after another program has used the screen.
  ///
  /// Does nothing before the first frame and while the output is not ready.
  func showAll() {
    guard !isFresh, output.isReady else { return }
    damage.add(Region(content.bounds))
    flush()
  }
}
