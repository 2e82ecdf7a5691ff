import Foundation
import RolltopAssets
import Testing

@testable import UIKitGraphics

@Suite struct GlyphFileTests {
  @Test(arguments: Glyph.allCases)
  func glyphsLookAsSVGSays(_ glyph: Glyph) throws {
    let text = try #require(EmbeddedGlyphs.data(named: glyph.rawValue))
    let drawing = try #require(GlyphDrawing(svg: text))
    for scale in [1, 2, 3] {
      let (width, height) = (Int(drawing.size.width) * scale, Int(drawing.size.height) * scale)
      let mask = drawing.mask(width: width, height: height)
      let image = ImageCodec.rasterize(text, natural: drawing.size, width: width, height: height)
      let expected = Mask(alphaOf: try #require(image))
      let differences = (0..<width * height).map { pixel in
        let (x, y) = (pixel % width, pixel / width)
        return abs(Int(mask.coverage(x: x, y: y)) - Int(expected.coverage(x: x, y: y)))
      }
      // SDL2_image looks at five lines of each pixel only, and cuts round joins off.
      let mean = Double(differences.reduce(0, +)) / Double(differences.count)
      #expect(mean <= 8, "\(glyph) at scale \(scale)")
    }
  }

  @Test func drawingsAreStretchedToWholePixels() throws {
    let text = #"<svg width="2" height="4"><rect width="2" height="2" fill="black"/></svg>"#
    let mask = try #require(GlyphDrawing(svg: Array(text.utf8))).mask(width: 3, height: 6)
    let coverage = (0..<6).map { y in (0..<3).map { mask.coverage(x: $0, y: y) } }
    let rows = [[UInt8](repeating: 255, count: 3), [UInt8](repeating: 0, count: 3)]
    #expect(coverage == [0, 0, 0, 1, 1, 1].map { rows[$0] })
  }

  @Test(arguments: [
    "", "no drawing", "<svg>", #"<svg width="0" height="4"></svg>"#,
    #"<svg width="4" height="4"><text>A</text></svg>"#,
    #"<svg width="4" height="4"><path d="M1"/></svg>"#,
    #"<svg width="4" height="4"><path d="M1 1 A2 2 0 1 0 3 3"/></svg>"#,
    #"<svg width="4" height="4"><path d="M1 x"/></svg>"#,
    #"<svg width="4" height="4"><path fill="black"/></svg>"#,
  ])
  func otherFilesAreRefused(_ text: String) {
    #expect(GlyphDrawing(svg: Array(text.utf8)) == nil)
  }

  @Test func layersAreDrawnOverEachOther() throws {
    let text = #"""
      <svg width="4" height="4">
        <rect x="0" y="0" width="4" height="4" fill="black"/>
        <path d="M0 2 H4" fill="none" stroke="black" stroke-width="2"/>
      </svg>
      """#
    let mask = try #require(GlyphDrawing(svg: Array(text.utf8))).mask(width: 4, height: 4)
    #expect((0..<4).allSatisfy { y in (0..<4).allSatisfy { mask.coverage(x: $0, y: y) == 255 } })
  }
}
