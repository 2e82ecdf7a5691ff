/// The classes of characters, which determine word boundaries.
enum CharacterClass: UInt8 {
  case space, other, delimiter, lowercase, uppercase
  /// A letter of a script without case.
  case letter
  case digit

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace {
      self = .space
    } else if "/,:;|".unicodeScalars.contains(scalar) {
      self = .delimiter
    } else if properties.numericType != nil {
      self = .digit
    } else if properties.isAlphabetic {
      self = properties.isUppercase ? .uppercase : properties.isLowercase ? .lowercase : .letter
    } else {
      self = .other
    }
  }

  /// The raw value of the class of each byte as a Latin-1 character.
  nonisolated(unsafe) static let ofBytes: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      table[Int(byte)] = CharacterClass(Unicode.Scalar(byte)).rawValue
    }
    return UnsafePointer(table)
  }()

  fileprivate var beginsWords: Bool { self != .space && self != .other }
}

/// The scores of matched characters: those of fzf, so that its users see the same lines first.
enum Score {
  /// The score of each matched character.
  static let match: Int32 = 16
  /// The penalty for the first unmatched character of a gap.
  static let gapStart: Int32 = -3
  /// The penalty for each further unmatched character.
  static let gapExtension: Int32 = -1
  /// The bonus for a character at the start of a word.
  static let boundary: Int32 = 8
  /// The minimum bonus for a character that follows a matched one.
  static let consecutive: Int32 = 4
  /// The factor for the first character's bonus.
  static let firstFactor: Int32 = 2
  /// The score of a line that does not match.
  ///
  /// Scores of matches may be negative, too, because of long gaps.
  static let none = Int32.min

  /// The bonuses for characters by class and predecessor: `bonuses[previous * 8 + class]`.
  nonisolated(unsafe) static let bonuses: UnsafePointer<Int32> = {
    let table = UnsafeMutablePointer<Int32>.allocate(capacity: 64)
    table.initialize(repeating: 0, count: 64)
    for previous in 0..<UInt8(7) {
      for current in 0..<UInt8(7) {
        guard let previousClass = CharacterClass(rawValue: previous),
          let character = CharacterClass(rawValue: current)
        else { continue }
        table[Int(previous) * 8 + Int(current)] = bonus(of: character, after: previousClass)
      }
    }
    return UnsafePointer(table)
  }()

  private static func bonus(of character: CharacterClass, after previous: CharacterClass) -> Int32 {
    if character.beginsWords {
      switch previous {
      case .space: return boundary + 2
      case .delimiter: return boundary + 1
      case .other: return boundary
      default: break
      }
    }
    let isCapital = previous == .lowercase && character == .uppercase
    if isCapital || previous != .digit && character == .digit { return boundary + gapExtension }
    switch character {
    case .other, .delimiter: return boundary
    case .space: return boundary + 2
    default: return 0
    }
  }
}
