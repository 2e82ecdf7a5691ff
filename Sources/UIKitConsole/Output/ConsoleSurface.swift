import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics

/// Draws frames in ordinary memory, and writes what changed to the buffers of an output.
///
/// Scrolling moves pixels of the last frame, and reading a card's memory is slow; therefore the
/// frame is complete in ordinary memory, and every damaged pixel is written once more.
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
  /// The number of shown buffers.
  private(set) var shownFrames = 0

  /// Creates a surface of an output's size, in black.
  ///
  /// - Parameters:
  ///   - output: Shows the frames.
  ///   - rotation: How the content is turned on it.
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

  /// Writes what the next buffer lacks, and shows it.
  private func flush() {
    isPointerPending = false
    let buffer = output.nextBuffer
    let memory = output.buffers[buffer]
    var region = damage.take(buffer)
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
    shownFrames += 1
    if !written.isEmpty { output.show(written) }
  }
}

extension ConsoleSurface {
  /// Changes the pointer; it moves on the screen with the next frame, or with `flushPointer()`.
  func changePointer(_ change: (inout PointerOverlay) -> Void) {
    let old = pointer.rect
    change(&pointer)
    guard old != pointer.rect else { return }
    for rect in [old, pointer.rect] {
      guard let rect else { continue }
      damage.add(Region(rect.intersection(content.bounds)))
      isPointerPending = true
    }
  }

  /// Shows a change of the pointer that no frame has shown.
  func flushPointer() {
    guard isPointerPending, output.isReady, !isFresh else { return }
    flush()
  }

  /// Goes on with the output's new buffers, which lack everything.
  ///
  /// In another size the frame has to be drawn again; in the same one it is shown.
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

  /// Writes the whole frame again, after another program has shown something.
  func showAll() {
    guard !isFresh, output.isReady else { return }
    damage.add(Region(content.bounds))
    flush()
  }
}
