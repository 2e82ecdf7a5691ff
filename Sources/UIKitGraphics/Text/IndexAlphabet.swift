internal import CFoundationICU

/// The index letters of a language for sorted lists of names, as in a telephone book.
///
/// They are CLDR's index letters, provided by ICU. In languages with other scripts, Latin letters
/// follow. The last title is `#`, for text that begins with anything else, such as a digit.
@MainActor
package final class IndexAlphabet {
  /// The start of a section: its first text in collation order.
  private struct Boundary {
    let text: [UInt16]
    let section: Int
  }

  /// The title of the last section, for other text.
  package static let otherTitle = "#"

  /// The titles in display order.
  package let titles: [String]

  private let collator: TextCollator
  /// The boundaries of the sections in collation order, by ICU script code.
  private var boundaries: [Int32: [Boundary]] = [:]

  /// Creates the alphabet of a locale.
  ///
  /// - Parameter locale: A locale name such as `de_CH.UTF-8`; English is used for unknown locales.
  package init(locale: String) {
    let name = IndexAlphabet.languageName(of: locale)
    collator = TextCollator(locale: name, strength: .letters)
    var letters = IndexAlphabet.letters(of: name, sortedBy: collator)
    let latin = IndexAlphabet.letters(of: "en", sortedBy: collator)
    let isTraditional = letters.first.map(IndexAlphabet.script) == Script.han
    if letters.first.map(IndexAlphabet.script) != Script.latin {
      letters = (isTraditional ? IndexAlphabet.strokes.map(\.title) : letters) + latin
    }
    titles = letters + [IndexAlphabet.otherTitle]
    for (section, letter) in letters.enumerated() where !letter.hasSuffix("劃") {
      addBoundary(Array(letter.utf16), script: IndexAlphabet.script(of: letter), section: section)
    }
    if isTraditional {
      for (section, stroke) in IndexAlphabet.strokes.enumerated() {
        addBoundary(stroke.boundary, script: Script.han, section: section)
      }
    } else if name.hasPrefix("zh") {
      // In pinyin collation, a boundary mark precedes the characters of each letter. No syllable
      // begins with I, U or V.
      for (section, letter) in letters.enumerated() where !["I", "U", "V"].contains(letter) {
        addBoundary([0xFDD0] + Array(letter.utf16), script: Script.han, section: section)
      }
    }
    // Hiragana and katakana have the same order.
    if let kana = boundaries[Script.hiragana] { boundaries[Script.katakana] = kana }
  }

  /// Returns the section of a text.
  ///
  /// - Parameter text: The text; leading spaces are ignored.
  /// - Returns: An index in `titles`; the last one if the text does not begin with an index letter.
  package func section(for text: String) -> Int {
    let trimmed = text.drop { $0.isWhitespace }
    let otherSection = titles.count - 1
    guard !trimmed.isEmpty,
      let scriptBoundaries = boundaries[IndexAlphabet.script(of: String(trimmed.prefix(1)))]
    else { return otherSection }
    let units = Array(trimmed.utf16.prefix(64))
    var (low, high) = (0, scriptBoundaries.count)
    while low < high {
      let middle = (low + high) / 2
      let isAfter = collator.compare(scriptBoundaries[middle].text, units) <= 0
      if isAfter { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? otherSection : scriptBoundaries[low - 1].section
  }

  private func addBoundary(_ text: [UInt16], script: Int32, section: Int) {
    boundaries[script, default: []].append(Boundary(text: text, section: section))
  }

  /// ICU's script codes.
  private enum Script {
    static let han: Int32 = 17
    static let hiragana: Int32 = 20
    static let katakana: Int32 = 22
    static let latin: Int32 = 25
  }

  private static func script(of text: String) -> Int32 {
    guard let firstScalar = text.unicodeScalars.first else { return 0 }
    var status: Int32 = 0
    return swift_uscript_getScript(Int32(bitPattern: firstScalar.value), &status)
  }

  /// The sections of Traditional Chinese; the collation has a boundary mark for each stroke count.
  private static let strokes = (1...33).map { count in
    (title: "\(count)劃", boundary: [0xFDD0, UInt16(0x2800 + count)])
  }

  /// Returns a locale name without encoding and variant; `en` if it has no language.
  private static func languageName(of locale: String) -> String {
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(name) ? "en" : name.replacing("-", with: "_")
  }

  /// Returns the index letters of a language, each with a different primary weight.
  private static func letters(of locale: String, sortedBy collator: TextCollator) -> [String] {
    var status: Int32 = 0
    guard let data = swift_ulocdata_open(locale, &status) else { return [] }
    defer { swift_ulocdata_close(data) }
    guard
      let set = swift_ulocdata_getExemplarSet(data, nil, 0, rolltop_index_letters, &status)
    else { return [] }
    defer { swift_uset_close(set) }
    var letters: [String] = []
    for index in 0..<swift_uset_getItemCount(set) {
      var (start, end): (Int32, Int32) = (0, 0)
      var units = [UInt16](repeating: 0, count: 16)
      let length = swift_uset_getItem(set, index, &start, &end, &units, 16, &status)
      if length > 0 {
        letters.append(String(decoding: units.prefix(Int(length)), as: UTF16.self))
      } else if start <= end {
        letters += (start...end).compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
      }
    }
    let keyed = letters.map { (letter: $0, units: Array($0.utf16)) }
    // Of letters with equal weight, such as E and É, the one without an accent is kept.
    let sorted = keyed.sorted {
      let order = collator.compare($0.units, $1.units)
      return order == 0 ? $0.letter < $1.letter : order < 0
    }
    var result: [(letter: String, units: [UInt16])] = []
    for entry in sorted {
      if let last = result.last, collator.compare(last.units, entry.units) == 0 { continue }
      result.append(entry)
    }
    return result.map(\.letter)
  }
}
