public import Foundation

extension UIImage {
  /// The image as a PNG file; `nil` for an image without pixels.
  ///
  /// A drawing is written in the size of its points.
  public func pngData() -> Data? {
    bitmap.flatMap { ImageCodec.png($0) }
  }

  /// The image as a JPEG file; `nil` for an image without pixels.
  ///
  /// The quality is between 0 and 1. Transparency is lost.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageCodec.jpeg($0, quality: compressionQuality) }
  }
}

extension Bitmap {
  /// The pixels as a PNG file; `nil` when memory is short or the format is `a8`.
  package func pngData() -> Data? {
    format == .a8 ? nil : ImageCodec.png(self)
  }

  /// Decodes an image file's bytes, or says why that fails.
  package static func decoding(_ data: Data) throws(ImageError) -> Bitmap {
    try ImageCodec.decode(data)
  }
}
