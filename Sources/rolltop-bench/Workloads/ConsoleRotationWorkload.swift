import UIKitApplication
import UIKitConsole
import UIKitGraphics

/// Writes a whole frame to the buffer of a console's screen, with and without a rotation by 90°.
///
/// The buffer is system memory; a graphics card's may be slower.
struct ConsoleRotationWorkload: Workload {
  private static let repetitions = 101

  let name = "console-rotate-90"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    let copyTimeBefore = memcpyTimer.measure()
    let upright = medianFrameTime(rotation: .none)
    let rotated = medianFrameTime(rotation: .right)
    let memcpy = (copyTimeBefore + memcpyTimer.measure()) / 2
    return [
      Measurement("turned ÷ memcpy", rotated / memcpy, .times, limit: 2, aim: 1.5),
      Measurement("upright ÷ memcpy", upright / memcpy, .times, limit: 1.3, aim: 1.1),
      Measurement("turned", rotated * 1e3, .milliseconds),
    ]
  }

  /// Returns the median processor time per frame, in seconds.
  private func medianFrameTime(rotation: ScreenRotation) -> Double {
    let (width, height) = rotation == .none ? (1280, 800) : (800, 1280)
    let content = Bitmap(width: width, height: height, format: .xrgb)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 1280 * 800 * 4, alignment: 4096)
    defer { bytes.deallocate() }
    let memory = ScanoutMemory(
      bytes: bytes,
      width: 1280,
      height: 800,
      bytesPerRow: 1280 * 4,
      format: .xrgb
    )
    var times: [Double] = []
    for index in 0...ConsoleRotationWorkload.repetitions {
      content.bytes.storeBytes(of: UInt8(truncatingIfNeeded: index), as: UInt8.self)
      let start = Clock.processor
      memory.write(content.bounds, of: content, rotation: rotation)
      // The first iteration touches the memory's pages.
      if index > 0 { times.append(Clock.processor - start) }
    }
    return Distribution(times).median
  }
}
