import SeededRandom
import Testing
import UIKitApplication
import UIKitGraphics

@testable import UIKitConsole

/// Tests for the pixels in the memory of a panel, for each rotation and format.
struct ScanoutMemoryTests {
  /// Returns a bitmap whose pixels are all different.
  private static func content(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, format: .xrgb)
    for y in 0..<height {
      for x in 0..<width {
        let row = bitmap.bytes + y * bitmap.bytesPerRow
        row.storeBytes(of: UInt32(y << 12 | x), toByteOffset: x * 4, as: UInt32.self)
      }
    }
    return bitmap
  }

  /// Returns the panel position of a pixel of the content; the slow reference.
  private static func panelPixel(
    _ x: Int,
    _ y: Int,
    of content: Bitmap,
    rotation: ScreenRotation
  ) -> (x: Int, y: Int) {
    switch rotation {
    case .none: (x, y)
    case .right: (content.height - 1 - y, x)
    case .half: (content.width - 1 - x, content.height - 1 - y)
    case .left: (y, content.width - 1 - x)
    }
  }

  @Test(arguments: ScreenRotation.allCases)
  func exactlyTheDamageIsWrittenRotated(rotation: ScreenRotation) {
    var random = SeededGenerator(seed: 1)
    let content = ScanoutMemoryTests.content(width: 151, height: 90)
    let size = rotation.size((content.width, content.height))
    for _ in 0..<25 {
      let panel = Panel(width: size.width, height: size.height, format: .xrgb)
      let rect = PixelRect(
        x: .random(in: -20..<151, using: &random),
        y: .random(in: -20..<90, using: &random),
        width: .random(in: 1..<160, using: &random),
        height: .random(in: 1..<100, using: &random)
      )
      let written = panel.memory.write(rect, of: content, rotation: rotation)
      #expect(written.area == rect.intersection(content.bounds).area)
      var mismatchCount = 0
      for y in 0..<content.height {
        for x in 0..<content.width {
          let panelPixel = ScanoutMemoryTests.panelPixel(x, y, of: content, rotation: rotation)
          let expected = rect.contains(x: x, y: y) ? UInt32(y << 12 | x) : panel.untouchedPixel
          if panel[panelPixel.x, panelPixel.y] != expected { mismatchCount += 1 }
          let isWritten = written.contains(x: panelPixel.x, y: panelPixel.y)
          if isWritten != rect.contains(x: x, y: y) { mismatchCount += 1 }
        }
      }
      #expect(mismatchCount == 0, "\(rect) turned by \(rotation.rawValue)")
    }
  }

  @Test(arguments: ScreenRotation.allCases)
  func aPatchIsWrittenAtItsRotatedPosition(rotation: ScreenRotation) {
    let content = ScanoutMemoryTests.content(width: 40, height: 30)
    let size = rotation.size((content.width, content.height))
    let panel = Panel(width: size.width, height: size.height, format: .xrgb)
    let patch = ScanoutMemoryTests.content(width: 8, height: 8)
    panel.memory.write(patch.bounds, of: patch, at: (36, -3), rotation: rotation)
    for y in 0..<30 {
      for x in 0..<40 {
        let panelPixel = ScanoutMemoryTests.panelPixel(x, y, of: content, rotation: rotation)
        let isInside = x >= 36 && y < 5
        let expected = isInside ? UInt32((y + 3) << 12 | (x - 36)) : panel.untouchedPixel
        #expect(panel[panelPixel.x, panelPixel.y] == expected)
      }
    }
  }

  @Test func ditheringTo16BitsKeepsTheMeanColor() {
    let content = Bitmap(width: 4, height: 4, format: .xrgb)
    for gray in stride(from: 0, through: 248, by: 3) {
      for index in 0..<16 {
        let pixel = UInt32(gray << 16 | gray << 8 | gray)
        content.bytes.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
      }
      let panel = Panel(width: 4, height: 4, format: .rgb565)
      panel.memory.write(content.bounds, of: content, rotation: .none)
      var sums = (red: 0.0, green: 0.0, blue: 0.0)
      for index in 0..<16 {
        let pixel = Int(panel[index % 4, index / 4])
        // The greatest component of a panel is 31 or 63.
        sums.red += Double(pixel >> 11) * 255 / 31
        sums.green += Double(pixel >> 5 & 63) * 255 / 63
        sums.blue += Double(pixel & 31) * 255 / 31
      }
      // The mean of the sixteen pixels differs by less than one step of eight bits.
      for sum in [sums.red, sums.green, sums.blue] { #expect(abs(sum - Double(gray * 16)) < 16) }
    }
  }

  @Test func ditheringDoesNotDependOnTheDamage() {
    let content = ScanoutMemoryTests.content(width: 40, height: 30)
    for rotation in ScreenRotation.allCases {
      let size = rotation.size((content.width, content.height))
      let fullPanel = Panel(width: size.width, height: size.height, format: .rgb565)
      let tiledPanel = Panel(width: size.width, height: size.height, format: .rgb565)
      fullPanel.memory.write(content.bounds, of: content, rotation: rotation)
      for x in stride(from: 0, to: 40, by: 7) {
        for y in stride(from: 0, to: 30, by: 5) {
          let tile = PixelRect(x: x, y: y, width: 7, height: 5)
          tiledPanel.memory.write(tile, of: content, rotation: rotation)
        }
      }
      for y in 0..<size.height {
        for x in 0..<size.width { #expect(fullPanel[x, y] == tiledPanel[x, y]) }
      }
    }
  }

  @Test func ditheringKeepsBlackAndWhite() {
    for (pixel, expected) in [(UInt32(0), UInt32(0)), (0xFFFFFF, 0xFFFF)] {
      let content = Bitmap(width: 8, height: 8, format: .xrgb)
      for index in 0..<64 {
        content.bytes.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
      }
      let panel = Panel(width: 8, height: 8, format: .rgb565)
      panel.memory.write(content.bounds, of: content, rotation: .half)
      for index in 0..<64 { #expect(panel[index % 8, index / 8] == expected) }
    }
  }
}
