import SeededRandom
import Testing
import UIKitGraphics

@testable import UIKitSDL

/// Tests for `BufferRotation`, which selects the buffer for a frame and the pixels to copy into it.
struct BufferRotationTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 20, height: 10)

  @Test func aReleasedBufferIsReusedWithoutRepair() {
    var rotation = BufferRotation(bounds: bounds)
    #expect(rotation.next(held: []) == 0)
    #expect(rotation.repair(0).isEmpty, "without a frame there is nothing to copy")
    rotation.show(0, change: Region(bounds))
    #expect(rotation.next(held: [false]) == 0)
    #expect(rotation.repair(0).isEmpty)
  }

  @Test func thereAreAtMostThreeBuffers() {
    var rotation = BufferRotation(bounds: bounds)
    rotation.show(0, change: Region(bounds))
    #expect(rotation.next(held: [true]) == 1)
    rotation.show(1, change: Region(bounds))
    #expect(rotation.next(held: [true, true]) == 2)
    #expect(rotation.next(held: [false, true]) == 0)
    #expect(rotation.next(held: [true, true, true]) == nil)
  }

  @Test func pixelsOutsideOfTheFrameAreNeverCopied() {
    var rotation = BufferRotation(bounds: bounds)
    rotation.show(0, change: Region(bounds))
    _ = rotation.repair(1)
    rotation.show(0, change: Region(PixelRect(x: 10, y: 5, width: 50, height: 50)))
    #expect(rotation.repair(1) == Region(PixelRect(x: 10, y: 5, width: 10, height: 5)))
  }

  /// Simulates a compositor that releases buffers at random; each pixel stores the number of its
  /// last frame.
  @Test(arguments: 0..<40)
  func everyShownBufferHasTheLatestFrame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var rotation = BufferRotation(bounds: bounds)
    var held: [Bool] = []
    var buffers: [[Int]] = []
    var frame = Array(repeating: 0, count: 200)
    func forEachPixel(in region: Region, _ body: (Int) -> Void) {
      region.forEach { rect in
        for y in Int(rect.minY)..<Int(rect.maxY) {
          for x in Int(rect.minX)..<Int(rect.maxX) { body(y * 20 + x) }
        }
      }
    }
    for number in 1...100 {
      for index in held.indices where Int.random(in: 0..<2, using: &random) == 0 {
        held[index] = false
      }
      guard let next = rotation.next(held: held) else { continue }
      if next == buffers.count {
        buffers.append(Array(repeating: -1, count: 200))
        held.append(false)
      }
      let isFresh = rotation.latest == nil
      if let latest = rotation.latest {
        forEachPixel(in: rotation.repair(next)) { buffers[next][$0] = buffers[latest][$0] }
      }
      let (x, y) = (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<10, using: &random))
      let changedRect = PixelRect(x: x, y: y, width: min(7, 20 - x), height: min(4, 10 - y))
      let change = Region(isFresh ? bounds : changedRect)
      forEachPixel(in: change) {
        frame[$0] = number
        buffers[next][$0] = number
      }
      rotation.show(next, change: change)
      held[next] = true
      #expect(buffers[next] == frame)
    }
  }
}
