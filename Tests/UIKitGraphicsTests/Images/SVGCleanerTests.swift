import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `SVGCleaner`, which removes content that the parser cannot read or draw safely.
struct SVGCleanerTests {
  private static let red = PixelColor(red: 255, green: 0, blue: 0)
  private static let black = PixelColor(red: 0, green: 0, blue: 0)
  private static let square = #"<rect width="8" height="8" fill="red"/>"#

  /// Returns the different colours of a drawing of 8 by 8 pixels.
  private func colors(_ drawing: String) throws -> Set<PixelColor> {
    let image = try #require(
      UIImage(data: Data(#"<svg width="8" height="8">\#(drawing)</svg>"#.utf8))
    )
    let bitmap = try #require(image.bitmap)
    #expect(bitmap.width == 8 && bitmap.height == 8)
    return Set((0..<64).map { bitmap.pixel(x: $0 % 8, y: $0 / 8) })
  }

  @Test func filesOfMoreThanFourMegabytesAreNotRead() {
    func image(bytes: Int) -> UIImage? {
      let start = #"<svg width="8" height="8">"#
      let end = "</svg>"
      let space = String(repeating: " ", count: bytes - start.utf8.count - end.utf8.count)
      return UIImage(data: Data((start + space + end).utf8))
    }
    #expect(image(bytes: UIImage.maximumSVGFileSize) != nil)
    #expect(image(bytes: UIImage.maximumSVGFileSize + 1) == nil)
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
      var cleaner = SVGCleaner(Data(group.utf8))
      #expect(try !String(decoding: cleaner.text(), as: UTF8.self).contains("transform="))
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

  @Test func incompleteReferencesAreIgnored() throws {
    let gradient = #"<linearGradient id="a"><stop stop-color="red"/></linearGradient>"#
    // The reference lacks its closing parenthesis: the square has the default colour.
    let rect = #"<rect width="8" height="8" fill="url(#a"/>"#
    #expect(try colors(gradient + rect) == [SVGCleanerTests.black])
  }

  /// The parser changes the transform of such a shape instead of inverting it.
  @Test func aShapeTooSmallForItsGradientIsOmitted() throws {
    let gradient = #"<linearGradient id="a"><stop stop-color="red"/></linearGradient>"#
    let shape = #"<circle cx="4" cy="4" r="3" fill="url(#a)"/>"#
    for transform in ["matrix(0 0 0 0 0 0)", "scale(1, 0)", "scale(0.001)", "matrix(1 1 1 1 0 0)"] {
      let group = #"<g transform="\#(transform)">\#(shape)</g>"#
      var cleaner = SVGCleaner(Data("<svg>\(gradient)\(group)\(shape)</svg>".utf8))
      let text = try String(decoding: cleaner.text(), as: UTF8.self)
      #expect(text.components(separatedBy: "<circle").count == 2)
      var withoutGradient = SVGCleaner(Data("<svg>\(group)</svg>".utf8))
      #expect(try String(decoding: withoutGradient.text(), as: UTF8.self).contains("<circle"))
    }
  }

  // MARK: Removed content

  /// Returns the cleaned text of a file; `nil` if the file cannot be drawn.
  private func cleaned(_ content: String, _ attributes: String = "") -> String? {
    var cleaner = SVGCleaner(Data("<svg \(attributes)>\(content)</svg>".utf8))
    return try? String(decoding: cleaner.text(), as: UTF8.self)
  }

  @Test(
    arguments: [
      #"<rect x="1000001"/>"#, #"<rect x="-1000001"/>"#, #"<rect x="1e7"/>"#, #"<rect x="2E+6"/>"#,
      #"<path d="M0-2000000"/>"#, #"<g transform="scale(200)"><g transform="scale(200)"/></g>"#,
      #"<rect transform="scale(20000)"/>"#, #"<rect transform="skewX(89.999)"/>"#,
      #"<rect style="x:1000001"/>"#, "<rect x='1000001'/>",
    ]
  )
  func hugeNumbersCannotBeDrawn(content: String) {
    #expect(cleaned(content) == nil)
  }

  @Test(
    arguments: [
      #"<rect x="1000000" y="-1000000"/>"#, #"<rect x="1e-9"/>"#, ##"<rect fill="#1e9999"/>"##,
      #"<g transform="scale(200)"></g><g transform="scale(200)"></g>"#,
      #"<g transform="scale(200)"/><g transform="scale(200)"/>"#,
      #"<rect transform="scale(10000)"/>"#, #"<rect transform="skewX(89)"/>"#,
    ]
  )
  func numbersUpToTheLimitsCanBeDrawn(content: String) {
    #expect(cleaned(content)?.contains("<rect") == content.contains("<rect"))
  }

  @Test func aViewBoxHasAnyOriginAndAPositiveArea() {
    #expect(cleaned("", #"viewBox="-5 -5 10 10""#)?.contains("-5 -5 10 10") == true)
    #expect(cleaned("", #"viewBox="0 0 0 10""#) == nil)
    #expect(cleaned("", #"viewBox="0 0 10 0.001""#) == nil)
    #expect(cleaned("", #"width="0" height="5""#) == nil)
    #expect(cleaned(#"<rect width="0"/>"#, #"width="5" height="5""#) != nil)
  }

  @Test(
    arguments: [
      ("5", "", true), ("0 5", "", true), ("0.1", "", false), ("5 0.1", "", false),
      ("5e-9", "", false), ("5", "scale(0.01)", false), ("100", "skewX(89)", false),
      ("100", "skewX(10)", true), ("50", "scale(10)", true), ("0.05", "scale(10)", false),
    ]
  )
  func tooShortDashesAreOmitted(
    dashes: String,
    transform: String,
    isDrawn: Bool
  ) {
    let line = #"<path stroke-dasharray="\#(dashes)" d="M0 0L1000 0"/>"#
    let text = cleaned(#"<g transform="\#(transform)">\#(line)</g>"#)
    #expect(text?.contains("dasharray") == isDrawn)
    #expect(text?.contains("<path") == true)
  }

  @Test func aStyleIsWrittenAsAttributes() {
    let text = cleaned(#"<rect style=" fill : red ;stroke-width:2;font:serif;x"/>"#)
    #expect(text?.contains(#"<rect fill="red" stroke-width="2"/>"#) == true)
  }

  @Test func onlyTheFirstStopIsRepeated() {
    let stops = #"<stop offset="0"/><stop offset="0.5"/><stop offset="1"/>"#
    let gradient = #"<linearGradient id="a">\#(stops)</linearGradient>"#
    #expect(cleaned(gradient + gradient)?.components(separatedBy: "<stop").count == 9)
    #expect(cleaned(#"<stop offset="0"/>"#)?.components(separatedBy: "<stop").count == 2)
  }

  @Test(
    arguments: [
      #"<!-- a > b <rect width="1"/> -->"#, #"<![CDATA[ a > b <rect width="1"/> ]]>"#,
      "<!DOCTYPE svg>", #"<?xml version="1.0"?>"#, "<!-- <rect", "text & more",
      #"<image href="a.png"/>"#, "<script>a()</script>",
    ]
  )
  func unsupportedElementsAreOmitted(content: String) {
    #expect(cleaned(content)?.hasPrefix("<svg>") == true)
    #expect(cleaned(content)?.contains("rect") == false)
    #expect(cleaned(content)?.contains("image") == false)
    #expect(cleaned(content)?.contains("script") == false)
  }

  @Test func theSizeIsReadFromTheFirstElement() {
    func size(_ attributes: String) -> CGSize? {
      SVGHeader.size(of: Data("<svg \(attributes)></svg>".utf8))
    }
    #expect(size(#"width="8" height="4px""#) == CGSize(width: 8, height: 4))
    #expect(size(#"viewBox="0,0,8,4""#) == CGSize(width: 8, height: 4))
    #expect(size(#"viewBox="-1 -2 8 4""#) == CGSize(width: 8, height: 4))
    #expect(size(#"width="4096" height="4096""#) == CGSize(width: 4_096, height: 4_096))
    #expect(size(#"width="4096" height="4097""#) == nil)
    #expect(size(#"width="4097" height="1""#) == nil)
    #expect(size(#"viewBox="0 0 8""#) == nil)
  }
}
