internal import CFreeType
internal import CHarfBuzz
internal import Foundation

/// Turns text into glyphs with HarfBuzz, for one face.
///
/// Lengths are in ems, so that they hold for all sizes. Guarded by the font library's lock.
final class Shaper {
  let face: OpaquePointer
  let font: OpaquePointer
  let buffer: OpaquePointer?
  let unitsPerEm: Double
  /// The FreeType face of a font that HarfBuzz does not read by itself.
  private let foreign: FT_Face?
  /// Whether HarfBuzz reads the font by itself.
  var isOpenType: Bool { foreign == nil }
  /// Whether words that begin and end with letters or digits look alike beside any others.
  private(set) lazy var hasIndependentWords = shapesWordsAlone()
  private(set) lazy var widestDigit = findWidestDigit()

  /// - Parameters:
  ///   - contents: The font file, which stays as it is.
  ///   - index: The index of the face; the upper half names an instance of a variable font.
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
      foreign = nil
      if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16) - 1) }
    } else {
      hb_face_destroy(face)
      guard let open = FreeType.open(contents, index: index), let unit = Shaper.setSize(of: open),
        let font = hb_ft_font_create_referenced(open)
      else { return nil }
      hb_ft_font_set_load_flags(font, Int32(FT_LOAD_NO_HINTING))
      self.face = hb_font_get_face(font)
      self.font = font
      unitsPerEm = unit
      foreign = open
    }
    buffer = hb_buffer_create()
  }

  /// Sets a size in which a font that is not OpenType measures, and returns its units per em.
  private static func setSize(of face: FT_Face) -> Double? {
    if FT_Set_Pixel_Sizes(face, 0, 256) == 0 { return 256 * 64 }
    // A bitmap font has only the sizes that it has.
    guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0 else { return nil }
    return Double(max(64, face.pointee.available_sizes[0].y_ppem))
  }
}

extension Shaper {
  /// The glyph of a character; `nil` when the face has none.
  func glyph(for code: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, code, &glyph) != 0 ? glyph : nil
  }

  /// Shapes a text; the glyphs are in visual order, from left to right.
  func shape(_ text: String, _ shaping: Shaping) -> [ShapedGlyph] {
    let start = fillBuffer(text, shaping)
    return adjusted(withBoxes(glyphsInBuffer(from: start), of: text), of: text, shaping)
  }

  /// Puts a text and what surrounds it into the buffer, and the glyphs in their place.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - shaping: How it is shaped.
  ///   - shapes: Whether there are to be glyphs.
  /// - Returns: The number of bytes before the text.
  @discardableResult
  func fillBuffer(_ text: String, _ shaping: Shaping, shapes: Bool = true) -> UInt32 {
    hb_buffer_clear_contents(buffer)
    let before = shaping.before.map { String(Character($0)) } ?? ""
    let after = shaping.after.map { String(Character($0)) } ?? ""
    let start = UInt32(before.utf8.count)
    hb_buffer_add_utf8(buffer, before + text + after, -1, start, Int32(text.utf8.count))
    hb_buffer_set_direction(buffer, shaping.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, shaping.script.harfBuzzScript)
    hb_buffer_set_language(buffer, hb_language_get_default())
    guard shapes else { return start }
    let features = shaping.features
    hb_shape(font, buffer, features, UInt32(features.count))
    return start
  }

  // The text begins behind its context, at a number of bytes of UTF-8.
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

  /// Makes room for the boxes of characters that the face lacks.
  ///
  /// Their own glyph has any width in a font, or none. Marks that control a text have no box.
  private func withBoxes(_ glyphs: [ShapedGlyph], of text: String) -> [ShapedGlyph] {
    guard glyphs.contains(where: { $0.id == ShapedGlyph.missing }) else { return glyphs }
    var result = glyphs
    let bytes = text.utf8
    for index in glyphs.indices where glyphs[index].id == ShapedGlyph.missing {
      let place = bytes.index(bytes.startIndex, offsetBy: Int(glyphs[index].cluster))
      let isSeen = text.unicodeScalars[place].hasBox
      result[index].id = isSeen ? ShapedGlyph.missing : ShapedGlyph.invisible
      result[index].advance = isSeen ? MissingGlyph.advance : 0
      result[index].x = 0
      result[index].y = 0
    }
    return result
  }

  private func length(_ position: hb_position_t) -> Float {
    Float(Double(position) / unitsPerEm)
  }

  /// Spreads letters, and centres digits in the advance of the widest one.
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

  /// Whether ASCII letters and digits are shaped behind a space as they are without it.
  private func shapesWordsAlone() -> Bool {
    let shaping = Shaping(script: .latin)
    let letters = (48...122).compactMap(Unicode.Scalar.init).map(Character.init)
      .filter(\.keepsToItsWord)
    let words = letters.flatMap { ["A ", "\($0) ", "a ", "\($0) ", "0 ", "\($0) "] }
    var known: [String: [ShapedGlyph]] = [:]
    var expected: [ShapedGlyph] = []
    for word in words {
      let glyphs = known[word] ?? shape(word, shaping)
      known[word] = glyphs
      expected += glyphs
    }
    let glyphs = shape(words.joined(), shaping)
    return glyphs.count == expected.count && zip(glyphs, expected).allSatisfy { $0.looksLike($1) }
  }

  /// The version's number in tables of names; HarfBuzz's constant has another type in each version.
  private static let versionName: hb_ot_name_id_t = 5

  /// The version by the font's table of names, without the word in front of it.
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

  /// The positions of lines below and through the text by the font; `nil` when it has none.
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

/// A glyph of a face, and where it stands, in ems.
struct ShapedGlyph: Hashable {
  /// The index of the glyph in its face, or one of the constants below.
  var id: UInt32
  /// The offset of its characters in the shaped text, in bytes of UTF-8.
  var cluster: UInt32
  /// From its pen position to that of the next glyph.
  var advance: Float
  /// From the pen position to the right.
  var x: Float
  /// From the baseline upwards.
  var y: Float
}

extension ShapedGlyph {
  /// The glyph for a character that the face lacks.
  static let missing: UInt32 = 0
  /// No face has a glyph with this index, so that nothing is drawn.
  static let invisible = UInt32.max

  /// Whether it is the same glyph at the same place.
  fileprivate func looksLike(_ other: ShapedGlyph) -> Bool {
    id == other.id && advance == other.advance && x == other.x && y == other.y
  }
}

extension Character {
  /// Whether fonts do not draw it differently for what is beyond a space, as they do with brackets.
  var keepsToItsWord: Bool { isLetter || isASCII && isNumber }
}

/// The positions of the lines of underlined and struck text, in ems below the baseline.
struct FontDecorations {
  var underline: Double
  var underlineThickness: Double
  /// `nil` when the font does not say.
  var strikethrough: Double?
  var strikethroughThickness: Double
}
