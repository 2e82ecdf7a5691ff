import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for images with cap insets.
@MainActor
struct ResizableImageTests {
  private static let red = PixelColor(red: 255, green: 0, blue: 0)
  private static let green = PixelColor(red: 0, green: 255, blue: 0)
  private static let blue = PixelColor(red: 0, green: 0, blue: 255)

  /// An image of 4 by 4 pixels with red columns at the edges, and a green and a blue one between
  /// them.
  private var columns: UIImage {
    let bitmap = filledBitmap(4, 4, ResizableImageTests.red)
    let canvas = Canvas(bitmap)
    canvas.fill(PixelRect(x: 1, y: 0, width: 1, height: 4), ResizableImageTests.green)
    canvas.fill(PixelRect(x: 2, y: 0, width: 1, height: 4), ResizableImageTests.blue)
    return UIImage(bitmap: bitmap, scale: 1)
  }

  private let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  /// Draws an image at a width and returns its first row, with a letter for each pixel.
  private func row(_ image: UIImage, width: Int, scale: Double = 1) -> String {
    let pixels = Int(Double(width) * scale)
    let bitmap = render(pixels, pixels, scale: scale) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: width, height: width))
    }
    return String(
      (0..<pixels).map { x in
        switch bitmap.pixel(x: x, y: 0) {
        case ResizableImageTests.red: "r"
        case ResizableImageTests.green: "g"
        case ResizableImageTests.blue: "b"
        default: "-"
        }
      }
    )
  }

  @Test func imagesAreStretchedAsAWholeByDefault() {
    #expect(columns.capInsets == .zero && columns.resizingMode == .tile)
    #expect(columns.leftCapWidth == 0 && columns.topCapHeight == 0)
    #expect(row(columns, width: 16).hasPrefix("rr"))
    #expect(UIImage.ResizingMode.tile.rawValue == 0 && UIImage.ResizingMode.stretch.rawValue == 1)
  }

  @Test func theMiddleIsRepeatedBetweenTheCaps() {
    let image = columns.resizableImage(withCapInsets: caps)
    #expect(image.capInsets == caps && image.resizingMode == .tile && image.size == columns.size)
    #expect(row(image, width: 4) == "rgbr")
    #expect(row(image, width: 9) == "rgbgbgbgr")
    #expect(row(columns.resizableImage(withCapInsets: .zero), width: 8) == "rgbrrgbr")
  }

  @Test func theMiddleIsStretchedBetweenTheCaps() {
    let image = columns.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(image.resizingMode == .stretch)
    let row = row(image, width: 10)
    #expect(row.hasPrefix("rg") && row.hasSuffix("br"))
    #expect(row.count { $0 == "r" } == 2)
  }

  @Test func capsHaveTheirSizeInPointsAtEveryScale() {
    let image = columns.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1),
      resizingMode: .stretch
    )
    for scale in everyScale {
      let bitmap = render(60, 60, scale: scale) { _ in
        image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let right = Int((20 * scale).rounded()) - 1
      #expect(bitmap.pixel(x: 0, y: 0) == ResizableImageTests.red)
      #expect(bitmap.pixel(x: right, y: 0) == ResizableImageTests.red)
      // The stretched column is blue.
      #expect(bitmap.pixel(x: Int(10 * scale), y: 0) == ResizableImageTests.blue)
      #expect(bitmap.pixel(x: right - Int(1.5 * scale), y: 0) == ResizableImageTests.blue)
    }
  }

  @Test func capsShrinkInSmallRectangles() {
    let image = columns.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    )
    #expect(row(image, width: 2) == "rr")
    #expect(row(image, width: 3).count == 3)
    let overcapped = columns.resizableImage(
      withCapInsets: UIEdgeInsets(top: 30, left: 30, bottom: -4, right: .infinity)
    )
    #expect(overcapped.capInsets == UIEdgeInsets(top: 4, left: 4, bottom: 0, right: 0))
    // At least one column remains for repetition.
    #expect(row(overcapped, width: 6) == "rgbrrr")
  }

  @Test func aStretchableImageStretchesOnePoint() {
    let image = columns.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    #expect(image.leftCapWidth == 1 && image.topCapHeight == 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(image.resizingMode == .stretch)
    #expect(row(image, width: 8) == "rgggggbr")
  }

  @Test func copiesKeepTheCaps() {
    let image = columns.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
    )
    #expect(image.withRenderingMode(.alwaysOriginal).capInsets == image.capInsets)
    #expect(image.withTintColor(.red).capInsets == image.capInsets)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().capInsets == image.capInsets)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(row(image, width: 7) == "rgbbbbr" && row(flipped, width: 7) == "rbbbbgr")
    #expect(image != columns && image == image.withRenderingMode(.automatic))
  }

  @Test func templatesKeepTheirCornersInTheTint() {
    let bitmap = Bitmap(width: 3, height: 3, format: .argb)
    Canvas(bitmap).fill(PixelRect(x: 1, y: 0, width: 2, height: 3), .black)
    let image = UIImage(bitmap: bitmap, scale: 1).resizableImage(withCapInsets: caps)
      .withRenderingMode(.alwaysTemplate)
    let rendered = render(20, 20) { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20), tint: .blue)
    }
    #expect(rendered.count(of: ResizableImageTests.blue) == 19 * 20)
    #expect(rendered.inkBounds == PixelRect(x: 1, y: 0, width: 19, height: 20))
  }

  @Test func aRotatedImageKeepsItsCorners() {
    let image = columns.resizableImage(withCapInsets: caps)
    let rendered = render(20, 20) { context in
      context.translateBy(x: 20, y: 0)
      context.rotate(by: .pi / 2)
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(rendered.pixel(x: 10, y: 0) == ResizableImageTests.red)
    #expect(rendered.pixel(x: 10, y: 1) == ResizableImageTests.green)
    #expect(rendered.pixel(x: 10, y: 19) == ResizableImageTests.red)
  }

  @Test func eachSizeIsRenderedOnce() {
    let image = columns.resizableImage(withCapInsets: caps)
    func rasterized() -> Bitmap? {
      ImagePixels(
        image,
        UITraitCollection(),
        width: 30,
        height: 30,
        scale: CGSize(width: 1, height: 1)
      )?.bitmap
    }
    #expect(rasterized() != nil && rasterized() === rasterized())
  }
}
