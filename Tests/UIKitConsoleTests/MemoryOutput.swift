import UIKitGraphics

@testable import UIKitConsole

/// An output with one or two buffers in ordinary memory, which records the calls.
@MainActor
final class MemoryOutput: Output {
  var size: (width: Int, height: Int)
  var isReady = true
  private(set) var buffers: [ScanoutMemory] = []
  /// The index of the buffer that the next frame is written to.
  private(set) var nextBuffer = 0
  /// The written rectangles of each presented frame, in pixels of the panel.
  private(set) var presentedRects: [[PixelRect]] = []

  init(width: Int, height: Int, bufferCount: Int = 2) {
    size = (width, height)
    makeBuffers(bufferCount)
  }

  func makeBuffers(_ count: Int) {
    buffers = (0..<count).map { _ in
      let bytes = UnsafeMutableRawPointer.allocate(
        byteCount: size.width * size.height * 4,
        alignment: 16
      )
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size.width * size.height * 4)
      return ScanoutMemory(
        bytes: bytes,
        width: size.width,
        height: size.height,
        bytesPerRow: size.width * 4,
        format: .xrgb
      )
    }
    nextBuffer = 0
  }

  /// Returns a pixel of the buffer that was presented last.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let buffer = buffers[buffers.count - 1 - nextBuffer]
    return buffer.bytes.load(fromByteOffset: (y * size.width + x) * 4, as: UInt32.self) & 0xFF_FFFF
  }

  var framesPerSecond: Double { 60 }
  var isPacedByDisplay: Bool { false }
  var hasScreen: Bool { true }
  var isAtomic: Bool { false }
  var descriptors: [Int32] { [] }
  var counts: (flips: Int, uploads: Int) { (0, 0) }

  func show(_ written: [PixelRect]) {
    presentedRects.append(written)
    nextBuffer = buffers.count - 1 - nextBuffer
  }

  /// The next result of `handleEvents()`.
  var change = OutputChange.none
  /// Whether another program holds the panel.
  var isTaken = false
  /// The calls to the panel in chronological order.
  private(set) var calls: [String] = []

  func handleEvents() -> OutputChange {
    defer { change = .none }
    return change
  }

  func setLit(_ isLit: Bool) { calls.append(isLit ? "light" : "darken") }

  func release() { calls.append("release") }

  func acquire() -> Bool {
    calls.append(isTaken ? "refused" : "acquire")
    return !isTaken
  }

  func close() { calls.append("close") }
}
