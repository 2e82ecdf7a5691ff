public import Foundation

/// The pixels of an image, without a scale.
///
/// Immutable. Two are equal when they are the same pixels, not when they look the same.
public final class CGImage: Equatable, @unchecked Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The number of pixels in a row.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }

  /// A part of the image.
  ///
  /// - Parameter rect: In pixels from the top left corner; it grows to whole ones.
  /// - Returns: `nil` when the image has no pixel there.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    let part = PixelRect(enclosing: rect.standardized).intersection(whole)
    guard !part.isEmpty else { return nil }
    let result = Bitmap(width: Int(part.width), height: Int(part.height), format: bitmap.format)
    let size = bitmap.format == .a8 ? 1 : 4
    for y in 0..<result.height {
      let row = bitmap.bytes + (Int(part.minY) + y) * bitmap.bytesPerRow + Int(part.minX) * size
      (result.bytes + y * result.bytesPerRow).copyMemory(from: row, byteCount: result.width * size)
    }
    return CGImage(result)
  }

  /// Whether both have the same pixels in memory.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.bitmap === right.bitmap }
}

extension UIImage {
  /// The pixels; `nil` for an image without any.
  ///
  /// Tint and rendering mode are lost. A drawing has the pixels of its size at its scale.
  public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// Creates an image of pixels, with one of them per point.
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) {
    self.init(bitmap: cgImage.bitmap, scale: 1)
  }
}
