/// Kinds of characters, between some of which words begin.
enum CharacterClass: UInt8 {
  case space, other, delimiter, lowercase, uppercase, letter, digit

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

  /// The class's number of each byte as a character of Latin-1.
  nonisolated(unsafe) static let ofBytes: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      table[Int(byte)] = CharacterClass(Unicode.Scalar(byte)).rawValue
    }
    return UnsafePointer(table)
  }()

  fileprivate var beginsWords: Bool { self != .space && self != .other }
}

/// The points for matched characters: fzf's, so that its users find the same lines first.
enum Score {
  /// For each matched character.
  static let match: Int32 = 16
  /// For the first character between two matched ones that is not matched.
  static let gapStart: Int32 = -3
  /// For each further one.
  static let gapExtension: Int32 = -1
  /// For a character at the start of a word.
  static let boundary: Int32 = 8
  /// The least bonus of a character that follows a matched one.
  static let consecutive: Int32 = 4
  /// The factor of the first character's bonus.
  static let firstFactor: Int32 = 2
  /// No score: the line does not match.
  ///
  /// Long gaps make scores of matches negative, too.
  static let none = Int32.min

  /// The bonus of a character of a class behind one of another: `bonuses[previous * 8 + class]`.
  nonisolated(unsafe) static let bonuses: UnsafePointer<Int32> = {
    let table = UnsafeMutablePointer<Int32>.allocate(capacity: 64)
    table.initialize(repeating: 0, count: 64)
    for previous in 0..<UInt8(7) {
      for current in 0..<UInt8(7) {
        guard let before = CharacterClass(rawValue: previous),
          let character = CharacterClass(rawValue: current)
        else { continue }
        table[Int(previous) * 8 + Int(current)] = bonus(of: character, behind: before)
      }
    }
    return UnsafePointer(table)
  }()

  private static func bonus(of character: CharacterClass, behind previous: CharacterClass) -> Int32
  {
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
