/// One word of a query.
package struct Term: Hashable, Sendable {
  /// The required position of a word in a line.
  package enum Kind: Hashable, Sendable {
    /// Its characters in their order, with others between them.
    case fuzzy
    /// The word, anywhere.
    case exact
    /// The word at the start, behind white space.
    case prefix
    /// The word at the end, before white space.
    case suffix
    /// The word and nothing else but white space around it.
    case equal
  }

  /// The required position of the word.
  package let kind: Kind
  /// Whether lines with the word are left out.
  package let isInverse: Bool
  /// The characters.
  let units: [PatternUnit]
  /// The folding with which characters are compared.
  let folding: Folding
  /// Whether all characters are ASCII.
  let isASCII: Bool

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - text: The word without operators; not empty.
  ///   - kind: Where it has to stand.
  ///   - isInverse: Whether lines with the word are left out.
  ///   - casing: Whether case counts.
  init(_ text: String, kind: Kind, isInverse: Bool, casing: Casing) {
    let scalars = text.unicodeScalars.map(\.value)
    let lowercased = scalars.map { FoldingTables.folded($0, by: .case) }
    let ignoresCase =
      switch casing {
      case .smart: scalars == lowercased
      case .ignored: true
      case .respected: false
      }
    let plain = lowercased.map { FoldingTables.folded($0, by: .caseAndAccents) }
    // A word with accents means them.
    let ignoresAccents = plain == lowercased
    folding = Folding(ignoresCase: ignoresCase, ignoresAccents: ignoresAccents)
    units = (ignoresCase ? lowercased : scalars).map {
      PatternUnit(scalar: $0, ignoresCase: ignoresCase)
    }
    isASCII = scalars.allSatisfy { $0 < 0x80 }
    self.kind = kind
    self.isInverse = isInverse
  }
}

/// Whether case counts in a query.
package enum Casing: Sendable {
  /// Words with a capital letter respect case, others ignore it.
  case smart
  /// Case never counts.
  case ignored
  /// Case always counts.
  case respected
}

/// A character of a word.
struct PatternUnit: Hashable, Sendable {
  /// The character; of lower case where case does not count.
  let scalar: UInt32
  /// The character in a line of ASCII.
  let byte: UInt8
  /// The bit that is set in a line's byte before it is compared.
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
