internal import CHarfBuzz
internal import Foundation

/// The paints of a font's colour glyphs (table COLR, version 1) and their colours (table CPAL).
///
/// For variable fonts, the default instance is read. Offsets are relative to the start of COLR.
/// Missing data is read as empty.
struct ColorTable {
  /// A node of a glyph's paint graph.
  enum Paint {
    /// Layers of paints, from bottom to top.
    case layers([Int])
    case solid(ColorSurface.Color)
    case gradient(ColorGradient)
    /// A paint inside the outline of a glyph.
    case shape(glyph: UInt32, paint: Int)
    /// The paint of another glyph.
    case glyph(UInt32)
    /// A paint with a transform in font units, with the y axis pointing up.
    case transformed(paint: Int, CGAffineTransform)
    case composite(source: Int, mode: CompositeMode, backdrop: Int)
  }

  private let reader: FontTableReader
  private let palette: FontTableReader
  /// The offset of the list of glyphs with paints.
  private let glyphs: Int
  /// The offset of the list of layers; 0 if there is none.
  private let layers: Int

  /// The maximum number of a paint's layers and of a gradient's colours.
  private static let maximumCount = 1_000

  /// Reads the table.
  ///
  /// Fails if the font has no such table.
  ///
  /// - Parameter face: The HarfBuzz face.
  init?(_ face: OpaquePointer) {
    reader = FontTableReader("COLR", of: face)
    guard !reader.isEmpty, reader.uint16(at: 0) >= 1 else { return nil }
    palette = FontTableReader("CPAL", of: face)
    glyphs = reader.uint32(at: 14)
    layers = reader.uint32(at: 18)
    guard glyphs > 0, !reader.isInvalid else { return nil }
  }

  /// Returns the offset of a glyph's paint; `nil` if it has none.
  func paint(of glyph: UInt32) -> Int? {
    var (low, high) = (0, reader.uint32(at: glyphs))
    while low < high, !reader.isInvalid {
      let middle = (low + high) / 2
      let record = glyphs + 4 + middle * 6
      let recordGlyph = reader.uint16(at: record)
      if recordGlyph == Int(glyph) { return glyphs + reader.uint32(at: record + 2) }
      if recordGlyph < Int(glyph) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the paint at an offset; `nil` if its format is unknown.
  func read(_ paint: Int) -> Paint? {
    guard !reader.isInvalid else { return nil }
    let format = reader.uint8(at: paint)
    switch format {
    case 1:
      let firstLayer = reader.uint32(at: paint + 2)
      return .layers(layers(reader.uint8(at: paint + 1), from: firstLayer))
    case 2, 3: return .solid(color(at: paint + 1))
    case 4...9: return gradient(paint, format).map { .gradient($0) }
    case 10:
      let glyph = UInt32(reader.uint16(at: paint + 4))
      return .shape(glyph: glyph, paint: offset(in: paint, at: 1))
    case 11: return .glyph(UInt32(reader.uint16(at: paint + 1)))
    case 12...31: return .transformed(paint: offset(in: paint, at: 1), transform(paint, format))
    case 32:
      let mode = CompositeMode(rawValue: reader.uint8(at: paint + 4)) ?? .sourceOver
      return .composite(
        source: offset(in: paint, at: 1),
        mode: mode,
        backdrop: offset(in: paint, at: 5)
      )
    default: return nil
    }
  }

  /// Returns the offsets of the paints of consecutive layers.
  private func layers(_ count: Int, from firstLayer: Int) -> [Int] {
    let end = min(firstLayer + count, reader.uint32(at: layers))
    guard layers > 0, firstLayer < end else { return [] }
    return (firstLayer..<min(end, firstLayer + ColorTable.maximumCount)).map {
      layers + reader.uint32(at: layers + 4 + $0 * 4)
    }
  }

  // MARK: Transforms

  private func transform(_ paint: Int, _ format: Int) -> CGAffineTransform {
    switch format {
    case 12, 13:
      let values = offset(in: paint, at: 4)
      func value(_ index: Int) -> Double {
        let bits = reader.uint32(at: values + index * 4)
        return Double(Int32(truncatingIfNeeded: bits)) / 65_536
      }
      return CGAffineTransform(value(0), value(1), value(2), value(3), value(4), value(5))
    case 14, 15:
      return CGAffineTransform(translationX: length(paint + 4), y: length(paint + 6))
    case 16...19:
      let scale = CGAffineTransform(scaleX: fraction(paint + 4), y: fraction(paint + 6))
      return format < 18 ? scale : scale.about(x: length(paint + 8), y: length(paint + 10))
    case 20...23:
      let scale = CGAffineTransform(scaleX: fraction(paint + 4), y: fraction(paint + 4))
      return format < 22 ? scale : scale.about(x: length(paint + 6), y: length(paint + 8))
    case 24...27:
      let rotation = CGAffineTransform(rotationAngle: fraction(paint + 4) * .pi)
      return format < 26 ? rotation : rotation.about(x: length(paint + 6), y: length(paint + 8))
    default:
      let (x, y) = (tan(fraction(paint + 4) * .pi), tan(fraction(paint + 6) * .pi))
      let skew = CGAffineTransform(a: 1, b: y, c: -x, d: 1, tx: 0, ty: 0)
      return format < 30 ? skew : skew.about(x: length(paint + 8), y: length(paint + 10))
    }
  }

  // MARK: Colours

  private func gradient(_ paint: Int, _ format: Int) -> ColorGradient? {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: length(paint + index), y: length(paint + index + 2))
    }
    let shape: ColorGradient.Shape
    switch format {
    case 4, 5: shape = .linear(point(4), point(8), rotation: point(12))
    case 6, 7:
      shape = .radial(
        from: point(4),
        radius: Double(reader.uint16(at: paint + 8)),
        to: point(10),
        endRadius: Double(reader.uint16(at: paint + 14))
      )
    default:
      shape = .sweep(
        center: point(4),
        from: (fraction(paint + 8) + 1) / 2,
        to: (fraction(paint + 10) + 1) / 2
      )
    }
    let line = offset(in: paint, at: 1)
    // Stops of variable gradients have four additional bytes.
    let stride = format.isMultiple(of: 2) ? 6 : 10
    let count = min(reader.uint16(at: line + 1), ColorTable.maximumCount)
    let stops = (0..<count).map { index in
      let stop = line + 3 + index * stride
      return ColorGradient.Stop(offset: fraction(stop), color: color(at: stop + 2))
    }
    let extend = ColorGradient.Extend(rawValue: reader.uint8(at: line)) ?? .pad
    return ColorGradient(shape, extend, stops)
  }

