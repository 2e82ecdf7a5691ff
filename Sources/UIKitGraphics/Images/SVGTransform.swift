internal import Foundation

/// The parsed value of a `transform` attribute with its scale factors.
struct SVGTransform {
  private(set) var matrix = CGAffineTransform.identity
  /// The maximum scale factor of lengths.
  private(set) var maximumScale = 1.0
  /// The minimum scale factor of lengths.
  private(set) var minimumScale = 1.0
  /// The scale factor of areas.
  private(set) var area = 1.0

  /// The number of arguments of each function.
  private static let argumentCounts: [String: ClosedRange<Int>] = [
    "matrix": 6...6, "translate": 1...2, "scale": 1...2, "rotate": 1...3, "skewX": 1...1,
    "skewY": 1...1,
  ]

  /// Parses an attribute.
  ///
  /// Fails if a function is unknown or has a wrong number of arguments.
  init?(_ text: String) {
    let parts = text.split(separator: ")", omittingEmptySubsequences: false)
    guard let trailingText = parts.last, SVGTransform.trimmed(trailingText).isEmpty else {
      return nil
    }
    for part in parts.dropLast() {
      let halves = part.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
      let name = SVGTransform.trimmed(halves[0])
      guard halves.count == 2, let counts = SVGTransform.argumentCounts[name],
        let numbers = SVGNumbers.list(halves[1]), counts.contains(numbers.count),
        numbers.count != 2 || name != "rotate"
      else { return nil }
      multiplyScales(by: name, numbers)
      matrix = SVGTransform.matrix(name, numbers).concatenating(matrix)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: ",")))
  }

  /// Multiplies the scale factors by those of a transform function.
  private mutating func multiplyScales(by name: String, _ numbers: [Double]) {
    switch name {
    case "matrix":
      let (x, y) = (hypot(numbers[0], numbers[1]), hypot(numbers[2], numbers[3]))
      let determinant = abs(numbers[0] * numbers[3] - numbers[1] * numbers[2])
      maximumScale *= x + y
      minimumScale *= determinant / max(x + y, .leastNormalMagnitude)
      area *= determinant
    case "scale":
      let (x, y) = (abs(numbers[0]), abs(numbers[numbers.count - 1]))
      maximumScale *= max(x, y)
      minimumScale *= min(x, y)
      area *= x * y
    case "skewX", "skewY":
      let slope = 1 + abs(tan(numbers[0] * .pi / 180))
      maximumScale *= slope
      minimumScale /= slope
    default: break
    }
  }

  private static func matrix(_ name: String, _ numbers: [Double]) -> CGAffineTransform {
    let angle = numbers[0] * .pi / 180
    switch name {
    case "matrix":
      return CGAffineTransform(
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3],
        numbers[4],
        numbers[5]
      )
    case "translate":
      return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case "scale": return CGAffineTransform(scaleX: numbers[0], y: numbers[numbers.count - 1])
    case "skewX": return CGAffineTransform(1, 0, tan(angle), 1, 0, 0)
    case "skewY": return CGAffineTransform(1, tan(angle), 0, 1, 0, 0)
    default:
      let rotation = CGAffineTransform(rotationAngle: angle)
      guard numbers.count == 3 else { return rotation }
      return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(rotation)
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    }
  }
}
