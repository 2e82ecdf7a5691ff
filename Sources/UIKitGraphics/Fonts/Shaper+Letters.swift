internal import CHarfBuzz

extension Shaper {
  /// Finds the letters that can be shaped without HarfBuzz, which takes about a millisecond.
  ///
  /// - Returns: The letters; `nil` if there are none.
  func letterPairs(_ shaping: Shaping) -> LetterPairs? {
    guard isOpenType, shaping.script == .latin, !shaping.isRightToLeft, shaping.before == nil,
      shaping.after == nil, let plan = plan(shaping)
    else { return nil }
    defer { hb_shape_plan_destroy(plan) }
    var plain = LetterPairs.candidates.compactMap { byte in
      letter(byte, shaping).map { (byte, $0) }
    }
    var glyphs = Set(plain.map { Int($0.1.glyph) })
    for kind in [LayoutTable.Kind.substitutions, .positions] {
      let lookups = Shaper.lookups(of: plan, kind)
      LayoutTable(kind, of: face).removeAffected(from: &glyphs, lookups: lookups)
    }
    plain.removeAll { !glyphs.contains(Int($0.1.glyph)) }
    guard plain.count > 1 else { return nil }
    return LetterPairs(
      Dictionary(uniqueKeysWithValues: plain),
      unitsPerEm: unitsPerEm,
      letterSpacing: shaping.letterSpacing
    )
  }

  /// Returns the kerning of two letters in font units; `nil` if shaping the pair does more than
  /// kerning.
  func kerning(
    _ first: LetterPairs.Letter,
    _ second: LetterPairs.Letter,
    _ text: String,
    _ shaping: Shaping
  ) -> Int16? {
    fillBuffer(text, shaping)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 2,
      infos[0].codepoint == first.glyph, infos[1].codepoint == second.glyph,
      infos[0].cluster == 0, infos[1].cluster == 1, positions[1].x_advance == second.advance,
      (0..<2).allSatisfy({ positions[$0].isUnmoved })
    else { return nil }
    let kerning = Int16(exactly: positions[0].x_advance - first.advance)
    return kerning.flatMap { $0.magnitude < 32_000 ? $0 : nil }
  }

  /// Returns a letter that consists of its own glyph; `nil` if shaping it does more.
  private func letter(_ byte: UInt8, _ shaping: Shaping) -> LetterPairs.Letter? {
    fillBuffer(String(decoding: [byte], as: UTF8.self), shaping)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 1,
      infos[0].codepoint == glyph(for: UInt32(byte)), positions[0].isUnmoved
    else { return nil }
    // Rules can ignore marks and ligatures.
    let kind = hb_ot_layout_get_glyph_class(face, infos[0].codepoint)
    guard
      [HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED, HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH].contains(kind)
    else { return nil }
    return LetterPairs.Letter(glyph: infos[0].codepoint, advance: positions[0].x_advance)
  }

  // MARK: HarfBuzz plans

  /// Returns HarfBuzz's plan for a text; `nil` if it has steps other than GSUB and GPOS.
  private func plan(_ shaping: Shaping) -> OpaquePointer? {
    // Apple's AAT tables and kerning from before OpenType.
    let legacyTables = ["morx", "mort", "kerx", "trak"]
    guard legacyTables.allSatisfy({ FontTableReader($0, of: face).isEmpty }) else { return nil }
    if !FontTableReader("kern", of: face).isEmpty {
      guard hasKerningFeature, !shaping.fontFeatures.contains(where: { $0.isKerning }) else {
        return nil
      }
    }
    fillBuffer("a", shaping, shapes: false)
    var properties = hb_segment_properties_t()
    hb_buffer_get_segment_properties(buffer, &properties)
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(font, &count)
    // HarfBuzz enables these features only for text with a fraction slash.
    let fractions = ["frac", "numr", "dnom"].map { FontFeature(tag: $0, value: 0) }
      .filter { fraction in !shaping.fontFeatures.contains { $0.tag == fraction.tag } }
      .map { hb_feature_t(tag: $0.tag, value: 0, start: 0, end: .max) }
    let features = shaping.features + fractions
    let plan = hb_shape_plan_create2(
      face,
      &properties,
      features,
      UInt32(features.count),
      coordinates,
      count,
      nil
    )
    guard let plan, let name = hb_shape_plan_get_shaper(plan), String(cString: name) == "ot" else {
      hb_shape_plan_destroy(plan)
      return nil
    }
    return plan
  }

  /// Whether GPOS has kerning for Latin text.
  ///
  /// Otherwise HarfBuzz uses other tables.
  private var hasKerningFeature: Bool {
    var (scripts, languages) = (
      [hb_tag_t](repeating: 0, count: 3), [hb_tag_t](repeating: 0, count: 3)
    )
    var (scriptCount, languageCount) = (UInt32(scripts.count), UInt32(languages.count))
    hb_ot_tags_from_script_and_language(
      HB_SCRIPT_LATIN,
      hb_language_get_default(),
      &scriptCount,
      &scripts,
      &languageCount,
      &languages
    )
    var (script, language, feature): (UInt32, UInt32, UInt32) = (0, 0, 0)
    let tag = hb_tag_t(named: LayoutTable.Kind.positions.rawValue)
    _ = hb_ot_layout_table_select_script(face, tag, scriptCount, scripts, &script, nil)
    _ = hb_ot_layout_script_select_language(
      face,
      tag,
      script,
      languageCount,
      languages,
      &language
    )
    let kern = hb_tag_t(named: "kern")
    return hb_ot_layout_language_find_feature(face, tag, script, language, kern, &feature) != 0
  }

  private static func lookups(of plan: OpaquePointer, _ table: LayoutTable.Kind) -> [Int] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_ot_shape_plan_collect_lookups(plan, hb_tag_t(named: table.rawValue), set)
    var result: [Int] = []
    var index = hb_codepoint_t.max
    while hb_set_next(set, &index) != 0 { result.append(Int(index)) }
    return result
  }
}

extension hb_glyph_position_t {
  fileprivate var isUnmoved: Bool { x_offset == 0 && y_offset == 0 && y_advance == 0 }
}

extension FontFeature {
  fileprivate var isKerning: Bool { tag == hb_tag_t(named: "kern") }
}
