import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for drawings that are mirrored, or rendered in sizes other than their natural size.
@MainActor
struct ImageContentTests {
  private static let red = PixelColor(red: 255, green: 0, blue: 0)

  /// Returns the content of an SVG file with a size and a drawing.
  private func content(_ width: Int, _ height: Int, _ drawing: String) throws -> ImageContent {
    let svg = #"<svg width="\#(width)" height="\#(height)">\#(drawing)</svg>"#
    return try #require(UIImage(data: Data(svg.utf8))?.content)
  }

  @Test func aDrawingIsStretched() throws {
    let square = try content(8, 8, #"<rect width="8" height="8" fill="red"/>"#)
    for (width, height) in [(40, 8), (8, 40), (16, 16)] {
      let bitmap = try #require(square.bitmap(width: width, height: height))
      for (x, y) in [(0, 0), (width - 1, height - 1), (width - 1, 0)] {
        #expect(bitmap.pixel(x: x, y: y) == ImageContentTests.red, "\(width) \(height) \(x) \(y)")
      }
    }
  }

  @Test func aDrawingThatNeedsATooLargeImageIsNil() throws {
    let narrow = try content(100, 500, #"<rect width="8" height="8" fill="red"/>"#)
    // Stretching needs an intermediate image of 80 million pixels.
    #expect(narrow.bitmap(width: 4_096, height: 4_096) == nil)
    // The maximum side is 4,096 pixels.
    #expect(narrow.bitmap(width: 4_097, height: 10) == nil)
  }

  @Test func cachedMasksHaveTheRequestedSizes() throws {
    let square = try content(8, 8, #"<rect width="8" height="8" fill="red"/>"#)
    for _ in 0..<2 {
      for (width, height) in [(8, 4), (4, 8)] {
        let mask = try #require(square.mask(width: width, height: height))
        #expect(mask.width == width && mask.height == height)
      }
    }
  }

  @Test func mirroringTwiceGivesTheDrawing() throws {
    let left = try content(8, 8, #"<rect width="4" height="8" fill="red"/>"#)
    let contents = [left, left.horizontallyFlipped, left.horizontallyFlipped.horizontallyFlipped]
    let colors = try contents.map { try #require($0.bitmap(width: 8, height: 8)).pixel(x: 1, y: 1) }
    #expect(colors.map { $0 == ImageContentTests.red } == [true, false, true])
  }
}
