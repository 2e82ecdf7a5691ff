import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for `UIImage`: files, scales, tints and rendering.
@MainActor
struct UIImageTests {
  /// Returns a bitmap whose pixels have different colours and opacities.
  private func makePattern() -> Bitmap {
    let bitmap = Bitmap(width: 16, height: 16, format: .argb)
    let canvas = Canvas(bitmap)
    for y in 0..<16 {
      for x in 0..<16 {
        let color = PixelColor(
          red: UInt8(x * 17),
          green: UInt8(y * 17),
          blue: 200,
          alpha: UInt8((x + y) * 8)
        )
        canvas.fill(PixelRect(x: x, y: y, width: 1, height: 1), color)
      }
    }
    return bitmap
  }

  @Test func pixelsSurvivePNG() throws {
    for bitmap in [makePattern(), filledBitmap(7, 5, PixelColor(red: 1, green: 2, blue: 3))] {
      let data = try #require(bitmap.pngData())
      let image = try #require(UIImage(data: data))
      let decoded = try #require(image.bitmap)
      #expect(decoded.hasSamePixels(as: bitmap))
      #expect(decoded.isOpaque == bitmap.isOpaque)
      #expect(bitmap.pngData() == data)
    }
  }

  @Test func decodedPixelsMatchTheFile() throws {
    let colors = [PixelColor(red: 255, green: 0, blue: 0, alpha: 128), .white]
    let bitmap = Bitmap(width: 2, height: 1, format: .argb)
    let canvas = Canvas(bitmap)
    for (x, color) in colors.enumerated() {
      canvas.fill(PixelRect(x: x, y: 0, width: 1, height: 1), color)
    }
    let data = try #require(bitmap.pngData())
    let image = try #require(UIImage(data: data))
    let pixels = try #require(image.pixels(premultiplied: false))
    #expect(pixels.bits == [0x80FF_0000, 0xFFFF_FFFF])
    #expect(image.pixels(premultiplied: true)?.bits == [0x8080_0000, 0xFFFF_FFFF])
    #expect(pixels.width == 2 && pixels.height == 1)
  }

  @Test func everyTruncationOfAPNGIsRejected() throws {
    let data = try #require(makePattern().pngData())
    for count in stride(from: 0, to: data.count - 12, by: 7) {
      #expect(UIImage(data: data.prefix(count)) == nil)
    }
    #expect(throws: ImageError.self) { try Bitmap.decoding(data.prefix(60)) }
  }

  @Test func invalidAndHugeImagesAreRejectedWithAReason() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    var data = try #require(makePattern().pngData())
    // Sets the width in the header to 2³⁰.
    data.replaceSubrange(16..<20, with: [0x40, 0, 0, 0])
    let error = #expect(throws: ImageError.self) { try Bitmap.decoding(data) }
    #expect(error?.description.contains("1073741824") == true)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func jpegKeepsSizeAndRoughColour() throws {
    let image = UIImage(
      bitmap: filledBitmap(20, 10, PixelColor(red: 200, green: 30, blue: 30)),
      scale: 2
    )
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    let decoded = try #require(UIImage(data: data, scale: 2))
    #expect(decoded.size == CGSize(width: 10, height: 5))
    #expect(abs(Int(decoded.pixel(x: 5, y: 5).red) - 200) < 8)
    #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
  }

  @Test func theFileNameGivesTheScale() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, side) in [("dot.png", 4), ("dot@2x.png", 8), ("dot@3x.png", 12)] {
      let data = try #require(filledBitmap(side, side, .black).pngData())
      try data.write(to: folder.appendingPathComponent(name))
    }
    let imageOfFile = try #require(UIImage(contentsOfFile: folder.path + "/dot@2x.png"))
    #expect(imageOfFile.scale == 2 && imageOfFile.size == CGSize(width: 4, height: 4))
    let bundle = try #require(Bundle(path: folder.path))
    for (scale, expected) in [(1.0, 1.0), (1.25, 2), (2, 2), (3, 3), (0, 1)] {
      let traits = UITraitCollection(displayScale: scale)
      let image = try #require(UIImage(named: "dot", in: bundle, compatibleWith: traits))
      #expect(image.scale == expected && image.size == CGSize(width: 4, height: 4))
    }
    #expect(UIImage(named: "other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test func drawingAtTheNaturalSizeIsExact() throws {
    let source = filledBitmap(10, 10, .white)
    Canvas(source).fill(PixelRect(x: 3, y: 3, width: 1, height: 4), .black)
    let image = UIImage(bitmap: source, scale: 2)
    let bitmap = render(30, 30, scale: 2, x: 0.3, y: 0.4) { _ in image.draw(at: CGPoint(x: 2, y: 2))
    }
    #expect(bitmap.inkBounds == PixelRect(x: 7, y: 7, width: 1, height: 4))
    #expect(bitmap.count(of: .black) == 4)
  }

  @Test func templatesTakeTheTintAndOriginalsDoNot() {
    let image = UIImage(bitmap: filledBitmap(4, 4, .black), scale: 1)
    func color(_ image: UIImage) -> PixelColor {
      render(4, 4) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4), tint: .red) }
        .pixel(x: 1, y: 1)
    }
    let red = PixelColor(red: 255, green: 0, blue: 0)
    #expect(color(image) == .black)
    #expect(color(image.withRenderingMode(.alwaysTemplate)) == red)
    #expect(color(image.withTintColor(.green)) == PixelColor(red: 0, green: 255, blue: 0))
    #expect(color(image.withTintColor(.green, renderingMode: .alwaysTemplate)) == red)
  }

  @Test func aRendererDrawsAtItsScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 3)
    #expect(image.pixel(x: 14, y: 14) == PixelColor(red: 255, green: 0, blue: 0))
    #expect(image.pixel(x: 15, y: 14) == .clear)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func anImageWithoutPixelsDrawsNothing() {
    let image = UIImage()
    #expect(image.size == .zero && image.pngData() == nil && image.bitmap == nil)
    _ = render(4, 4) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
  }
}
