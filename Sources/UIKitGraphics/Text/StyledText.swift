internal import Foundation

/// The characters of a paragraph, or of a part of a long paragraph, each with a style index.
struct StyledText {
  /// The reason for the end of the characters.
  enum End {
    /// A newline; the next paragraph starts at an offset in UTF-8 bytes.
    case paragraph(next: Int)
    /// The end of the text.
    case text
    /// The limit of a part; the paragraph continues.
    case cut
  }

  private(set) var styles: [TextStyle]
  /// The start of the part.
  let start: TextSource.Position
  var end = End.text
  /// Whether the text may contain right-to-left runs.
  private(set) var hasRightToLeft = false
  private(set) var hasTabs = false
  /// The characters as bytes if all are ASCII, for speed; otherwise `nil`.
  private(set) var ascii: [UInt8]? = []
  /// The characters if not all are ASCII; otherwise empty.
  private var unicodeCharacters: [Character] = []
  /// The style of all characters if `styleIndices` is empty.
  private(set) var onlyStyle = 0
  private var styleIndices: [Int] = []

  init(styles: [TextStyle], start: TextSource.Position = .init()) {
    self.styles = styles
    self.start = start
  }

  /// Creates an entire paragraph in one style.
  init(_ string: String, font: UIFont, weight: UILegibilityWeight) {
    self = TextSource(string, font: font, weight: weight).part(from: .init(), limit: .max / 2)
  }

  var count: Int { ascii?.count ?? unicodeCharacters.count }
  var isEmpty: Bool { count == 0 }

  /// Whether the paragraph continues after this part.
  var isCut: Bool {
    if case .cut = end { return true }
    return false
  }

  // MARK: Characters

  func character(at index: Int) -> Character {
    if let ascii { return Character(Unicode.Scalar(ascii[index])) }
    return unicodeCharacters[index]
  }

  func isSpace(at index: Int) -> Bool {
    if let ascii { return ascii[index] == 32 }
    return unicodeCharacters[index] == " "
  }

  func isTab(at index: Int) -> Bool {
    if let ascii { return ascii[index] == 9 }
    return unicodeCharacters[index] == "\t"
  }

  /// Returns the characters of a range as a string.
  func string(_ range: Range<Int>) -> String {
    if let ascii { return String(decoding: ascii[range], as: UTF8.self) }
    return String(unicodeCharacters[range])
  }

  /// All characters.
  var characters: [Character] {
    if let ascii { return ascii.map { Character(Unicode.Scalar($0)) } }
    return unicodeCharacters
  }

  mutating func append(_ bytes: [UInt8]) {
    ascii?.append(contentsOf: bytes)
    if bytes.contains(9) { hasTabs = true }
  }

  mutating func append(_ character: Character) {
    if let code = character.asciiValue, ascii != nil {
      ascii?.append(code)
    } else {
      convertFromASCII()
      unicodeCharacters.append(character)
      if character.unicodeScalars.first?.canBeRightToLeft == true { hasRightToLeft = true }
    }
    if character == "\t" { hasTabs = true }
  }

  private mutating func convertFromASCII() {
    guard ascii != nil else { return }
    unicodeCharacters = characters
    ascii = nil
  }

  /// Appends the characters of another part of the same text.
  mutating func append(_ other: StyledText) {
    let indices = (0..<count).map { styleIndex(at: $0) }
    for character in other.characters { append(character) }
    setStyles(indices + (0..<other.count).map { other.styleIndex(at: $0) })
  }

  // MARK: Styles

  /// Sets the style indices of the characters; an empty array means the first style.
  mutating func setStyles(_ indices: [Int]) {
    onlyStyle = indices.first ?? 0
    styleIndices = indices.allSatisfy { $0 == onlyStyle } ? [] : indices
  }

  /// Whether all characters have the same style.
  var hasOneStyle: Bool { styleIndices.isEmpty }

  func styleIndex(at index: Int) -> Int {
    styleIndices.isEmpty ? onlyStyle : styleIndices[index]
  }

  func style(at index: Int) -> TextStyle { styles[styleIndex(at: index)] }

  /// Returns the text with the letters tightened by a distance in ems.
  func tightened(by spacing: Double) -> StyledText {
    var result = self
    for index in styles.indices {
      result.styles[index].kern -= spacing * styles[index].font.pointSize
    }
    return result
  }
}
