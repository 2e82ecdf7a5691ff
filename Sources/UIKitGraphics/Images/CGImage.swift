public import Foundation

/// The pixels of an image, without a scale.
///
/// Images are immutable. Two images are equal if they share the same pixels, not if they look the
/// same.
public final class CGImage: Equatable, @unchecked Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// Returns a part of the image.
  ///
  /// - Parameter rect: The part, in pixels from the top left corner; enlarged to whole pixels.
  /// - Returns: The part; `nil` if it contains no pixels of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    let pixelRect = PixelRect(enclosing: rect.standardized).intersection(bounds)
    guard !pixelRect.isEmpty else { return nil }
    let result = Bitmap(width: pixelRect.width, height: pixelRect.height, format: bitmap.format)
    let bytesPerPixel = bitmap.format == .a8 ? 1 : 4
    for y in 0..<result.height {
      let row = bitmap.bytes + (Int(pixelRect.minY) + y) * bitmap.bytesPerRow
      (result.bytes + y * result.bytesPerRow).copyMemory(
        from: row + Int(pixelRect.minX) * bytesPerPixel,
        byteCount: result.width * bytesPerPixel
      )
    }
    return CGImage(result)
  }

  /// Returns whether both images share the same pixels in memory.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.bitmap === rhs.bitmap }
}

extension UIImage {
  /// The pixels of the image; `nil` if it has none.
  ///
  /// Tint and rendering mode are lost. A vector drawing is rasterized at its size and scale.
  public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// Creates an image from pixels with a scale of 1.
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.bitmap, scale: 1)
  }
}
