package import UIKitGraphics

/// The difference of two bitmaps.
package enum PixelDifference: Equatable {
  /// They have different sizes, in pixels.
  case size(reference: PixelSize, actual: PixelSize)
  /// They have the same size and different pixels.
  case pixels(DifferingPixels)

  /// Compares two bitmaps, pixel for pixel; `nil` when they are equal.
  ///
  /// Colours are equal when all four channels are; the unused byte of an opaque
  /// format does not count.
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

  /// Whether the fraction of differing pixels is within a tolerance; never for different sizes.
  ///
  /// - Parameter tolerance: A fraction of all pixels, 0 to 1.
  /// - Returns: Whether the difference is within the tolerance.
  package func isWithin(_ tolerance: Double) -> Bool {
    switch self {
    case .size: false
    case .pixels(let pixels): Double(pixels.count) <= tolerance * Double(pixels.total)
    }
  }
}

/// The pixels in which two bitmaps of the same size differ.
package struct DifferingPixels: Equatable {
  /// The number of differing pixels; at least 1.
  package let count: Int
  /// The number of all pixels.
  package let total: Int
  /// The column of the first differing pixel, row by row from the top left.
  package let x: Int
  /// The row of the first differing pixel.
  package let y: Int
  /// The first differing pixel's colour in the reference.
  package let reference: PixelColor
  /// The first differing pixel's actual colour.
  package let actual: PixelColor

  init?(reference: Bitmap, actual: Bitmap) {
    var count = 0
    var first: (x: Int, y: Int)?
    for y in 0..<reference.height where !reference.hasSameBits(inRow: y, as: actual) {
      for x in 0..<reference.width where reference.pixel(x: x, y: y) != actual.pixel(x: x, y: y) {
        count += 1
        if first == nil { first = (x, y) }
      }
    }
    guard let first else { return nil }
    self.count = count
    total = reference.width * reference.height
    x = first.x
    y = first.y
    self.reference = reference.pixel(x: first.x, y: first.y)
    self.actual = actual.pixel(x: first.x, y: first.y)
  }
}

/// Width and height of a bitmap.
package struct PixelSize: Equatable, CustomStringConvertible {
  /// Pixels.
  package let width: Int
  /// Pixels.
  package let height: Int

  init(of bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
  }

  /// Such as "390 × 844".
  package var description: String { "\(width) × \(height)" }
}

extension PixelDifference: CustomStringConvertible {
  /// The difference: the first differing pixel and both of its colours.
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
  /// The channels as "#RRGGBB", followed by the opacity when it is not opaque.
  var hexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
