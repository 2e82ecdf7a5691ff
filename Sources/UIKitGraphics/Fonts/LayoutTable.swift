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
  private let reader: TableReader

  init(_ kind: Kind, of face: OpaquePointer) {
    self.kind = kind
    reader = TableReader(kind.rawValue, of: face)
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
    if reader.number(at: 0) != 1 { reader.reject() }
    let list = reader.number(at: 8)
    let count = reader.number(at: list)
    for index in lookups {
      if index >= count { reader.reject() }
      removeAffected(from: &glyphs, lookup: list + reader.number(at: list + 2 + index * 2))
    }
    if reader.isBroken { glyphs = [] }
  }

  private func removeAffected(from glyphs: inout Set<Int>, lookup: Int) {
    let type = reader.number(at: lookup)
    let ignoresLetters = reader.number(at: lookup + 2) & 2 != 0
    for offset in reader.numbers(at: lookup + 4) where !reader.isBroken {
      var subtable = lookup + offset
      var type = type
      if type == (kind == .substitutions ? 7 : 9) {
        type = reader.number(at: subtable + 2)
        subtable += reader.longNumber(at: subtable + 4)
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
      covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
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
      covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
    default: rejected()
    }
  }

  private func rejected() -> [Int] {
    reader.reject()
    return []
  }

  // MARK: Rules

  private func ligatureStarts(_ subtable: Int, _ glyphs: Set<Int>) -> [Int] {
    guard reader.number(at: subtable) == 1 else { return rejected() }
    let sets = reader.numbers(at: subtable + 4)
    return covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).filter { start in
      guard start.index < sets.count else { return false }
      let set = subtable + sets[start.index]
      return reader.numbers(at: set).contains { offset in
        let count = reader.number(at: set + offset + 2)
        return reader.numbers(count - 1, at: set + offset + 4).allSatisfy(glyphs.contains)
      }
    }.map(\.glyph)
  }

  /// Returns the first glyphs of pair rules.
  ///
  /// A pair that also moves its second glyph affects the next pair.
  private func pairStarts(_ subtable: Int, ignoresLetters: Bool, _ glyphs: Set<Int>) -> [Int] {
    guard (1...2).contains(reader.number(at: subtable)) else { return rejected() }
    let starts = covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
    return ignoresLetters || reader.number(at: subtable + 6) != 0 ? starts : []
  }

  private func reverseStarts(_ subtable: Int, _ glyphs: Set<Int>) -> [Int] {
    guard reader.number(at: subtable) == 1 else { return rejected() }
    let before = reader.numbers(at: subtable + 4)
    let after = reader.numbers(at: subtable + 6 + before.count * 2)
    guard (before + after).allSatisfy({ !covered(by: $0, of: subtable, glyphs).isEmpty }) else {
      return []
    }
    return covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).map(\.glyph)
  }

  private func contextStarts(_ subtable: Int, isChain: Bool, _ glyphs: Set<Int>) -> [Int] {
    switch reader.number(at: subtable) {
    case 1: contextStartsByGlyph(subtable, isChain: isChain, glyphs)
    case 2: contextStartsByClass(subtable, isChain: isChain, glyphs)
    case 3: contextStartsByCoverage(subtable, isChain: isChain, glyphs)
    default: rejected()
    }
  }

  private func contextStartsByGlyph(_ subtable: Int, isChain: Bool, _ glyphs: Set<Int>) -> [Int] {
    let sets = reader.numbers(at: subtable + 4)
    return covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).filter { start in
      guard start.index < sets.count, sets[start.index] > 0 else { return false }
      return hasRule(in: subtable + sets[start.index], isChain: isChain) { _, glyph in
        glyphs.contains(glyph)
      }
    }.map(\.glyph)
  }

  private func contextStartsByClass(_ subtable: Int, isChain: Bool, _ glyphs: Set<Int>) -> [Int] {
    let offsets = reader.numbers(isChain ? 3 : 1, at: subtable + 4)
    guard !reader.isBroken else { return [] }
    let classes = offsets.map { self.classes($0, of: subtable, glyphs) }
    let sets = reader.numbers(at: subtable + 4 + offsets.count * 2)
    let inUse = classes.map { Set($0.values) }
    return covered(by: reader.number(at: subtable + 2), of: subtable, glyphs).map(\.glyph).filter {
      guard let number = classes[isChain ? 1 : 0][$0], number < sets.count, sets[number] > 0 else {
        return false
      }
      return hasRule(in: subtable + sets[number], isChain: isChain) { part, number in
        inUse[isChain ? part : 0].contains(number)
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
        parts.append(reader.numbers(at: offset))
        offset += 2 + parts[parts.count - 1].count * 2
      }
      guard reader.number(at: offset) > 0 else { return [] }
    } else {
      guard reader.number(at: offset + 2) > 0 else { return [] }
      parts = [[], reader.numbers(reader.number(at: offset), at: offset + 4)]
    }
    guard let first = parts[1].first,
      parts.joined().allSatisfy({ !covered(by: $0, of: subtable, glyphs).isEmpty })
    else { return [] }
    return covered(by: first, of: subtable, glyphs).map(\.glyph)
  }

  /// Returns whether a set of rules contains an effective rule whose values all match: those before
  /// (part 0), in (part 1) and after (part 2) the changed glyphs.
  private func hasRule(
    in set: Int,
    isChain: Bool,
    _ matches: (_ part: Int, _ number: Int) -> Bool
  ) -> Bool {
    reader.numbers(at: set).contains { rule in
      var offset = set + rule
      guard isChain else {
        let (count, actions) = (reader.number(at: offset), reader.number(at: offset + 2))
        return actions > 0
          && reader.numbers(count - 1, at: offset + 4).allSatisfy { matches(1, $0) }
      }
      for part in 0..<3 {
        // The first glyph of the middle part is implied by the set.
        let count = reader.number(at: offset) - (part == 1 ? 1 : 0)
        let numbers = reader.numbers(count, at: offset + 2)
        guard numbers.allSatisfy({ matches(part, $0) }) else { return false }
        offset += 2 + max(0, count) * 2
      }
      return reader.number(at: offset) > 0
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
    let count = reader.number(at: table + 2)
    var result: [(glyph: Int, index: Int)] = []
    switch reader.number(at: table) {
    case 1:
      for index in 0..<count where !reader.isBroken {
        let glyph = reader.number(at: table + 4 + index * 2)
        if glyphs.contains(glyph) { result.append((glyph, index)) }
      }
    case 2:
      for (range, index) in ranges(count, at: table + 4) {
        for glyph in glyphs where range.contains(glyph) {
          result.append((glyph, index + glyph - range.lowerBound))
        }
      }
    default: reader.reject()
    }
    return result
  }

  /// Returns the classes of the glyphs in a class table; class 0 for all glyphs if the offset is 0.
  private func classes(_ offset: Int, of subtable: Int, _ glyphs: Set<Int>) -> [Int: Int] {
    var result = Dictionary(uniqueKeysWithValues: glyphs.map { ($0, 0) })
    guard offset > 0 else { return result }
    let table = subtable + offset
    switch reader.number(at: table) {
    case 1:
      let start = reader.number(at: table + 2)
      for (index, number) in reader.numbers(at: table + 4).enumerated()
      where glyphs.contains(start + index) {
        result[start + index] = number
      }
    case 2:
      for (range, number) in ranges(reader.number(at: table + 2), at: table + 4) {
        for glyph in glyphs where range.contains(glyph) { result[glyph] = number }
      }
    default: reader.reject()
    }
    return result
  }

  /// Returns ranges of glyphs, each with a value.
  private func ranges(_ count: Int, at offset: Int) -> [(range: ClosedRange<Int>, number: Int)] {
    var result: [(range: ClosedRange<Int>, number: Int)] = []
    for index in 0..<count where !reader.isBroken {
      let start = reader.number(at: offset + index * 6)
      let end = reader.number(at: offset + index * 6 + 2)
      guard start <= end else { continue }
      result.append((start...end, reader.number(at: offset + index * 6 + 4)))
    }
    return result
  }
}
