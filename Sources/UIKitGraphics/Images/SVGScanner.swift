internal import Foundation

/// A start tag or an end tag in an SVG file.
struct SVGElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var isEnd = false
  /// Whether the element is empty and has no end tag.
  var isEmpty = false
}

/// A scanner that splits an SVG file into elements and skips text, comments and declarations.
struct SVGScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  /// Returns the next element; `nil` at the end.
  mutating func next() -> SVGElement? {
    while let start = find("<", from: offset) {
      offset = start + 1
      if starts(with: "!--") {
        offset = end(of: "-->")
      } else if starts(with: "![CDATA[") {
        offset = end(of: "]]>")
      } else if starts(with: "!") || starts(with: "?") {
        offset = end(of: ">")
      } else if starts(with: "/") {
        offset += 1
        let name = word()
        offset = end(of: ">")
        return SVGElement(name: name, isEnd: true)
      } else {
        return element()
      }
    }
    return nil
  }

  /// Returns the start tag at the current offset.
  private mutating func element() -> SVGElement {
    var element = SVGElement(name: word())
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if byte == UInt8(ascii: "<") { break }
      element.isEmpty = byte == UInt8(ascii: "/")
      let name = word()
      guard !name.isEmpty else {
        offset += 1
        continue
      }
      guard let value = value() else { continue }
      element.attributes.append((name, value))
    }
    return element
  }

  /// Returns the quoted value after an equals sign; `nil` if there is none.
  private mutating func value() -> String? {
    skipSpaces()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return nil }
    offset += 1
    skipSpaces()
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset])
    else { return nil }
    let quote = bytes[offset]
    let end = bytes[(offset + 1)...].firstIndex(of: quote) ?? bytes.count
    defer { offset = min(end + 1, bytes.count) }
    return String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  /// Returns the letters, digits and name characters at the current offset.
  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, SVGScanner.isNameCharacter(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private func find(_ text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    guard start <= bytes.count - pattern.count else { return nil }
    return (start...bytes.count - pattern.count).first {
      bytes[$0] == pattern[0] && bytes[$0...].starts(with: pattern)
    }
  }

  /// Returns the offset after the next occurrence of a text, or the end of the file.
  private func end(of text: String) -> Int {
    find(text, from: offset).map { $0 + text.utf8.count } ?? bytes.count
  }
}
