/// The substitutions (GSUB) or positions (GPOS) of a font, for finding rules that affect text of a
/// few glyphs.
///
/// A rule affects such text if all glyphs of its input and its context are among the glyphs. The
/// structures are the common table formats of OpenType.
struct LayoutTable {
  /// The type of the table.
  enum Kind: String {
    case substitutions = "GSUB"
    case positions = "GPOS"
  }

  private let kind: Kind
  private let reader: FontTableReader

  init(_ kind: Kind, of face: OpaquePointer) {
    self.kind = kind
    reader = FontTableReader(kind.rawValue, of: face)
  }

  /// Removes glyphs until no rule of some lookups affects text of the remaining glyphs.
  ///
  /// Pair kerning that is independent of its context is allowed.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs; empty afterwards if the table cannot be parsed.
  ///   - lookups: The indices of the enabled lookups.
  func removeAffected(from glyphs: inout Set<Int>, lookups: [Int]) {
    guard !lookups.isEmpty else { return }
    if reader.uint16(at: 0) != 1 { reader.invalidate() }
    let list = reader.uint16(at: 8)
    let count = reader.uint16(at: list)
    for index in lookups {
      if index >= count { reader.invalidate() }
      removeAffected(from: &glyphs, lookup: list + reader.uint16(at: list + 2 + index * 2))
    }
    if reader.isInvalid { glyphs = [] }
  }

  private func removeAffected(from glyphs: inout Set<Int>, lookup: Int) {
    let type = reader.uint16(at: lookup)
    let ignoresLetters = reader.uint16(at: lookup + 2) & 2 != 0
    for offset in reader.uint16Array(at: lookup + 4) where !reader.isInvalid {
      var subtable = lookup + offset
      var type = type
      if type == (kind == .substitutions ? 7 : 9) {
        type = reader.uint16(at: subtable + 2)
        subtable += reader.uint32(at: subtable + 4)
      }
      let starts = starts(of: type, subtable, ignoresLetters: ignoresLetters, glyphs)
      glyphs.subtract(starts)
    }
  }

  /// Returns the first glyphs of the rules in a subtable that affect text of the glyphs.
  private func starts(
    of type: Int,
    _ subtable: Int,
    ignoresLetters: Bool,
    _ glyphs: Set<Int>
  ) -> [Int] {
    switch (kind, type) {
    case (.substitutions, 1...3), (.positions, 1), (.positions, 3):
      covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
    case (.substitutions, 4): ligatureStarts(subtable, glyphs)
    case (.substitutions, 5), (.positions, 7):
      contextStarts(subtable, isChain: false, glyphs)
    case (.substitutions, 6), (.positions, 8):
      contextStarts(subtable, isChain: true, glyphs)
    case (.substitutions, 8): reverseStarts(subtable, glyphs)
    case (.positions, 2):
      pairStarts(subtable, ignoresLetters: ignoresLetters, glyphs)
    case (.positions, 4...6):
      // A mark is attached only if it is among the glyphs.
      covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
    default: rejected()
    }
  }

  /// Marks the table as unreadable and returns no glyphs.
  private func rejected() -> [Int] {
    reader.invalidate()
    return []
  }

  // MARK: Rules

