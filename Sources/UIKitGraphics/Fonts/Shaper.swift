internal import CFreeType
internal import CHarfBuzz
internal import Foundation

/// A shaper that converts text of one face to glyphs with HarfBuzz.
///
/// Lengths are in ems and therefore independent of the size. Guarded by the font library's lock.
final class Shaper {
  let face: OpaquePointer
  let font: OpaquePointer
  let buffer: OpaquePointer?
  let unitsPerEm: Double
  /// The FreeType face of a font that HarfBuzz does not support itself; otherwise `nil`.
  private let freeTypeFace: FT_Face?
  /// Whether HarfBuzz supports the font itself.
  var isOpenType: Bool { freeTypeFace == nil }
  /// Whether words that start and end with letters or digits are shaped independently of their
  /// neighbours.
  private(set) lazy var hasIndependentWords = shapesWordsAlone()
  /// The advance of the widest digit, in ems.
  private(set) lazy var widestDigit = findWidestDigit()

  /// Opens a face.
  ///
  /// Fails if neither HarfBuzz nor FreeType supports it.
  ///
  /// - Parameters:
  ///   - contents: The contents of the font file, which must not change.
  ///   - index: The index of the face; the upper half selects an instance of a variable font.
  init?(_ contents: NSData, index: Int) {
    let bytes = contents.bytes.assumingMemoryBound(to: CChar.self)
    let length = UInt32(clamping: contents.length)
    let blob = hb_blob_create(bytes, length, HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index & 0xFFFF)) else { return nil }
    if hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) {
      self.face = face
      self.font = font
      unitsPerEm = Double(hb_face_get_upem(face))
      freeTypeFace = nil
      if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16) - 1) }
    } else {
      hb_face_destroy(face)
      guard let openedFace = FreeType.open(contents, index: index),
        let unit = Shaper.setSize(of: openedFace),
        let font = hb_ft_font_create_referenced(openedFace)
      else { return nil }
      hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING))
      self.face = hb_font_get_face(font)
      self.font = font
      unitsPerEm = unit
      freeTypeFace = openedFace
    }
    buffer = hb_buffer_create()
  }

  /// Sets a size for measuring a font that is not OpenType, and returns its units per em.
  private static func setSize(of face: FT_Face) -> Double? {
    if FT_Set_Pixel_Sizes(face, 0, 256) == 0 { return 256 * 64 }
    // A bitmap font has only fixed sizes.
    guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0 else { return nil }
    return Double(max(64, face.pointee.available_sizes[0].y_ppem))
  }
}

