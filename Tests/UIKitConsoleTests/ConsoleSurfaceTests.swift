import Foundation
import Testing
import UIKitApplication
import UIKitCore
import UIKitGraphics

@testable import UIKitConsole

/// Tests for the console's surface: the damage of its buffers, and the pointer.
@MainActor
struct ConsoleSurfaceTests {
  /// Fills a rectangle of the frame with a colour, and presents it.
  private func fill(_ rect: PixelRect, of surface: ConsoleSurface, with color: UInt32) {
    guard let content = surface.framebuffer()?.bitmap else { return }
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let offset = y * content.bytesPerRow + x * 4
        content.bytes.storeBytes(of: color, toByteOffset: offset, as: UInt32.self)
      }
    }
    surface.present(Region(rect))
  }

  private let fullFrame = PixelRect(x: 0, y: 0, width: 40, height: 30)
  private let smallRect = PixelRect(x: 4, y: 5, width: 6, height: 7)

  @Test func aBufferGetsTheDamageOfTwoFrames() {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    fill(fullFrame, of: surface, with: 0x111111)
    fill(fullFrame, of: surface, with: 0x222222)
    fill(smallRect, of: surface, with: 0x333333)
    fill(PixelRect(x: 30, y: 20, width: 2, height: 2), of: surface, with: 0x444444)
    #expect(output.pixel(5, 6) == 0x333333 && output.pixel(31, 21) == 0x444444)
    #expect(output.presentedRects.count == 4 && surface.presentedFrameCount == 4)
    // The last presentation contains the damage of both frames and no other pixel.
    #expect(output.presentedRects[3].map(\.area).reduce(0, +) == 46)
  }

  @Test func aNewSizeBeginsInBlack() throws {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .right, scale: 1)
    let before = try #require(surface.framebuffer())
    #expect((before.bitmap.width, before.bitmap.height) == (30, 40) && before.isFresh)
    #expect(surface.framebuffer()?.isFresh == false)
    output.size = (64, 48)
    output.makeBuffers(2)
    surface.restart()
    let after = try #require(surface.framebuffer())
    #expect((after.bitmap.width, after.bitmap.height) == (48, 64) && after.isFresh)
    #expect(output.presentedRects.isEmpty)
  }

  @Test func newBuffersOfTheSameSizeGetTheFrame() {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    fill(fullFrame, of: surface, with: 0x111111)
    output.makeBuffers(1)
    surface.restart()
    #expect(output.presentedRects.count == 2)
    #expect(output.pixel(39, 29) == 0x111111)
    #expect(surface.framebuffer()?.isFresh == false)
  }

  @Test func showAllWritesTheWholeFrame() {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    fill(fullFrame, of: surface, with: 0x111111)
    surface.showAll()
    #expect(output.presentedRects.last?.reduce(0) { $0 + $1.area } == 40 * 30)
  }

  @Test func anUndrawnFrameIsNotShown() {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    surface.showAll()
    #expect(output.presentedRects.isEmpty)
  }

  @Test func damageAwayFromThePointerDoesNotRewriteIt() {
    let output = MemoryOutput(width: 40, height: 30, bufferCount: 1)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    fill(fullFrame, of: surface, with: 0x808080)
    surface.changePointer { $0.show(.arrow, at: CGPoint(x: 20, y: 2)) }
    surface.flushPointer()
    let distantRect = PixelRect(x: 2, y: 25, width: 4, height: 3)
    fill(distantRect, of: surface, with: 0x707070)
    #expect(output.presentedRects.last?.reduce(0) { $0 + $1.area } == distantRect.area)
  }

  // MARK: The pointer

  /// Returns the number of the panel's pixels with a different colour.
  private func pixelCount(of output: MemoryOutput, otherThan color: UInt32) -> Int {
    var count = 0
    for y in 0..<output.size.height {
      for x in 0..<output.size.width where output.pixel(x, y) != color { count += 1 }
    }
    return count
  }

  @Test(arguments: [CGPoint(x: 10, y: 4), CGPoint(x: 38, y: 28), CGPoint(x: 0, y: 0)])
  func aMovedPointerRestoresTheFrameBelow(position: CGPoint) {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    fill(fullFrame, of: surface, with: 0x808080)
    surface.changePointer { $0.show(.arrow, at: position) }
    surface.flushPointer()
    let pointerPixelCount = pixelCount(of: output, otherThan: 0x808080)
    #expect(pointerPixelCount > 0)
    // A frame below the pointer leaves the pointer unchanged.
    fill(fullFrame, of: surface, with: 0x707070)
    #expect(pixelCount(of: output, otherThan: 0x707070) >= pointerPixelCount)
    surface.changePointer { $0.show(.arrow, at: CGPoint(x: 20, y: 10)) }
    surface.flushPointer()
    #expect(output.pixel(Int(position.x), Int(position.y)) == 0x707070)
    surface.changePointer { $0.hide() }
    surface.flushPointer()
    #expect(pixelCount(of: output, otherThan: 0x707070) == 0)
    // Nothing was written outside of the panel, and another flush writes nothing.
    let writtenRects = output.presentedRects.joined()
    #expect(writtenRects.allSatisfy { $0.minX >= 0 && $0.maxX <= 40 && $0.maxY <= 30 })
    let presentationCount = output.presentedRects.count
    surface.flushPointer()
    #expect(output.presentedRects.count == presentationCount)
  }

  @Test func thePointerWaitsForTheRefresh() {
    let output = MemoryOutput(width: 40, height: 30)
    let surface = ConsoleSurface(output: output, rotation: .none, scale: 1)
    fill(fullFrame, of: surface, with: 0x808080)
    output.isReady = false
    surface.changePointer { $0.show(.arrow, at: CGPoint(x: 10, y: 4)) }
    surface.flushPointer()
    #expect(output.presentedRects.count == 1)
    output.isReady = true
    surface.flushPointer()
    #expect(output.presentedRects.count == 2)
  }
}
