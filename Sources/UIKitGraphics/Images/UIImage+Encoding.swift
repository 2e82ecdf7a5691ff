public import Foundation

extension UIImage {
  /// Returns the image encoded as a PNG file; `nil` if it has no pixels or cannot be encoded.
  ///
  /// A vector drawing is rasterized at the image's scale.
  public func pngData() -> Data? {
    bitmap.flatMap { ImageCodec.png($0) }
  }

  /// Returns the image encoded as a JPEG file; `nil` if it has no pixels or cannot be encoded.
  ///
  /// The quality is between 0 and 1. Transparency is lost.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageCodec.jpeg($0, quality: compressionQuality) }
  }

  /// Returns the pixels as 0xAARRGGBB, from left to right and from top to bottom.
  ///
  /// A vector drawing is rasterized at the image's scale.
  ///
  /// - Parameter isPremultiplied: Whether the channels are multiplied by alpha.
  /// - Returns: The pixels, and the width and height in pixels; `nil` if the image has no pixels.
  package func pixels(
    premultiplied isPremultiplied: Bool
  ) -> (bits: [UInt32], width: Int, height: Int)? {
    guard let bitmap else { return nil }
    let bits = (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { x in
        let pixel = bitmap.pixel(x: x, y: y)
        return isPremultiplied ? pixel.premultipliedBits : pixel.bits
      }
    }
    return (bits, bitmap.width, bitmap.height)
  }
}

extension Bitmap {
  /// Returns the pixels encoded as a PNG file; `nil` if the format is `a8`, or without SDL2_image or
  /// memory.
  package func pngData() -> Data? {
    format == .a8 ? nil : ImageCodec.png(self)
  }

  /// Decodes an image file, or throws the reason for the failure.
  package static func decoding(_ data: Data) throws(ImageError) -> Bitmap {
    try ImageCodec.decode(data)
  }
}
