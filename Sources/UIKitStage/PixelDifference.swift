package import UIKitGraphics

/// A difference between two bitmaps.
package enum PixelDifference: Equatable {
  /// The sizes differ, in pixels.
  case size(reference: PixelSize, actual: PixelSize)
  /// The sizes are equal and pixels differ.
  case pixels(DifferingPixels)

  /// Compares two bitmaps pixel by pixel; `nil` if they are equal.
  ///
  /// Two colours are equal if all four channels are equal. The unused byte of an opaque format is
  /// ignored.
  ///
  /// - Parameters:
  ///   - reference: The expected bitmap.
  ///   - actual: The actual bitmap.
  package init?(reference: Bitmap, actual: Bitmap) {
    guard reference.width == actual.width, reference.height == actual.height else {
      self = .size(
        reference: PixelSize(of: reference),
        actual: PixelSize(of: actual)
      )
      return
    }
    guard let pixels = DifferingPixels(reference: reference, actual: actual) else { return nil }
    self = .pixels(pixels)
  }

  /// Returns whether the fraction of differing pixels is within a tolerance; `false` for different
  /// sizes.
  ///
  /// - Parameter tolerance: A fraction of all pixels, from 0 to 1.
  /// - Returns: Whether the difference is within the tolerance.
  package func isWithin(_ tolerance: Double) -> Bool {
    switch self {
    case .size: false
    case .pixels(let pixels): Double(pixels.count) <= tolerance * Double(pixels.total)
    }
  }
}

/// The differing pixels of two bitmaps of the same size.
package struct DifferingPixels: Equatable {
  /// The number of differing pixels; at least 1.
  package let count: Int
  /// The total number of pixels.
  package let total: Int
  /// The column of the first differing pixel in reading order.
  package let x: Int
  /// The row of the first differing pixel in reading order.
  package let y: Int
  /// The reference colour of the first differing pixel.
  package let reference: PixelColor
  /// The actual colour of the first differing pixel.
  package let actual: PixelColor

  init?(reference: Bitmap, actual: Bitmap) {
    var count = 0
    var firstDifference: (x: Int, y: Int)?
    for y in 0..<reference.height where !reference.hasSameBits(inRow: y, as: actual) {
      for x in 0..<reference.width where reference.pixel(x: x, y: y) != actual.pixel(x: x, y: y) {
        count += 1
        if firstDifference == nil { firstDifference = (x, y) }
      }
    }
    guard let firstDifference else { return nil }
    self.count = count
    total = reference.width * reference.height
    x = firstDifference.x
    y = firstDifference.y
    self.reference = reference.pixel(x: firstDifference.x, y: firstDifference.y)
    self.actual = actual.pixel(x: firstDifference.x, y: firstDifference.y)
  }
}

/// The size of a bitmap.
package struct PixelSize: Equatable, CustomStringConvertible {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int

  init(of bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
  }

  /// A description such as "390 × 844".
  package var description: String { "\(width) × \(height)" }
}

extension PixelDifference: CustomStringConvertible {
  /// A description of the difference: the first differing pixel and both colours.
  package var description: String {
    switch self {
    case .size(let reference, let actual):
      "the reference has \(reference) pixels, the picture has \(actual)"
    case .pixels(let pixels):
      "\(pixels.count) of \(pixels.total) pixels differ; the first one, at (\(pixels.x), "
        + "\(pixels.y)), is \(pixels.actual.hexadecimal) instead of "
        + pixels.reference.hexadecimal
    }
  }
}

extension PixelColor {
  /// The channels as "#RRGGBB", followed by the alpha byte unless the colour is opaque.
  var hexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
