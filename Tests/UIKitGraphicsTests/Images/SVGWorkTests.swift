import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `SVGWork`, which estimates the work of an SVG file before it is drawn.
struct SVGWorkTests {
  private func file(_ content: String, side: Int = 1_000) -> Data {
    Data(#"<svg width="\#(side)" height="\#(side)">\#(content)</svg>"#.utf8)
  }

  /// Returns the drawing of an SVG file; `nil` if it is invalid or takes too much work.
  private func drawing(_ content: String, side: Int = 1_000) -> SVGDrawing? {
    let size = CGSize(width: side, height: side)
    var cleaner = SVGCleaner(file(content, side: side), size: size)
    return try? cleaner.drawing(size: size, scale: 1)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    arguments: [
      (#"<rect width="999" height="999"/>"#, 1_000),
      (#"<circle cx="500" cy="500" r="500"/>"#, 1_000),
      (#"<ellipse cx="500" cy="500" rx="500" ry="9"/>"#, 3_000),
      (#"<path d="M0 0L999 0 999 999z"/>"#, 1_000),
      (#"<polygon points="0 0 999 0 999 999"/>"#, 1_000),
      (#"<line x2="999" y2="999" stroke="red" stroke-width="999"/>"#, 1_000),
      (#"<g transform="scale(1000)"><rect width="1" height="1"/></g>"#, 1_000),
      (#"<rect width="100%" height="100%"/>"#, 1_000),
    ] as [(String, Int)]
  )
  func manyLargeShapesAreNotDrawn(shape: String, count: Int) {
    #expect(drawing(shape) != nil)
    #expect(drawing(repeated(shape, count)) == nil)
  }

  /// Slow: reads shapes of more than 20,000 edges.
  @Test(
    arguments: [
      (#"<path d="M0 0"#, "L999 999L0 9"), (#"<path d="M0 0"#, "l999 0-9 9-990-9"),
      (#"<path d="M0 0"#, "h999v1h-999v-1"), (#"<path d="M0 0"#, "C9e5 9e5 0 9e5 9 9"),
      (#"<path d="M0 0"#, "A999 999 0 1 1 9 9"), (#"<path d="M0 0"#, "q9 9 0 0"),
      (#"<path d="M0 0"#, "t999 999t0 9"), (#"<path d="M0 0"#, "s0 999 999 999s0 0 0 0"),
      (#"<path transform="rotate(90)" d="M0 0"#, "V-.9h9V0h-9"),
      (#"<polyline points="0 0"#, " 999 999 0 9"),
      (#"<path fill="none" stroke="red" stroke-linejoin="round" d="M0 0"#, "L999 999L0 9"),
    ]
  )
  func aShapeOfManyCrossingEdgesIsNotDrawn(start: String, edges: String) {
    #expect(drawing(start + repeated(edges, 3) + #""/>"#) != nil)
    #expect(drawing(start + repeated(edges, 20_000) + #""/>"#) == nil)
  }

  @Test(arguments: [
    "<path transform='matrix(1e10 -1e10 1e10 1e10 0 0)' d='M0 0L9 9L1e300 1e300'/>",
    "<path d='M0 0L9 9LnanL20 20'/><rect x='nan' width='5' height='5'/>",
    "<polygon transform='rotate(45) scale(1e200)' points='0,0 5,5 1e200,1e200 -1e200,1e200'/>",
    "<circle cx='1e308' cy='-1e308' r='1e308' stroke='red' stroke-dasharray='1'/>",
    "<line x1='nan' y1='0' x2='inf' y2='5' stroke='red' stroke-width='inf'/>",
  ])
  func invalidCoordinatesDoNotCrash(content: String) {
    _ = drawing(content)
    _ = UIImage(data: file(content))?.bitmap
  }

  /// The coast of a map is long, but few of its edges cross the same scan line.
  @Test func manyOrdinaryShapesAreDrawn() {
    let coast = (0..<5_000).map { number in
      let angle = Double(number) / 5_000 * 2 * .pi
      return "\(500 + cos(angle) * 480 + Double(number % 7)) \(500 + sin(angle) * 480)"
    }
    #expect(
      drawing(#"<path fill="none" stroke="red" d="M\#(coast.joined(separator: "L"))z"/>"#) != nil
    )
    let houses = (0..<5_000).map { number in
      "<path stroke=\"red\" d=\"M\(number % 141 * 7) \(number / 141 * 7)h5v5h-5z\"/>"
    }
    #expect(drawing(houses.joined()) != nil)
    let grid = (0..<100).map {
      #"<path stroke="red" stroke-dasharray="4 2" d="M0 \#($0 * 10)H1000"/>"#
    }
    let text = drawing(grid.joined()).map { String(decoding: $0.text, as: UTF8.self) }
    #expect(text?.components(separatedBy: "dasharray").count == 101)
  }

  @Test(
    arguments: [".3 .3", "0 0 .5", "2 0 0 0", "1%", ".3,.3,.3"],
    ["butt", "round", "square"]
  )
  func tooManyDashesAreOmitted(dashes: String, cap: String) {
    let pen = #"stroke="red" stroke-width="100" stroke-linecap="\#(cap)" fill="none""#
    let lines = repeated("L999 999L0 0", 8)
    let line = #"<path stroke-dasharray="\#(dashes)" \#(pen) d="M0 0\#(lines)"/>"#
    for content in [
      line, #"<g stroke-dasharray="\#(dashes)" \#(pen)><path d="M0 0\#(lines)"/></g>"#,
    ] {
      let text = drawing(content).map { String(decoding: $0.text, as: UTF8.self) }
      #expect(text?.contains("<path") == true && text?.contains("dasharray") == false)
    }
    // A few dashes are drawn, however short they are.
    let short = #"<path stroke-dasharray="5 5" \#(pen) d="M0 0L99 99"/>"#
    let text = drawing(short).map { String(decoding: $0.text, as: UTF8.self) }
    #expect(text?.contains("dasharray") == true)
  }

  @Test func gradientsAreCountedByTheirUses() {
    func content(gradients: Int, stops: Int, uses: Int, _ attributes: String = "") -> String {
      let stop = repeated(#"<stop offset="0"/>"#, stops)
      let elements = (0..<gradients).map {
        #"<radialGradient id="g\#($0)"\#(attributes)>\#(stop)</radialGradient>"#
      }
      return elements.joined() + repeated(##"<rect width="1" height="1" fill="url(#g0)"/>"##, uses)
    }
    #expect(drawing(content(gradients: 1_000, stops: 2, uses: 1_000)) != nil)
    #expect(drawing(content(gradients: 1, stops: 200, uses: 1_000)) != nil)
    #expect(drawing(content(gradients: 10_000, stops: 0, uses: 10_000)) == nil)
    #expect(drawing(content(gradients: 1, stops: 15_000, uses: 1)) == nil)
    #expect(drawing(content(gradients: 1, stops: 4_000, uses: 1_000)) == nil)
    let reference = ##" xlink:href="#g1""##
    #expect(drawing(content(gradients: 2_000, stops: 0, uses: 2_000)) != nil)
    #expect(drawing(content(gradients: 2_000, stops: 0, uses: 2_000, reference)) == nil)
  }

  /// The permitted work grows with the size of the picture, but has a large constant part.
  @Test func aDrawingMayBeTooCostlyOnlyWhenLarge() throws {
    let drawing = try #require(
      self.drawing(repeated(#"<rect width="99" height="99"/>"#, 400), side: 100)
    )
    #expect(drawing.work.permits(width: 200, height: 200))
    #expect(!drawing.work.permits(width: 4_000, height: 4_000))
    #expect(ImageCodec.rasterize(drawing, width: 4_000, height: 4_000) == nil)
    let image = try #require(UIImage(data: file(#"<rect width="99" height="99"/>"#, side: 100)))
    #expect(image.preparingThumbnail(of: CGSize(width: 4_000, height: 4_000)) != nil)
  }

  @Test func transformsAreConcatenatedInOrder() throws {
    let transform = try #require(SVGTransform("translate(10 20) rotate(90) scale(2 3)"))
    let point = CGPoint(x: 1, y: 1).applying(transform.matrix)
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 22) < 1e-9)
    let turned = try #require(SVGTransform("rotate(90, 5, 5)"))
    let corner = CGPoint(x: 0, y: 0).applying(turned.matrix)
    #expect(abs(corner.x - 10) < 1e-9 && abs(corner.y) < 1e-9)
  }
}
