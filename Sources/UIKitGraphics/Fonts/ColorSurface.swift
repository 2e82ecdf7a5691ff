internal import Foundation

/// A surface for compositing the layers of a colour glyph, with premultiplied colours.
struct ColorSurface {
  /// The components red, green, blue and alpha, from 0 to 1.
  typealias Color = SIMD4<Float>

  /// The bounds of the pixels relative to the glyph's origin, with the y axis pointing down.
  let bounds: PixelRect
  private var pixels: [Color]

  /// Creates a transparent surface.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
    pixels = [Color](repeating: .zero, count: Int(bounds.width) * Int(bounds.height))
  }

  /// Draws colours over the pixels of an area.
  ///
  /// - Parameters:
  ///   - mask: The coverage of the area's pixels; `nil` for full coverage.
  ///   - area: The area, in pixels relative to the glyph's origin.
  ///   - color: Returns the premultiplied colour of a pixel by the position of its centre.
  mutating func fill(_ mask: Mask?, in area: PixelRect, color: (CGPoint) -> Color) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    for y in Int(visible.minY)..<Int(visible.maxY) {
      for x in Int(visible.minX)..<Int(visible.maxX) {
        var coverage: Float = 1
        if let mask {
          let bytes = mask.bitmap.bytes + (y - Int(area.minY)) * mask.bitmap.bytesPerRow
          let byte = bytes.load(fromByteOffset: x - Int(area.minX), as: UInt8.self)
          guard byte > 0 else { continue }
          coverage = Float(byte) / 255
        }
        let index = self.index(x: x, y: y)
        let source = color(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) * coverage
        pixels[index] = source + pixels[index] * (1 - source.w)
      }
    }
  }

  /// Composites another surface, whose bounds must be inside this surface.
  mutating func compose(_ source: ColorSurface, mode: CompositeMode) {
    for y in Int(source.bounds.minY)..<Int(source.bounds.maxY) {
      for x in Int(source.bounds.minX)..<Int(source.bounds.maxX) {
        let index = self.index(x: x, y: y)
        pixels[index] = mode.compose(source.color(x: x, y: y), over: pixels[index])
      }
    }
  }

  /// Returns the colour of a pixel, which must be inside the surface.
  func color(x: Int, y: Int) -> Color { pixels[index(x: x, y: y)] }

  private func index(x: Int, y: Int) -> Int {
    (y - Int(bounds.minY)) * Int(bounds.width) + x - Int(bounds.minX)
  }

  /// The surface as a glyph image.
  var glyphImage: GlyphImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let clamped = pixel.clamped(lowerBound: .zero, upperBound: .one)
      let scaled = (clamped * 255).rounded(.toNearestOrEven)
      // Blue, green, red, alpha: the byte order of `Bitmap.Format.argb`.
      for value in [scaled.z, scaled.y, scaled.x, scaled.w] { bytes.append(UInt8(value)) }
    }
    return GlyphImage(
      left: Int(bounds.minX),
      top: -Int(bounds.minY),
      width: Int(bounds.width),
      height: Int(bounds.height),
      isColored: true,
      bytes: bytes
    )
  }
}
