internal import Foundation

/// Text as characters, each with the index of its style: the input of layout.
struct StyledText {
  var characters: [Character] = []
  /// One index per character, or empty when all have the first style.
  var styleIndices: [UInt16] = []
  var styles: [TextStyle]
  var paragraph: AttributedText.Paragraph?
  /// Whether parts of the text may be written from right to left.
  private(set) var hasRightToLeft = false
  /// The characters as bytes if all of them are ASCII, which is faster; else `nil`.
  private(set) var ascii: [UInt8]? = []

  init(_ string: String, font: UIFont, weight: UILegibilityWeight) {
    styles = [TextStyle(font: font.legible(weight))]
    append(string)
  }

  init(_ text: AttributedText, font: UIFont, weight: UILegibilityWeight) {
    paragraph = text.paragraph
    styles = []
    let string = NSString(string: text.string)
    var start = 0
    for run in text.runs {
      var style = TextStyle(font: (run.font ?? font).legible(weight))
      style.foreground = run.foreground
      style.background = run.background
      style.underline = run.underline
      style.strikethrough = run.strikethrough
      style.kern = run.kern
      style.hasLigatures = run.hasLigatures
      style.baselineOffset = run.baselineOffset
      styles.append(style)
      let count = characters.count
      append(string.substring(with: NSRange(location: start, length: run.length)))
      start += run.length
      let index = UInt16(clamping: styles.count - 1)
      styleIndices += repeatElement(index, count: characters.count - count)
    }
    if styles.isEmpty { styles = [TextStyle(font: font.legible(weight))] }
  }

  /// Appends characters; tabs become spaces, and control characters are dropped, for which fonts
  /// have boxes.
  private mutating func append(_ string: String) {
    characters.reserveCapacity(characters.count + string.utf8.count)
    if ascii != nil, string.utf8.allSatisfy({ (32..<127).contains($0) }) {
      ascii?.append(contentsOf: string.utf8)
      for byte in string.utf8 { characters.append(Character(Unicode.Scalar(byte))) }
      return
    }
    for character in string {
      guard let first = character.unicodeScalars.first else { continue }
      if character.isNewline {
        add("\n", code: 10)
      } else if first.value == 9 {
        for _ in 0..<4 { add(" ", code: 32) }
      } else if first.value >= 32, !(127..<160).contains(first.value) {
        add(character, code: character.asciiValue)
        if first.value >= 0x590, first.mayBeRightToLeft { hasRightToLeft = true }
      }
    }
  }

  private mutating func add(_ character: Character, code: UInt8?) {
    characters.append(character)
    if let code { ascii?.append(code) } else { ascii = nil }
  }

  /// The characters of a range as a string.
  func string(_ range: Range<Int>) -> String {
    if let ascii { return String(decoding: ascii[range], as: UTF8.self) }
    return String(characters[range])
  }

  func styleIndex(at index: Int) -> Int {
    styleIndices.isEmpty ? 0 : Int(styleIndices[index])
  }
}
