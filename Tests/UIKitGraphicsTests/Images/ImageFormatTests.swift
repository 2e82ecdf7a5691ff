import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for the detection of image formats and sizes.
@MainActor
struct ImageFormatTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rolltop-images-\(UUID().uuidString)")

  private var bitmap: Bitmap { Bitmap(width: 5, height: 3, format: .argb) }

  /// Returns a PNG file whose header states a wrong size.
  private func png(width: Int, height: Int) throws -> Data {
    var data = try #require(ImageCodec.png(bitmap))
    for (offset, value) in [(16, width), (20, height)] {
      for index in 0..<4 { data[offset + index] = UInt8(value >> (24 - 8 * index) & 255) }
    }
    return data
  }

  @Test func formatsAreDetectedByTheirFirstBytes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="5" height="3"></svg>"#.utf8)
    let webp = try #require(
      Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvBIAAEAcQERGIiP4HAA==")
    )
    let png = try #require(ImageCodec.png(bitmap))
    let jpeg = try #require(ImageCodec.jpeg(bitmap, quality: 1))
    for (index, data) in [png, jpeg, svg, webp].enumerated() {
      for name in ["a.png", "a.gif", "a.jpg", "a"] {
        let file = folder.appendingPathComponent("\(index)\(name)")
        try data.write(to: file)
        let image = UIImage(contentsOfFile: file.path)
        #expect(image?.size == CGSize(width: 5, height: 3), "\(index) \(name)")
      }
    }
  }

  @Test(arguments: [
    "GIF89a\u{1}\u{0}\u{1}\u{0}", "BMxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "P6 60000 60000 255 ",
    "P1\n1 1\n1", "/* XPM */ static char *a[] = {\"60000 60000 1 1\"};", "II*\u{0}xxxxxxxx",
    "qoif", "gimp xcf file", "", "\u{0}",
  ])
  func unsupportedFormatsAreRejected(start: String) {
    var data = Data(start.utf8)
    for _ in 0..<3 {
      #expect(UIImage(data: data) == nil)
      data += Data(count: 500)
    }
  }

  @Test func theSizeIsCheckedBeforeDecoding() throws {
    #expect(throws: ImageError.self) {
      try UIImage(decoding: png(width: 30_000, height: 30_000), scale: 1)
    }
    #expect(throws: ImageError.self) { try UIImage(decoding: png(width: 0, height: 3), scale: 1) }
    var jpeg = try #require(ImageCodec.jpeg(bitmap, quality: 1))
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0])))
    // The height and the width follow the marker, a length and a precision.
    jpeg.replaceSubrange(
      frame.lowerBound + 5..<frame.lowerBound + 9,
      with: [0x70, 0x00, 0x70, 0x00]
    )
    do {
      _ = try UIImage(decoding: jpeg, scale: 1)
      Issue.record("A JPEG of 28,672 by 28,672 pixels was decoded")
    } catch {
      #expect("\(error)".hasPrefix("An image of 28672 x 28672 pixels is larger than"))
    }
  }

  @Test func truncatedFilesAreRejected() throws {
    let png = try #require(ImageCodec.png(bitmap))
    let jpeg = try #require(ImageCodec.jpeg(bitmap, quality: 1))
    for data in [png, jpeg] {
      for count in 0..<min(data.count - 4, 200) {
        #expect(UIImage(data: data.prefix(count)) == nil)
      }
    }
    #expect(UIImage(data: Data("RIFF\u{1}\u{0}\u{0}\u{0}WEBPVP8X".utf8)) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e-300, 1e300, -.infinity])
  func unusableScalesAreReplacedByOne(scale: CGFloat) throws {
    let png = try #require(ImageCodec.png(bitmap))
    let svg = Data(#"<svg width="5" height="3"></svg>"#.utf8)
    for data in [png, svg] {
      let image = try #require(UIImage(data: data, scale: scale))
      #expect(image.scale == 1)
      #expect(image.size == CGSize(width: 5, height: 3))
      _ = image.bitmap
    }
  }
}
