import UIKit

/// Entries of a directory under one letter.
struct FileSection: Equatable, Sendable {
  /// A capital letter, "#" for everything else, or `nil` for a short list without headings.
  var title: String?
  var entries: [FileEntry]

  /// The number of entries from which a list has headings and an index.
  static let indexedCount = 30
}

extension FileSection {
  /// Sorts entries without regard to case and accents and numbers in them by their value, and
  /// groups them by letter.
  ///
  /// Names that do not begin with a letter come last, including hidden files.
  ///
  /// - Parameter entries: In any order.
  /// - Returns: Sections from A to Z, then "#"; one without a title when there are
  ///   few entries, none when there are no entries.
  static func sections(of entries: [FileEntry]) -> [FileSection] {
    guard !entries.isEmpty else { return [] }
    // Folding once per entry is ten times as fast as comparing without case.
    let keyed = entries.map { (key: sortKey($0.name), entry: $0) }
      .sorted { ($0.key, $0.entry.name) < ($1.key, $1.entry.name) }
    let groups = Dictionary(grouping: keyed) { letter(of: $0.key) }
    let sections = groups.keys.sorted(by: isBefore).map { title in
      FileSection(title: title, entries: groups[title, default: []].map(\.entry))
    }
    guard entries.count < indexedCount else { return sections }
    return [FileSection(title: nil, entries: sections.flatMap(\.entries))]
  }

  /// The entries whose names contain a text, without differences of case and accents.
  ///
  /// - Parameters:
  ///   - sections: All entries.
  ///   - words: The text; empty finds all.
  /// - Returns: The sections in which there are some.
  static func sections(of sections: [FileSection], foundBy words: String) -> [FileSection] {
    guard !words.isEmpty else { return sections }
    return sections.compactMap { section in
      let found = section.entries.filter { FileName.shown($0.name).isFound(by: words) }
      return found.isEmpty ? nil : FileSection(title: section.title, entries: found)
    }
  }

  /// A text that comes before another one where the name does.
  private static func sortKey(_ name: String) -> String {
    let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    var key = String.UnicodeScalarView()
    var number = ""
    for scalar in folded.unicodeScalars {
      if let digit = digit(scalar) {
        number.append(digit)
      } else {
        append(number, to: &key)
        number = ""
        key.append(scalar)
      }
    }
    append(number, to: &key)
    return String(key)
  }

  /// Appends a number after its length, so that 9 comes before 10.
  private static func append(_ number: String, to key: inout String.UnicodeScalarView) {
    guard !number.isEmpty else { return }
    let value = number.drop { $0 == "0" }
    let nines = String(repeating: "9", count: value.count / 9)
    key.append(contentsOf: "\(nines)\(value.count % 9)\(value)".unicodeScalars)
  }

  /// The digit of any script as an ASCII one; `nil` for other characters.
  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? Character(scalar) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Character("\(Int($0))") }
  }

  private static func letter(of key: String) -> String {
    guard let first = key.first, first.isASCII, first.isLetter else { return "#" }
    return first.uppercased()
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left != "#" && (right == "#" || left < right)
  }
}
