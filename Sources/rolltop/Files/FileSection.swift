import UIKit

/// The entries of a directory under one letter.
struct FileSection: Equatable, Sendable {
  /// A capital letter, "#" for all other characters, or `nil` for a short list without headers.
  var title: String?
  var entries: [FileEntry]

  /// The minimum number of entries of a list with headers and an index.
  static let minimumIndexedCount = 30
}

extension FileSection {
  /// Groups entries by letter, sorted without regard to case and accents and with numbers by their
  /// value.
  ///
  /// Names that do not begin with a letter come last, including hidden files.
  ///
  /// - Parameter entries: The entries in any order.
  /// - Returns: Sections from A to Z, then "#"; a single section without a title if there are few
  ///   entries, none if there are no entries.
  static func sections(of entries: [FileEntry]) -> [FileSection] {
    guard !entries.isEmpty else { return [] }
    // Folding once per entry is ten times faster than case-insensitive comparisons.
    let keyedEntries = entries.map { (key: sortKey($0.name), entry: $0) }
      .sorted { ($0.key, $0.entry.name) < ($1.key, $1.entry.name) }
    let groups = Dictionary(grouping: keyedEntries) { title(forKey: $0.key) }
    let sections = groups.keys.sorted(by: isBefore).map { title in
      FileSection(title: title, entries: groups[title, default: []].map(\.entry))
    }
    guard entries.count < minimumIndexedCount else { return sections }
    return [FileSection(title: nil, entries: sections.flatMap(\.entries))]
  }

  /// Returns the entries whose names contain a text, ignoring case and accents.
  ///
  /// - Parameters:
  ///   - sections: All entries.
  ///   - text: The searched text; an empty text matches all entries.
  /// - Returns: The sections with matching entries.
  static func sections(of sections: [FileSection], foundBy text: String) -> [FileSection] {
    guard !text.isEmpty else { return sections }
    return sections.compactMap { section in
      let matches = section.entries.filter { FileName.displayText($0.name).isFound(by: text) }
      return matches.isEmpty ? nil : FileSection(title: section.title, entries: matches)
    }
  }

  /// Returns a key whose order is the order of the names.
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

  /// Appends a number with its length as a prefix, so that 9 sorts before 10.
  ///
  /// In the prefix, each nine stands for nine digits, and the last digit for the rest.
  private static func append(_ number: String, to key: inout String.UnicodeScalarView) {
    guard !number.isEmpty else { return }
    let value = number.drop { $0 == "0" }
    let nines = String(repeating: "9", count: value.count / 9)
    key.append(contentsOf: "\(nines)\(value.count % 9)\(value)".unicodeScalars)
  }

  /// Converts a digit of any script to ASCII; `nil` for other characters.
  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? Character(scalar) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Character("\(Int($0))") }
  }

  /// Returns the title of the section for a sort key.
  private static func title(forKey key: String) -> String {
    guard let letter = key.first, letter.isASCII, letter.isLetter else { return "#" }
    return letter.uppercased()
  }

  private static func isBefore(_ lhs: String, _ rhs: String) -> Bool {
    lhs != "#" && (rhs == "#" || lhs < rhs)
  }
}
