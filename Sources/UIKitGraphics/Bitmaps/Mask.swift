import UIKitSupport

/// The coverage of pixels, which a canvas fills with a colour.
///
/// Glyphs, text and rounded shapes are masks, so that one mask serves all colours. Masks are
/// immutable.
package final class Mask: Sendable {
  /// The coverage bitmap, whose format is `a8`.
  package let bitmap: Bitmap

  /// Creates a mask from a coverage bitmap.
  ///
  /// - Precondition: The format of the bitmap is `a8`.
  package init(_ bitmap: Bitmap) {
    demand(bitmap.format == .a8, "A mask is made from coverage, not from colours")
    self.bitmap = bitmap
  }

  /// The width in pixels.
  package var width: Int { bitmap.width }

  /// The height in pixels.
  package var height: Int { bitmap.height }

  /// Returns the coverage of a pixel, from 0 to 255.
  ///
  /// - Precondition: The pixel is inside the mask.
  package func coverage(x: Int, y: Int) -> UInt8 { bitmap.pixel(x: x, y: y).alpha }
}

extension Mask {
  /// Creates a mask from the alpha channel of a bitmap; opaque formats result in full coverage.
  package convenience init(alphaOf source: Bitmap) {
    let result = Bitmap(width: source.width, height: source.height, format: .a8)
    for y in 0..<source.height {
      let sourceRow = source.bytes + y * source.bytesPerRow
      let targetRow = result.bytes + y * result.bytesPerRow
      for x in 0..<source.width {
        let value: UInt8
        switch source.format {
        case .xrgb: value = 255
        case .argb: value = UInt8(sourceRow.load(fromByteOffset: x * 4, as: UInt32.self) >> 24)
        case .a8: value = sourceRow.load(fromByteOffset: x, as: UInt8.self)
        }
        targetRow.storeBytes(of: value, toByteOffset: x, as: UInt8.self)
      }
    }
    self.init(result)
  }
}
