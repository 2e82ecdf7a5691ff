import Foundation
import Testing

@testable import UIKitGraphics

/// What the parser would read where nothing is.
@MainActor
struct SVGCleanerTests {
  private static let red = PixelColor(red: 255, green: 0, blue: 0)
  private static let black = PixelColor(red: 0, green: 0, blue: 0)
  private static let square = #"<rect width="8" height="8" fill="red"/>"#

  /// The different colours of a drawing of 8 by 8 pixels.
  private func colors(_ drawing: String) throws -> Set<PixelColor> {
    let image = try #require(
      UIImage(data: Data(#"<svg width="8" height="8">\#(drawing)</svg>"#.utf8))
    )
    let bitmap = try #require(image.bitmap)
    #expect(bitmap.width == 8 && bitmap.height == 8)
    return Set((0..<64).map { bitmap.pixel(x: $0 % 8, y: $0 / 8) })
  }

  @Test(
    arguments: [
      #"<linearGradient id="a"><stop stop-color="red"/></linearGradient>"#,
      #"<linearGradient id="a"><stop offset="0.5" stop-color="red"></stop></linearGradient>"#,
      #"<radialGradient id="a"/><stop offset="1" stop-color="red"/>"#,
      #"<linearGradient id="b"><stop stop-color="red"/></linearGradient>"#
        + ##"<radialGradient id="a" xlink:href="#b"/>"##,
    ]
  )
  func aGradientOfOneStopHasItsColor(gradient: String) throws {
    let rect = #"<rect width="8" height="8" fill="url(#a)"/>"#
    #expect(try colors("<defs>\(gradient)</defs>\(rect)") == [SVGCleanerTests.red])
  }

  @Test(
    arguments: [
      "matrix(1 2)", "matrix(0 0 0 0 0)", "translate()", "translate(4", "scale()", "rotate()",
      "rotate(45 4)", "skewX()", "translate(4 4) rotate(", "rotate(a)", "translate(4 4 4)",
      "nothing(4)", "translate 4", "scale(0.5) translate(x=4)",
    ]
  )
  func anIncompleteTransformIsIgnored(transform: String) throws {
    for _ in 0..<4 {
      let group = #"<g transform="\#(transform)">\#(SVGCleanerTests.square)</g>"#
      #expect(try colors(group) == [SVGCleanerTests.red])
    }
  }

  @Test(
    arguments: [
      "translate(4,0) translate(-4)", " scale( 2 ) , scale(.5,+5e-1)", "matrix(1-0-0 1,0 0)",
      "rotate(90)rotate(-90)", "rotate(30,4,4)\n rotate(-30 4 4)", "skewX(10) skewX(-10)", "",
    ]
  )
  func aCompleteTransformIsKept(transform: String) throws {
    let group = #"<g transform="\#(transform)">\#(SVGCleanerTests.square)</g>"#
    #expect(try colors(group) == [SVGCleanerTests.red])
    var cleaner = SVGCleaner(Data(group.utf8))
    #expect(try String(decoding: cleaner.text(), as: UTF8.self).contains("transform="))
  }

  @Test func aReferenceWithoutEndIsIgnored() throws {
    let gradient = #"<linearGradient id="a"><stop stop-color="red"/></linearGradient>"#
    let rect = #"<rect width="8" height="8" fill="url(#a"/>"#
    #expect(try colors(gradient + rect) == [SVGCleanerTests.black])
  }

  /// The parser does not invert the transform of such a shape, but changes it.
  @Test func aShapeThatIsTooSmallForAGradientIsLeftOut() throws {
    let gradient = #"<linearGradient id="a"><stop stop-color="red"/></linearGradient>"#
    let shape = #"<circle cx="4" cy="4" r="3" fill="url(#a)"/>"#
    for transform in ["matrix(0 0 0 0 0 0)", "scale(1, 0)", "scale(0.001)", "matrix(1 1 1 1 0 0)"] {
      let group = #"<g transform="\#(transform)">\#(shape)</g>"#
      var cleaner = SVGCleaner(Data("<svg>\(gradient)\(group)\(shape)</svg>".utf8))
      let text = try String(decoding: cleaner.text(), as: UTF8.self)
      #expect(text.components(separatedBy: "<circle").count == 2)
      var plain = SVGCleaner(Data("<svg>\(group)</svg>".utf8))
      #expect(try String(decoding: plain.text(), as: UTF8.self).contains("<circle"))
    }
  }
}
