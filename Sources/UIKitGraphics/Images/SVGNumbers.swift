internal import Foundation

/// The numbers in attributes of SVG files.
enum SVGNumbers {
  /// All numbers of a value; names and colours after a number sign are none.
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

  /// How much the functions of a transform enlarge at most, and at least.
  static func scales(ofTransform value: String) -> (largest: Double, smallest: Double) {
    var (largest, smallest) = (1.0, 1.0)
    for function in value.split(separator: ")") {
      let numbers = all(in: String(function))
      guard let first = numbers.first else { continue }
      if function.contains("matrix"), numbers.count >= 4 {
        let (x, y) = (hypot(numbers[0], numbers[1]), hypot(numbers[2], numbers[3]))
        let area = abs(numbers[0] * numbers[3] - numbers[1] * numbers[2])
        largest *= x + y
        smallest *= area / max(x + y, .leastNormalMagnitude)
      } else if function.contains("scale") {
        let second = numbers.count > 1 ? numbers[1] : first
        largest *= max(abs(first), abs(second))
        smallest *= min(abs(first), abs(second))
      } else if function.contains("skew") {
        let slope = 1 + abs(tan(first * .pi / 180))
        largest *= slope
        smallest /= slope
      }
    }
    return (largest, smallest)
  }
}
