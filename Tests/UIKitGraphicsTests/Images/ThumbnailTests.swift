import Foundation
import Testing

@testable import UIKitGraphics

/// Tests for thumbnails that background threads create, and for images of graphics contexts.
@MainActor
struct ThumbnailTests {
  /// Returns an image whose left half is red and whose right half is transparent.
  private func makeImage(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, scale)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: width / 2, height: height))
    defer { UIGraphicsEndImageContext() }
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  @Test func aThumbnailHasTheSizeAndTheScale() async throws {
    let image = makeImage(40, 20, scale: 2)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 5)))
    #expect(small.size == CGSize(width: 10, height: 5) && small.scale == 2)
    #expect(small.pixel(x: 3, y: 5) == image.pixel(x: 3, y: 5))
    #expect(small.pixel(x: 16, y: 5).alpha == 0)
    let awaited = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5))
    #expect(awaited?.pngData() == small.pngData())
    let received = await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: CGSize(width: 10, height: 5)) {
        continuation.resume(returning: $0)
      }
    }
    #expect(received?.pngData() == small.pngData())
    #expect(image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 5_000, height: 5),
  ])
  func invalidSizesGiveNoThumbnail(_ size: CGSize) {
    #expect(makeImage(4, 4).preparingThumbnail(of: size) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 4, height: 4)) == nil)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test func drawingsHaveThumbnails() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let small = try #require(star.preparingThumbnail(of: CGSize(width: 9, height: 9)))
    #expect(small.pixel(x: 4, y: 4).alpha > 200)
    #expect(small.isSymbolImage == star.isSymbolImage)
  }

  /// Creates thumbnails while the main thread draws the same pixels.
  @Test func theMainThreadMayDrawConcurrently() async throws {
    let image = makeImage(64, 64)
    let expected = try #require(image.preparingThumbnail(of: CGSize(width: 7, height: 7))).pngData()
    let drawn = drawnPNG(of: image)
    await withTaskGroup(of: Data?.self) { group in
      for _ in 0..<40 {
        group.addTask {
          await image.byPreparingThumbnail(ofSize: CGSize(width: 7, height: 7))?.pngData()
        }
      }
      for _ in 0..<40 { #expect(drawnPNG(of: image) == drawn) }
      for await data in group { #expect(data == expected) }
    }
  }

  /// Returns a PNG file of the image drawn in its size.
  private func drawnPNG(of image: UIImage) -> Data {
    UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).pngData { _ in
      image.draw(at: .zero)
    }
  }

  @Test func imagesOfContextsNest() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    let context = try #require(UIGraphicsGetCurrentContext())
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let inner = makeImage(2, 2)
    let clipped = try #require(UIGraphicsGetImageFromCurrentImageContext())
    context.restoreGState()
    UIRectFill(CGRect(x: 3, y: 0, width: 1, height: 4))
    let outerImage = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner.pixel(x: 0, y: 0).red == 255)
    #expect(clipped.pixel(x: 1, y: 0).blue == 255 && clipped.pixel(x: 3, y: 0).alpha == 0)
    #expect(outerImage.pixel(x: 1, y: 0).blue == 255 && outerImage.pixel(x: 3, y: 0).alpha == 255)
    #expect(outerImage.pixel(x: 2, y: 0).alpha == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
