internal import CFreeType
internal import CHarfBuzz
internal import Foundation

/// A rasterizer of one face's glyphs, using FreeType.
///
/// Outlines are lightly hinted, which moves their points only vertically. Guarded by the font
/// library's lock.
final class GlyphRasterizer {
  /// The number of subpixel positions in a pixel.
  static let steps = 4

  private let face: FT_Face
  private let contents: NSData
  private let index: Int
  /// The HarfBuzz face, which provides the font's tables.
  private lazy var tables = makeTables()
  /// The current size, in 64ths of a pixel.
  private var size = 0
  private var hasColors: Bool { face.pointee.face_flags & FT_FACE_FLAG_COLOR != 0 }
  private var isScalable: Bool { face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0 }

  init?(_ contents: NSData, index: Int) {
    guard let face = FreeType.open(contents, index: index) else { return nil }
    self.face = face
    self.contents = contents
    self.index = index
  }

  private func makeTables() -> OpaquePointer? {
    let bytes = contents.bytes.assumingMemoryBound(to: CChar.self)
    let length = UInt32(clamping: contents.length)
    let blob = hb_blob_create(bytes, length, HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    return hb_face_create(blob, UInt32(index & 0xFFFF))
  }

  /// Draws a glyph.
  ///
  /// - Parameters:
  ///   - id: The index of the glyph.
  ///   - pixelSize: The size of an em, in pixels.
  ///   - step: The subpixel position of the glyph, from 0 to `steps` - 1.
  /// - Returns: The image; `nil` if it has no pixels.
  func draw(_ id: UInt32, pixelSize: Double, step: Int) -> GlyphImage? {
    if id == ShapedGlyph.missing { return MissingGlyph.draw(pixelSize: pixelSize) }
    guard isScalable else { return drawStrike(id, pixelSize: pixelSize) }
    let size = Int((max(1, min(pixelSize, 2_000)) * 64).rounded())
    if size != self.size {
      guard FT_Set_Char_Size(face, 0, size, 72, 72) == 0 else { return nil }
      self.size = size
    }
    if hasColors, let table = tables.flatMap({ ColorTable($0) }), let paint = table.paint(of: id) {
      var painter = ColorGlyphPainter(table, face)
      let offset = Double(step) / Double(GlyphRasterizer.steps)
      return painter.draw(paint, pixelSize: pixelSize, offset: offset)
    }
    guard FT_Load_Glyph(face, id, rolltop_load_flags) == 0, let slot = face.pointee.glyph else {
      return nil
    }
    if slot.pointee.format == FT_GLYPH_FORMAT_SVG {
      // FreeType does not draw such glyphs itself; they also have an outline.
      guard FT_Load_Glyph(face, id, rolltop_outline_load_flags) == 0 else { return nil }
    }
    if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE {
      if step > 0 {
        FT_Outline_Translate(&slot.pointee.outline, step * 64 / GlyphRasterizer.steps, 0)
      }
      guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    }
    return GlyphImage(slot.pointee)
  }

  /// Draws a glyph of a font that has only bitmaps in some sizes, scaled to a size.
  private func drawStrike(_ id: UInt32, pixelSize: Double) -> GlyphImage? {
    guard let strike = strike(for: pixelSize), FT_Select_Size(face, Int32(strike.index)) == 0,
      FT_Load_Glyph(face, id, rolltop_load_flags) == 0, let slot = face.pointee.glyph,
      let image = GlyphImage(slot.pointee)
    else { return nil }
    return image.scaled(by: pixelSize / strike.size)
  }

  /// Returns the smallest sufficient bitmap size, or the largest size if none is sufficient.
  private func strike(for pixelSize: Double) -> (index: Int, size: Double)? {
    var best: (index: Int, size: Double)?
    for index in 0..<Int(face.pointee.num_fixed_sizes) {
      let size = Double(face.pointee.available_sizes[index].y_ppem) / 64
      guard let bestSize = best?.size else {
        best = (index, size)
        continue
      }
      let isBetter = bestSize < pixelSize ? size > bestSize : size >= pixelSize && size < bestSize
      if isBetter { best = (index, size) }
    }
    return best.flatMap { $0.size > 0 ? $0 : nil }
  }
}
