internal import Foundation

/// Parses the numbers in attributes of SVG files.
enum SVGNumbers {
  /// Returns all numbers in a value, without digits of names and of colours after a number sign.
  static func all(in value: String) -> [Double] {
    let bytes = Array(value.utf8)
    var (numbers, index): ([Double], Int) = ([], 0)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        index += 1
        while index < bytes.count, isLetterOrDigit(bytes[index]) { index += 1 }
      } else if isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
        let start = index
        skip(bytes, &index)
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let isNegative = start > 0 && bytes[start - 1] == UInt8(ascii: "-")
        if let number = Double(text) { numbers.append(isNegative ? -number : number) }
      } else {
        index += 1
      }
    }
    return numbers
  }

  /// Returns the number at an index and advances the index; `nil` without a change if there is
  /// none.
  static func next(in bytes: [UInt8], _ index: inout Int) -> Double? {
    var end = index
    if [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[end]) { end += 1 }
    let digits = end
    skip(bytes, &end)
    guard end > digits, let number = Double(String(decoding: bytes[index..<end], as: UTF8.self))
    else { return nil }
    index = end
    return number
  }

  /// Skips digits, a fraction and an exponent.
  private static func skip(_ bytes: [UInt8], _ index: inout Int) {
    func skipDigits() { while index < bytes.count, isDigit(bytes[index]) { index += 1 } }
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    var next = index + 1
    if next < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[next]) {
      next += 1
    }
    guard next < bytes.count, isDigit(bytes[next]) else { return }
    index = next
    skipDigits()
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns numbers separated by spaces and commas; `nil` if the text contains anything else.
  static func list(_ text: Substring) -> [Double]? {
    let bytes = Array(text.utf8)
    let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    var (numbers, index): ([Double], Int) = ([], 0)
    while index < bytes.count {
      let start = index
      if signs.contains(bytes[index]) { index += 1 }
      skip(bytes, &index)
      if index > start {
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
          return nil
        }
        numbers.append(number)
      } else {
        guard isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") else { return nil }
        index += 1
      }
    }
    return numbers
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
