internal import CFoundationICU
internal import Foundation

/// The break opportunities in a paragraph, by the Unicode line breaking algorithm (UAX #14).
///
/// Thai, Lao, Khmer and Burmese are written without spaces; dictionaries provide their word breaks.
/// English and similar text is broken without the ICU tables, with the same result.
@MainActor
final class LineBreaks {
  private let text: StyledText
  private let strategy: NSParagraphStyle.LineBreakStrategy
  /// Whether a line may break before each character.
  private lazy var opportunities = findOpportunities()

  init(_ text: StyledText, _ strategy: NSParagraphStyle.LineBreakStrategy = []) {
    self.text = text
    self.strategy = strategy
  }

  /// Returns whether a line may break before a character; `false` for the first character.
  func allowsBreak(before index: Int) -> Bool { opportunities[index] }

  private func findOpportunities() -> [Bool] {
    let simpleResult: [Bool]?
    if let ascii = text.ascii {
      simpleResult = LineBreaks.simpleOpportunities(in: ascii) { LineBreaks.kind(of: UInt32($0)) }
    } else {
      simpleResult = LineBreaks.simpleOpportunities(in: text.characters) { LineBreaks.kind(of: $0) }
    }
    if let simpleResult { return simpleResult }
    let characters = text.characters
    var result = LineBreaks.opportunitiesByTable(in: characters)
    if strategy.contains(.hangulWordPriority) {
      for index in characters.indices.dropFirst()
      where characters[index - 1].isHangul && characters[index].isHangul {
        result[index] = false
      }
    }
    return result
  }

  // MARK: Simple text

  /// The class of a character in simple text, which is broken without tables.
  private enum Kind {
    case letter, digit, space, hyphen
    /// A mark that allows no break before and after it.
    case mark
    /// A mark that allows no break before it.
    case exclamation
  }

  /// Returns the opportunities in text of Latin letters, digits and common marks; `nil` for other
  /// text.
  private static func simpleOpportunities<Unit>(
    in characters: [Unit],
    kind: (Unit) -> Kind?
  ) -> [Bool]? {
    var result: [Bool] = []
    result.reserveCapacity(characters.count)
    var previous = Kind.letter
    for character in characters {
      guard let kind = kind(character) else { return nil }
      switch (previous, kind) {
      case (.space, .mark), (.space, .exclamation), (.space, .hyphen): return nil
      case (.hyphen, .letter), (.space, .letter), (.space, .digit): result.append(true)
      // A hyphen before a digit may be a minus sign.
      case (.hyphen, _) where kind != .space: return nil
      case (.exclamation, .letter), (.exclamation, .digit), (.exclamation, .hyphen): return nil
      default: result.append(false)
      }
      previous = kind
    }
    return result
  }

  private static func kind(of character: Character) -> Kind? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return kind(of: scalar.value)
  }

  private static func kind(of scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x20: return .space
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return .letter
    case 0x30...0x39: return .digit
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

  /// Returns the opportunities by the ICU tables.
  private static func opportunitiesByTable(in characters: [Character]) -> [Bool] {
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
      // Resets the iterator because the text is about to be deallocated.
      swift_ubrk_setText(iterator, nil, 0, &status)
    }
    return starts.map { $0 > 0 && isBoundary[$0] }
  }
}

extension Character {
  /// Whether the character is a Korean letter or syllable.
  fileprivate var isHangul: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