  private func ligatureStarts(_ subtable: Int, _ glyphs: Set<Int>) -> [Int] {
    guard reader.uint16(at: subtable) == 1 else { return rejected() }
    let sets = reader.uint16Array(at: subtable + 4)
    return covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).filter { start in
      guard start.index < sets.count else { return false }
      let set = subtable + sets[start.index]
      return reader.uint16Array(at: set).contains { offset in
        let count = reader.uint16(at: set + offset + 2)
        return reader.uint16Array(count: count - 1, at: set + offset + 4).allSatisfy(
          glyphs.contains
        )
      }
    }.map(\.glyph)
  }

  /// Returns the first glyphs of pair rules.
  ///
  /// A pair that also moves its second glyph affects the next pair.
  private func pairStarts(_ subtable: Int, ignoresLetters: Bool, _ glyphs: Set<Int>) -> [Int] {
    guard (1...2).contains(reader.uint16(at: subtable)) else { return rejected() }
    let starts = covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
    return ignoresLetters || reader.uint16(at: subtable + 6) != 0 ? starts : []
  }

  private func reverseStarts(_ subtable: Int, _ glyphs: Set<Int>) -> [Int] {
    guard reader.uint16(at: subtable) == 1 else { return rejected() }
    let coveragesBefore = reader.uint16Array(at: subtable + 4)
    let coveragesAfter = reader.uint16Array(at: subtable + 6 + coveragesBefore.count * 2)
    guard
      (coveragesBefore + coveragesAfter).allSatisfy({
        !covered(by: $0, of: subtable, glyphs).isEmpty
      })
    else {
      return []
    }
    return covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
  }

  private func contextStarts(_ subtable: Int, isChain: Bool, _ glyphs: Set<Int>) -> [Int] {
    switch reader.uint16(at: subtable) {
    case 1: contextStartsByGlyph(subtable, isChain: isChain, glyphs)
    case 2: contextStartsByClass(subtable, isChain: isChain, glyphs)
    case 3: contextStartsByCoverage(subtable, isChain: isChain, glyphs)
    default: rejected()
    }
  }

  private func contextStartsByGlyph(_ subtable: Int, isChain: Bool, _ glyphs: Set<Int>) -> [Int] {
    let sets = reader.uint16Array(at: subtable + 4)
    return covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).filter { start in
      guard start.index < sets.count, sets[start.index] > 0 else { return false }
      return hasRule(in: subtable + sets[start.index], isChain: isChain) { _, glyph in
        glyphs.contains(glyph)
      }
    }.map(\.glyph)
  }

  private func contextStartsByClass(_ subtable: Int, isChain: Bool, _ glyphs: Set<Int>) -> [Int] {
    let offsets = reader.uint16Array(count: isChain ? 3 : 1, at: subtable + 4)
    guard !reader.isInvalid else { return [] }
    let classes = offsets.map { self.classes($0, of: subtable, glyphs) }
    let sets = reader.uint16Array(at: subtable + 4 + offsets.count * 2)
    let usedClasses = classes.map { Set($0.values) }
    return covered(by: reader.uint16(at: subtable + 2), of: subtable, glyphs).map(\.glyph).filter {
      guard let number = classes[isChain ? 1 : 0][$0], number < sets.count, sets[number] > 0 else {
        return false
      }
      return hasRule(in: subtable + sets[number], isChain: isChain) { part, number in
        usedClasses[isChain ? part : 0].contains(number)
      }
    }
  }

  private func contextStartsByCoverage(
    _ subtable: Int,
    isChain: Bool,
    _ glyphs: Set<Int>
  ) -> [Int] {
    var offset = subtable + 2
    var parts: [[Int]] = []
    if isChain {
      for _ in 0..<3 {
        parts.append(reader.uint16Array(at: offset))
        offset += 2 + parts[parts.count - 1].count * 2
      }
      guard reader.uint16(at: offset) > 0 else { return [] }
    } else {
      guard reader.uint16(at: offset + 2) > 0 else { return [] }
      parts = [[], reader.uint16Array(count: reader.uint16(at: offset), at: offset + 4)]
    }
    guard let firstCoverage = parts[1].first,
      parts.joined().allSatisfy({ !covered(by: $0, of: subtable, glyphs).isEmpty })
    else { return [] }
    return covered(by: firstCoverage, of: subtable, glyphs).map(\.glyph)
  }

  /// Returns whether a set of rules contains an effective rule whose values all match: those before
  /// (part 0), in (part 1) and after (part 2) the changed glyphs.
  private func hasRule(
    in set: Int,
    isChain: Bool,
    _ matches: (_ part: Int, _ number: Int) -> Bool
  ) -> Bool {
    reader.uint16Array(at: set).contains { rule in
      var offset = set + rule
      guard isChain else {
        let (count, actions) = (reader.uint16(at: offset), reader.uint16(at: offset + 2))
        return actions > 0
          && reader.uint16Array(count: count - 1, at: offset + 4).allSatisfy { matches(1, $0) }
      }
      for part in 0..<3 {
        // The first glyph of the middle part is implied by the set.
        let count = reader.uint16(at: offset) - (part == 1 ? 1 : 0)
        let numbers = reader.uint16Array(count: count, at: offset + 2)
        guard numbers.allSatisfy({ matches(part, $0) }) else { return false }
        offset += 2 + max(0, count) * 2
      }
      return reader.uint16(at: offset) > 0
    }
  }

  // MARK: Sets of glyphs

  /// Returns the glyphs of a coverage table with their indices in it; none for an offset of 0.
  private func covered(
    by offset: Int,
    of subtable: Int,
    _ glyphs: Set<Int>
  ) -> [(glyph: Int, index: Int)] {
    guard offset > 0 else { return [] }
    let table = subtable + offset
    let count = reader.uint16(at: table + 2)
    var result: [(glyph: Int, index: Int)] = []
    switch reader.uint16(at: table) {
    case 1:
      for index in 0..<count where !reader.isInvalid {
        let glyph = reader.uint16(at: table + 4 + index * 2)
        if glyphs.contains(glyph) { result.append((glyph, index)) }
      }
    case 2:
      for (range, index) in ranges(count, at: table + 4) {
        for glyph in glyphs where range.contains(glyph) {
          result.append((glyph, index + glyph - range.lowerBound))
        }
      }
    default: reader.invalidate()
    }
    return result
  }

  /// Returns the classes of the glyphs in a class table; class 0 for all glyphs if the offset is 0.
  private func classes(_ offset: Int, of subtable: Int, _ glyphs: Set<Int>) -> [Int: Int] {
    var result = Dictionary(uniqueKeysWithValues: glyphs.map { ($0, 0) })
    guard offset > 0 else { return result }
    let table = subtable + offset
    switch reader.uint16(at: table) {
    case 1:
      let start = reader.uint16(at: table + 2)
      for (index, number) in reader.uint16Array(at: table + 4).enumerated()
      where glyphs.contains(start + index) {
        result[start + index] = number
      }
    case 2:
      for (range, number) in ranges(reader.uint16(at: table + 2), at: table + 4) {
        for glyph in glyphs where range.contains(glyph) { result[glyph] = number }
      }
    default: reader.invalidate()
    }
    return result
  }

  /// Returns ranges of glyphs, each with a value.
  private func ranges(_ count: Int, at offset: Int) -> [(range: ClosedRange<Int>, number: Int)] {
    var result: [(range: ClosedRange<Int>, number: Int)] = []
    for index in 0..<count where !reader.isInvalid {
      let start = reader.uint16(at: offset + index * 6)
      let end = reader.uint16(at: offset + index * 6 + 2)
      guard start <= end else { continue }
      result.append((start...end, reader.uint16(at: offset + index * 6 + 4)))
    }
    return result
  }
}
