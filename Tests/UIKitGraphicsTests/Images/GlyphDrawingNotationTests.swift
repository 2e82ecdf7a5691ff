import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for reading drawings from the notation of the sheets, and for drawing them.
@Suite struct GlyphDrawingNotationTests {
  private func drawing(
    _ layers: Substring,
    _ width: Double = 4,
    _ height: Double = 4,
    isFilled: Bool = false
  ) -> GlyphDrawing? {
    GlyphDrawing(
      layers: layers,
      size: CGSize(width: width, height: height),
      isFilled: isFilled
    )
  }

  private func coverage(_ mask: Mask) -> [[UInt8]] {
    (0..<mask.height).map { y in (0..<mask.width).map { mask.coverage(x: $0, y: y) } }
  }

  /// Compares the library's drawings with SDL2_image's rendering of their SVG files.
  @Test(arguments: Glyph.allCases)
  func glyphsMatchTheirSVG(_ glyph: Glyph) throws {
    let drawing = try #require(Symbols.drawing(named: glyph.rawValue))
    let text = try #require(drawing.svg)
    for scale in [1, 2, 3] {
      let (width, height) = (Int(drawing.size.width) * scale, Int(drawing.size.height) * scale)
      let mask = drawing.mask(width: width, height: height)
      let svg = SVGDrawing(text: text, size: drawing.size, work: SVGWork(view: drawing.size))
      let image = ImageCodec.rasterize(svg, width: width, height: height)
      let expected = Mask(alphaOf: try #require(image))
      let differences = (0..<width * height).map { pixel in
        let (x, y) = (pixel % width, pixel / width)
        return abs(Int(mask.coverage(x: x, y: y)) - Int(expected.coverage(x: x, y: y)))
      }
      // SDL2_image samples only five lines of each pixel and clips round joins.
      let mean = Double(differences.reduce(0, +)) / Double(differences.count)
      #expect(mean <= 8, "\(glyph) at scale \(scale)")
    }
  }

  @Test func drawingsAreStretchedToWholePixels() throws {
    let mask = try #require(drawing("f R 0 0 2 2 0", 2, 4)).mask(width: 3, height: 6)
    let rows = [[UInt8](repeating: 255, count: 3), [UInt8](repeating: 0, count: 3)]
    #expect(coverage(mask) == [0, 0, 0, 1, 1, 1].map { rows[$0] })
  }

  @Test(arguments: [
    "", "no drawing", "f", "f M1", "f M1 x", "s M1 1 A2 2 0 1 0 3 3", "y M0 0 H4", "sx M0 0 H4",
    "f M0 0 H4;y M0 0 H4",
  ])
  func invalidDrawingsAreRejected(_ text: String) {
    #expect(drawing(text[...]) == nil)
  }

  @Test func drawingsWithoutAnAreaAreRejected() {
    #expect(drawing("f O 2 2 2", 0, 4) == nil)
    #expect(drawing("f O 2 2 2", 4, 0) == nil)
  }

  @Test func layersAreDrawnOverEachOther() throws {
    let mask = try #require(drawing("f R 0 0 4 4 0;s2 M0 2 H4")).mask(width: 4, height: 4)
    #expect(coverage(mask).joined().allSatisfy { $0 == 255 })
  }

  @Test func gapsErasePreviousLayersOnly() throws {
    let mask = try #require(drawing("f R 0 0 4 4 0;z R 0 0 4 2 0;f R 0 0 1 1 0"))
      .mask(width: 4, height: 4)
    #expect(
      coverage(mask).map { $0.map { $0 / 255 } } == [[1, 0, 0, 0], [0, 0, 0, 0]]
        + [[UInt8]](repeating: [1, 1, 1, 1], count: 2)
    )
  }

  @Test func aHalfOpaqueGapLeavesHalf() throws {
    let mask = try #require(drawing("f R 0 0 4 4 0;z R 0 0 4 0.5 0")).mask(width: 4, height: 4)
    #expect(mask.coverage(x: 1, y: 0) == 127 || mask.coverage(x: 1, y: 0) == 128)
  }

  @Test func filledDrawingsHaveAreasAndGaps() throws {
    let text: Substring = "a R 4 4 12 12 0;d2 M4 10 H16"
    func centerCoverage(isFilled: Bool, y: Int) throws -> UInt8 {
      try #require(drawing(text, 20, 20, isFilled: isFilled)).mask(width: 20, height: 20)
        .coverage(x: 9, y: y)
    }
    #expect(try centerCoverage(isFilled: false, y: 7) == 0)
    #expect(try centerCoverage(isFilled: false, y: 9) == 255)
    #expect(try centerCoverage(isFilled: true, y: 7) == 255)
    #expect(try centerCoverage(isFilled: true, y: 9) == 0)
  }

  @Test func prefixesLimitALayerToOneVariant() throws {
    let text: Substring = "-f R 0 0 4 2 0;+f R 0 2 4 2 0"
    let outlined = try #require(drawing(text)).mask(width: 4, height: 4)
    let filled = try #require(drawing(text, isFilled: true)).mask(width: 4, height: 4)
    #expect(outlined.coverage(x: 1, y: 1) == 255 && outlined.coverage(x: 1, y: 3) == 0)
    #expect(filled.coverage(x: 1, y: 1) == 0 && filled.coverage(x: 1, y: 3) == 255)
  }
}

extension GlyphDrawing {
  /// The drawing as an SVG file; `nil` if it contains gaps.
  fileprivate var svg: [UInt8]? {
    guard !layers.contains(where: \.erases) else { return nil }
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\""
    text += " height=\"\(size.height)\" viewBox=\"0 0 \(size.width) \(size.height)\">"
    for layer in layers {
      text += "<path d=\"\(layer.path.svg)\" fill=\"\(layer.isFilled ? "#000" : "none")\""
      if layer.usesEvenOddRule { text += " fill-rule=\"evenodd\"" }
      if let stroke = layer.stroke {
        text += " stroke=\"#000\" stroke-width=\"\(stroke.width)\""
        text += " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      }
      text += "/>"
    }
    return Array((text + "</svg>").utf8)
  }
}

extension Path {
  /// The data of an SVG path.
  fileprivate var svg: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadratic(let control, let end): "Q\(text(control, end))"
      case .cubic(let first, let second, let end): "C\(text(first, second, end))"
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }
}