extension Shaper {
  /// Returns the glyph of a character; `nil` if the face has none.
  func glyph(for code: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, code, &glyph) != 0 ? glyph : nil
  }

  /// Shapes a text and returns the glyphs in visual order, from left to right.
  func shape(_ text: String, _ shaping: Shaping) -> [ShapedGlyph] {
    let start = fillBuffer(text, shaping)
    return adjusted(
      replacingMissingGlyphs(glyphsInBuffer(from: start), of: text),
      of: text,
      shaping
    )
  }

  /// Stores a text and its context in the buffer and shapes them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - shaping: The shaping parameters.
  ///   - shapes: Whether to shape the text.
  /// - Returns: The number of bytes before the text.
  @discardableResult
  func fillBuffer(_ text: String, _ shaping: Shaping, shapes: Bool = true) -> UInt32 {
    hb_buffer_clear_contents(buffer)
    let textBefore = shaping.before.map { String(Character($0)) } ?? ""
    let textAfter = shaping.after.map { String(Character($0)) } ?? ""
    let start = UInt32(textBefore.utf8.count)
    hb_buffer_add_utf8(buffer, textBefore + text + textAfter, -1, start, Int32(text.utf8.count))
    hb_buffer_set_direction(buffer, shaping.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, shaping.script.harfBuzzScript)
    hb_buffer_set_language(buffer, hb_language_get_default())
    guard shapes else { return start }
    let features = shaping.features
    hb_shape(font, buffer, features, UInt32(features.count))
    return start
  }

  /// Returns the shaped glyphs in the buffer; `start` is the offset of the text in UTF-8 bytes.
  private func glyphsInBuffer(from start: UInt32) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        id: infos[index].codepoint,
        cluster: infos[index].cluster - start,
        advance: length(positions[index].x_advance),
        x: length(positions[index].x_offset),
        y: length(positions[index].y_offset)
      )
    }
  }

  /// Returns the glyphs with the advance of boxes for characters that the face lacks.
  ///
  /// The font's missing glyph may have any width. Control characters have no box.
  private func replacingMissingGlyphs(_ glyphs: [ShapedGlyph], of text: String) -> [ShapedGlyph] {
    guard glyphs.contains(where: { $0.id == ShapedGlyph.missing }) else { return glyphs }
    var result = glyphs
    let bytes = text.utf8
    for index in glyphs.indices where glyphs[index].id == ShapedGlyph.missing {
      let scalarIndex = bytes.index(bytes.startIndex, offsetBy: Int(glyphs[index].cluster))
      let isVisible = text.unicodeScalars[scalarIndex].hasBox
      result[index].id = isVisible ? ShapedGlyph.missing : ShapedGlyph.invisible
      result[index].advance = isVisible ? MissingGlyph.advance : 0
      result[index].x = 0
      result[index].y = 0
    }
    return result
  }

  private func length(_ position: hb_position_t) -> Float {
    Float(Double(position) / unitsPerEm)
  }

  /// Returns the glyphs with letter spacing, and with digits centred in the advance of the widest
  /// digit.
  private func adjusted(
    _ glyphs: [ShapedGlyph],
    of text: String,
    _ shaping: Shaping
  ) -> [ShapedGlyph] {
    guard shaping.hasTabularDigits || shaping.letterSpacing != 0 else { return glyphs }
    let bytes = Array(text.utf8)
    var result = glyphs
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
      if shaping.hasTabularDigits, (48...57).contains(bytes[Int(glyph.cluster)]) {
        result[index].x += (widestDigit - glyph.advance) / 2
        result[index].advance = widestDigit
      }
      if isLast { result[index].advance += Float(shaping.letterSpacing) }
    }
    return result
  }

  private func findWidestDigit() -> Float {
    shape("0123456789", Shaping(script: .latin, usesTabularFigures: true))
      .reduce(Float(0)) { max($0, $1.advance) }
  }

  /// Returns whether ASCII letters and digits are shaped the same after a space and on their own.
  private func shapesWordsAlone() -> Bool {
    let shaping = Shaping(script: .latin)
    let letters = (48...122).compactMap(Unicode.Scalar.init).map(Character.init)
      .filter(\.isIndependentOfNeighbours)
    let words = letters.flatMap { ["A ", "\($0) ", "a ", "\($0) ", "0 ", "\($0) "] }
    var shapedWords: [String: [ShapedGlyph]] = [:]
    var wordGlyphs: [ShapedGlyph] = []
    for word in words {
      let glyphs = shapedWords[word] ?? shape(word, shaping)
      shapedWords[word] = glyphs
      wordGlyphs += glyphs
    }
    let glyphs = shape(words.joined(), shaping)
    return glyphs.count == wordGlyphs.count
      && zip(glyphs, wordGlyphs).allSatisfy { $0.hasSameImage(as: $1) }
  }

  /// The name ID of the version.
  ///
  /// The type of HarfBuzz's constant differs between its versions.
  private static let versionName: hb_ot_name_id_t = 5

  /// The version in the font's name table, without the word before the number.
  var version: String {
    var text = [CChar](repeating: 0, count: 64)
    var length = UInt32(text.count)
    hb_ot_name_get_utf8(
      face,
      Shaper.versionName,
      nil,
      &length,
      &text
    )
    let bytes = text.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    let version = String(decoding: bytes, as: UTF8.self)
    return version.hasPrefix("Version ") ? String(version.dropFirst(8)) : version
  }

  /// Returns the font's positions of underline and strikethrough; `nil` if it has none.
  func decorations() -> FontDecorations? {
    func length(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
      return Double(value) / unitsPerEm
    }
    guard isOpenType, let underline = length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      let thickness = length(HB_OT_METRICS_TAG_UNDERLINE_SIZE), thickness > 0
    else { return nil }
    return FontDecorations(
      underline: -underline,
      underlineThickness: thickness,
      strikethrough: length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).map { -$0 },
      strikethroughThickness: length(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? thickness
    )
  }
}

/// A glyph of a face with its position, in ems.
struct ShapedGlyph: Hashable {
  /// The index of the glyph in the face, or one of the constants below.
  var id: UInt32
  /// The offset of its characters in the shaped text, in UTF-8 bytes.
  var cluster: UInt32
  /// The distance from the pen position to that of the next glyph.
  var advance: Float
  /// The offset from the pen position to the right.
  var x: Float
  /// The offset from the baseline upwards.
  var y: Float
}

extension ShapedGlyph {
  /// The ID of the missing glyph, for characters that the face lacks.
  static let missing: UInt32 = 0
  /// The ID of an invisible glyph, which no face contains.
  static let invisible = UInt32.max

  /// Returns whether two glyphs have the same ID and position.
  fileprivate func hasSameImage(as other: ShapedGlyph) -> Bool {
    id == other.id && advance == other.advance && x == other.x && y == other.y
  }
}

extension Character {
  /// Whether fonts draw the character independently of the text beyond a space, unlike brackets.
  var isIndependentOfNeighbours: Bool { isLetter || isASCII && isNumber }
}

/// The positions of underline and strikethrough, in ems below the baseline.
struct FontDecorations {
  var underline: Double
  var underlineThickness: Double
  /// The position of the strikethrough; `nil` if the font does not specify it.
  var strikethrough: Double?
  var strikethroughThickness: Double
}
