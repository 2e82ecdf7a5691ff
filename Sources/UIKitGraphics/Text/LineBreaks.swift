internal import CFoundationICU
internal import Foundation

/// Where the lines of a text may break, by the Unicode line breaking algorithm (UAX #14).
///
/// Thai, Lao, Khmer and Burmese, which write no spaces, break between the words of dictionaries.
/// The opportunities of one paragraph at a time are kept. English and similar text is broken
/// without the tables, with the same result.
@MainActor
final class LineBreaks {
  private let text: StyledText
  private var paragraph = 0..<0
  /// For each character of the paragraph, whether a line may break before it.
  private var opportunities: [Bool] = []

  init(_ text: StyledText) {
    self.text = text
  }

  /// Whether a line may break before a character.
  ///
  /// - Parameters:
  ///   - index: The character.
  ///   - paragraph: The characters of its paragraph, without the newline.
  /// - Returns: `false` for the first character.
  func allowsBreak(before index: Int, in paragraph: Range<Int>) -> Bool {
    if self.paragraph != paragraph {
      self.paragraph = paragraph
      let characters = text.characters[paragraph]
      opportunities = LineBreaks.simple(characters) ?? LineBreaks.byTable(characters)
    }
    return opportunities[index - paragraph.lowerBound]
  }

  // MARK: Simple text

  /// What a character does in text that needs no tables.
  private enum Kind {
    case letter, space, hyphen
    /// Stays with what is before and behind it.
    case mark
    /// Stays with what is before it.
    case exclamation
  }

  /// The opportunities in text of Latin letters, digits, and the usual marks; `nil` for other text.
  private static func simple(_ characters: ArraySlice<Character>) -> [Bool]? {
    var result: [Bool] = []
    result.reserveCapacity(characters.count)
    var previous = Kind.letter
    for character in characters {
      guard let kind = kind(of: character) else { return nil }
      switch (previous, kind) {
      case (.space, .mark), (.space, .exclamation), (.space, .hyphen): return nil
      case (.hyphen, .letter), (.space, .letter): result.append(true)
      case (.hyphen, _) where kind != .space, (.exclamation, .letter), (.exclamation, .hyphen):
        return nil
      default: result.append(false)
      }
      previous = kind
    }
    return result
  }

  private static func kind(of character: Character) -> Kind? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x20: return .space
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return .letter
    case 0x30...0x39: return .letter
    case 0x2C, 0x2E, 0x3A, 0x3B: return .mark
    case 0x21, 0x3F: return .exclamation
    case 0x2D: return .hyphen
    default: return nil
    }
  }

  // MARK: Tables

  private static let iterator: OpaquePointer? = {
    var status: Int32 = 0
    return swift_ubrk_open(rolltop_line_boundaries, "en", nil, 0, &status)
  }()

  private static func byTable(_ characters: ArraySlice<Character>) -> [Bool] {
    var units: [UInt16] = []
    var starts: [Int] = []
    starts.reserveCapacity(characters.count)
    for character in characters {
      starts.append(units.count)
      units.append(contentsOf: character.utf16)
    }
    var isBoundary = [Bool](repeating: false, count: units.count + 1)
    units.withUnsafeBufferPointer { units in
      var status: Int32 = 0
      swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
      guard status <= 0 else { return }
      while case let boundary = swift_ubrk_next(iterator), boundary >= 0 {
        isBoundary[Int(boundary)] = true
      }
      // The iterator is not to keep a text that goes.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
    return starts.map { $0 > 0 && isBoundary[$0] }
  }
}
