public import Foundation

extension UIImage {
  /// Returns the image encoded as a PNG file; `nil` if it has no pixels.
  ///
  /// A vector drawing is rasterized at the image's scale.
  public func pngData() -> Data? {
    bitmap.flatMap { ImageCodec.png($0) }
  }

  /// Returns the image encoded as a JPEG file; `nil` if it has no pixels.
  ///
  /// The quality is between 0 and 1. Transparency is lost.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageCodec.jpeg($0, quality: compressionQuality) }
  }
}

extension Bitmap {
  /// Returns the pixels encoded as a PNG file; `nil` if memory is exhausted or the format is `a8`.
  package func pngData() -> Data? {
    format == .a8 ? nil : ImageCodec.png(self)
  }

  /// Decodes an image file, or throws the reason for the failure.
  package static func decoding(_ data: Data) throws(ImageError) -> Bitmap {
    try ImageCodec.decode(data)
  }
}
