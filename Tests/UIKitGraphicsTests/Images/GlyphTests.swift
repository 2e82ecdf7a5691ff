import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the library's glyphs and their system names.
@MainActor
struct GlyphTests {
  @Test(arguments: Glyph.allCases)
  func everyGlyphIsDrawnAtEveryScaleAndCached(glyph: Glyph) throws {
    #expect(glyph.size.width > 0 && glyph.size.height > 0)
    for scale in everyScale {
      let width = Int((glyph.size.width * scale).rounded())
      let height = Int((glyph.size.height * scale).rounded())
      let mask = try #require(glyph.mask(width: width, height: height))
      #expect(mask.width == width && mask.height == height)
      var ink = 0
      for y in 0..<height {
        for x in 0..<width { ink += Int(mask.coverage(x: x, y: y)) }
      }
      #expect(ink > 255 * 4)
      #expect(glyph.mask(width: width, height: height) === mask)
    }
  }

  @Test func theDisclosureChevronIsSymmetric() throws {
    let mask = try #require(Glyph.chevronRight.mask(width: 16, height: 26))
    var largestDifference = 0
    for y in 0..<26 {
      for x in 0..<16 {
        let difference = Int(mask.coverage(x: x, y: y)) - Int(mask.coverage(x: x, y: 25 - y))
        largestDifference = max(largestDifference, abs(difference))
      }
    }
    #expect(largestDifference <= 40)
  }

  @Test func systemNamesOfGlyphsAreSupported() {
    #expect(UIImage(systemName: "chevron.right")?.isSymbolImage == true)
    #expect(UIImage(systemName: "line.3.horizontal") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func symbolsHaveTheTintColor() {
    let bitmap = render(22, 22) { context in
      let image = UIImage(glyph: .circleFill)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 22, height: 22), tint: .red)
    }
    #expect(bitmap.pixel(x: 11, y: 11) == PixelColor(red: 255, green: 0, blue: 0))
    #expect(bitmap.pixel(x: 0, y: 0) == .white)
  }
}
