internal import Foundation

/// A drawing of black lines, areas and gaps, such as a built-in glyph.
///
/// Drawing requires no other library, so that a program without other images loads no image
/// library.
struct GlyphDrawing {
  /// A path that is filled, stroked, or both.
  struct Layer {
    var path = Path()
    var isFilled = true
    var usesEvenOddRule = false
    /// The stroke; `nil` for none.
    var stroke: StrokeStyle?
    /// Whether the layer is a gap in the layers below.
    var erases = false
  }

  /// The size in points.
  var size: CGSize
  var layers: [Layer]

  /// Returns the coverage in a size in pixels, to which the drawing is stretched.
  func mask(width: Int, height: Int) -> Mask {
    let scale = CGAffineTransform(
      scaleX: Double(width) / size.width,
      y: Double(height) / size.height
    )
    // A deviation of a tenth of a pixel is not visible.
    let tolerance = 0.1 * min(size.width / Double(width), size.height / Double(height))
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    let result = Bitmap(width: width, height: height, format: .a8)
    func add(_ polygons: [Polyline], of layer: Layer, usesEvenOddRule: Bool) {
      let scaled = polygons.map { line in
        Polyline(points: line.points.map { $0.applying(scale) }, isClosed: line.isClosed)
      }
      let rasterizer = CoverageRasterizer(scaled, usesEvenOddRule: usesEvenOddRule)
      guard let mask = rasterizer.mask(in: bounds) else { return }
      if layer.erases {
        result.subtractCoverage(of: mask.bitmap)
      } else {
        result.addCoverage(of: mask.bitmap)
      }
    }
    for layer in layers {
      let lines = layer.path.flattened(tolerance: tolerance)
      if layer.isFilled { add(lines, of: layer, usesEvenOddRule: layer.usesEvenOddRule) }
      if let stroke = layer.stroke {
        add(
          lines.stroked(stroke, tolerance: tolerance),
          of: layer,
          usesEvenOddRule: false
        )
      }
    }
    return Mask(result)
  }
}

extension Bitmap {
  /// Adds the coverage of a bitmap of the same size.
  fileprivate func addCoverage(of other: Bitmap) {
    for y in 0..<height {
      let target = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let source = (other.bytes + y * other.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { target[x] = source[x].over(target[x]) }
    }
  }

  /// Subtracts the coverage of a bitmap of the same size.
  fileprivate func subtractCoverage(of other: Bitmap) {
    for y in 0..<height {
      let target = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let source = (other.bytes + y * other.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let rest = 255 - Int(source[x])
        target[x] = UInt8((Int(target[x]) * rest + 127) / 255)
      }
    }
  }
}

extension Bitmap {
  /// Creates a black bitmap with the coverage of a mask.
  convenience init(black mask: Mask) {
    self.init(width: mask.width, height: mask.height, format: .argb)
    for y in 0..<height {
      let target = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let source = (mask.bitmap.bytes + y * mask.bitmap.bytesPerRow)
        .assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { target[x] = UInt32(source[x]) << 24 }
    }
  }
}
