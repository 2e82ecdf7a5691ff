import Foundation

/// The differences between characters that a comparison ignores.
struct Folding: Hashable, Sendable {
  var ignoresCase: Bool
  var ignoresAccents: Bool

  static let `case` = Folding(ignoresCase: true, ignoresAccents: false)
  static let caseAndAccents = Folding(ignoresCase: true, ignoresAccents: true)
}

/// The folded forms of the characters below U+3000, and their classes for scoring.
///
/// Other characters are compared unchanged, and count as letters.
struct FoldingTables: @unchecked Sendable {
  /// The shared tables, whose creation takes milliseconds; ASCII text does not need them.
  static let shared = FoldingTables()

  private let classes: UnsafePointer<UInt8>
  private let lowercase: UnsafePointer<UInt32>
  /// The base letters of Latin letters with accents.
  private let bases: UnsafePointer<UInt32>

  private static let count = 0x3000

  private init() {
    let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.count)
    let lowercase = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.count)
    let bases = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.count)
    for value in 0..<Self.count {
      let scalar = Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}"
      let lowercased = scalar.properties.lowercaseMapping.unicodeScalars
      lowercase[value] = lowercased.count == 1 ? lowercased.first?.value ?? 0 : UInt32(value)
      bases[value] = ComposedLetters.contains(value) ? Self.base(of: scalar) : UInt32(value)
      classes[value] = CharacterClass(scalar).rawValue
    }
    self.classes = UnsafePointer(classes)
    self.lowercase = UnsafePointer(lowercase)
    self.bases = UnsafePointer(bases)
  }

  /// Returns a letter without its accents.
  private static func base(of scalar: Unicode.Scalar) -> UInt32 {
    String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value ?? scalar.value
  }

  /// Returns the folded character, without the tables for ASCII.
  static func folded(_ scalar: UInt32, by folding: Folding) -> UInt32 {
    guard scalar < 0x80 else { return shared.folded(scalar, by: folding) }
    let isCapital = (UInt32(UInt8(ascii: "A"))...UInt32(UInt8(ascii: "Z"))).contains(scalar)
    return folding.ignoresCase && isCapital ? scalar | 0x20 : scalar
  }

  /// Returns the folded character.
  func folded(_ scalar: UInt32, by folding: Folding) -> UInt32 {
    guard scalar < UInt32(Self.count) else { return scalar }
    let lower = folding.ignoresCase ? lowercase[Int(scalar)] : scalar
    // The tables lack the lower-case letters of some scripts, such as Cherokee.
    return folding.ignoresAccents && lower < UInt32(Self.count) ? bases[Int(lower)] : lower
  }

  /// Returns the raw value of a character's class.
  func characterClass(of scalar: UInt32) -> UInt8 {
    scalar < UInt32(Self.count) ? classes[Int(scalar)] : CharacterClass.letter.rawValue
  }
}