  /// Reads a colour index and an opacity at an offset and returns the colour.
  private func color(at offset: Int) -> ColorSurface.Color {
    let index = reader.uint16(at: offset)
    let opacity = Float(max(0, min(fraction(offset + 2), 1)))
    // The text colour.
    guard index != 0xFFFF else { return ColorSurface.Color(0, 0, 0, opacity) }
    guard index < palette.uint16(at: 2), !palette.isInvalid else { return .zero }
    let record = palette.uint32(at: 8) + (palette.uint16(at: 12) + index) * 4
    let (blueGreen, redAlpha) = (palette.uint16(at: record), palette.uint16(at: record + 2))
    let alpha = Float(redAlpha & 0xFF) / 255 * opacity
    let channels = [redAlpha >> 8, blueGreen & 0xFF, blueGreen >> 8].map { Float($0) / 255 * alpha }
    return ColorSurface.Color(channels[0], channels[1], channels[2], alpha)
  }

  // MARK: Numbers

  /// Returns the offset of a subtable, read from a 24-bit offset in a paint.
  private func offset(in paint: Int, at distance: Int) -> Int {
    let pointer = paint + distance
    return paint + (reader.uint8(at: pointer) << 16 | reader.uint16(at: pointer + 1))
  }

  /// Returns the signed 16-bit number at an offset, such as a length in font units.
  private func length(_ offset: Int) -> Double {
    Double(Int16(truncatingIfNeeded: reader.uint16(at: offset)))
  }

  /// Returns the fixed-point number with 14 fractional bits at an offset.
  private func fraction(_ offset: Int) -> Double { length(offset) / 16_384 }
}

extension CGAffineTransform {
  /// Returns the transform about a point instead of the origin.
  fileprivate func about(x: Double, y: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
