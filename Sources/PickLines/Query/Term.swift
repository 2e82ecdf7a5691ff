import Foundation

/// A word of a query, with its required position and its folding.
package struct Term: Hashable, Sendable {
  /// The required position of a word in a line.
  package enum Kind: Hashable, Sendable {
    /// The characters occur in order, with gaps between them.
    case fuzzy
    /// The word occurs anywhere.
    case exact
    /// The word is at the start, after white space.
    case prefix
    /// The word is at the end, before white space.
    case suffix
    /// The line consists only of the word, apart from surrounding white space.
    case equal
  }

  /// The required position of the word.
  package let kind: Kind
  /// Whether lines with the word are excluded.
  package let isInverse: Bool
  /// The characters.
  let units: [PatternUnit]
  /// The folding for comparisons.
  let folding: Folding
  /// Whether all characters are ASCII.
  let isASCII: Bool

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - text: The word without operators; not empty.
  ///   - kind: The required position.
  ///   - isInverse: Whether lines with the word are excluded.
  ///   - casing: The sensitivity to case.
  init(_ text: String, kind: Kind, isInverse: Bool, casing: Casing) {
    let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
    let lowercased = scalars.map { FoldingTables.folded($0, by: .case) }
    let ignoresCase =
      switch casing {
      case .smart: scalars == lowercased
      case .ignored: true
      case .respected: false
      }
    let unaccented = lowercased.map { FoldingTables.folded($0, by: .caseAndAccents) }
    // A word with accents requires these accents.
    let ignoresAccents = unaccented == lowercased
    folding = Folding(ignoresCase: ignoresCase, ignoresAccents: ignoresAccents)
    units = (ignoresCase ? lowercased : scalars).map {
      PatternUnit(scalar: $0, ignoresCase: ignoresCase)
    }
    isASCII = scalars.allSatisfy { $0 < 0x80 }
    self.kind = kind
    self.isInverse = isInverse
  }
}

/// The sensitivity of a query to case.
package enum Casing: Sendable {
  /// Words with a capital letter are case-sensitive, others are not.
  case smart
  /// Comparisons ignore case.
  case ignored
  /// Comparisons are case-sensitive.
  case respected
}

/// A character of a word.
struct PatternUnit: Hashable, Sendable {
  /// The character, in lower case if case is ignored.
  let scalar: UInt32
  /// The byte of the character in an ASCII line; meaningless for other characters.
  let byte: UInt8
  /// The bit to set in a line's byte before the comparison, for lower case; 0 for none.
  let caseBit: UInt8

  init(scalar: UInt32, ignoresCase: Bool) {
    self.scalar = scalar
    byte = UInt8(truncatingIfNeeded: scalar)
    let isLetter = (UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))).contains(scalar)
    caseBit = ignoresCase && isLetter ? 0x20 : 0
  }

  /// Whether the character is white space.
  var isSpace: Bool { scalar == 0x20 || scalar == 0x09 }
}
