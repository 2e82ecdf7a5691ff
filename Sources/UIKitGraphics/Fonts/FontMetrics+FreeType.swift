internal import CFreeType
internal import Foundation

extension FontMetrics {
  /// The size at which scalable faces are measured, in pixels; lengths are multiples of 1/256 em.
  private static let pixelSize = 256

  /// Reads the metrics of a face without hinting; `nil` if FreeType cannot open the face.
  ///
  /// The caller must hold the font library's lock.
  init?(_ contents: NSData, index: Int) {
    guard let face = FreeType.open(contents, index: index) else { return nil }
    defer { FT_Done_Face(face) }
    let isScalable = face.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0
    // A bitmap font has a few fixed sizes; the first is as good as any, because metrics are relative.
    let sizeError =
      isScalable
      ? FT_Set_Pixel_Sizes(face, 0, UInt32(FontMetrics.pixelSize)) : FT_Select_Size(face, 0)
    guard sizeError == 0, let size = face.pointee.size?.pointee.metrics else { return nil }
    func pixels(_ units: Int16) -> Double {
      Double(FT_MulFix(FT_Long(units), size.y_scale)) / 64
    }
    let scaled =
      isScalable
      ? (
        ascent: pixels(face.pointee.ascender), descent: pixels(face.pointee.descender),
        lineHeight: pixels(face.pointee.height)
      )
      : (
        ascent: Double(size.ascender) / 64, descent: Double(size.descender) / 64,
        lineHeight: Double(size.height) / 64
      )
    let unit = isScalable ? Double(FontMetrics.pixelSize) : max(1, scaled.lineHeight.rounded(.up))
    let ascent = scaled.ascent.rounded(.up) / unit
    let descent = -abs(scaled.descent.rounded(.up)) / unit
    func height(of letter: Unicode.Scalar, otherwise: Double) -> Double {
      let glyph = FT_Get_Char_Index(face, FT_ULong(letter.value))
      guard glyph != 0, FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING)) == 0,
        let slot = face.pointee.glyph
      else { return otherwise }
      return (Double(slot.pointee.metrics.horiBearingY) / 64).rounded(.up) / unit
    }
    self.init(
      ascent: ascent,
      descent: descent,
      leading: max(0, scaled.lineHeight.rounded(.up) / unit - (ascent - descent)),
      capHeight: height(of: "H", otherwise: ascent * 0.75),
      xHeight: height(of: "x", otherwise: ascent * 0.55)
    )
  }
}
