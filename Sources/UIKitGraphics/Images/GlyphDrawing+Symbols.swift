internal import Foundation

/// The notation of `SymbolSheets`, which `Assets/embed-symbols` writes.
///
/// Layers are separated by semicolons, and drawn one over the other. Each has a kind and a path:
///
/// | Kind | The outlined drawing has | The filled one has |
/// | --- | --- | --- |
/// | `s` | a line | the same |
/// | `f`, `e` | an area; with `e` by the even-odd rule | the same |
/// | `a` | a line | an area and the line |
/// | `d` | a line | a gap of that form |
/// | `g` | an area | a gap of that form |
/// | `x`, `z` | a gap: `x` along a line, `z` in an area | the same |
///
/// A number behind the kind is the width of the line; it is 1.6 without. `-` before the kind stands
/// for the outlined drawing only, and `+` for the filled one only. Paths have SVG's commands M, L,
/// H, V, C, Q, Z, h and v with one set of numbers each, `O x y r`, a circle, and `R x y width height
/// r`, a rounded rectangle. Lines have round ends.
extension GlyphDrawing {
  /// Reads the layers of a drawing; `nil` when the text has anything else.
  init?(layers text: Substring, size: CGSize, isFilled: Bool) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(size: size, layers: [])
    for part in text.split(separator: ";") {
      let part = part.drop { $0 == " " }
      let kind = part.prefix { $0 != " " }
      let letter = kind.drop { $0 == "-" || $0 == "+" }
      guard let path = Path(symbol: part[kind.endIndex...]), !path.isEmpty,
        let layers = GlyphDrawing.layers(letter, path, isFilled: isFilled)
      else { return nil }
      if kind.hasPrefix("-"), isFilled { continue }
      if kind.hasPrefix("+"), !isFilled { continue }
      self.layers += layers
    }
    guard !layers.isEmpty else { return nil }
  }

  private static func layers(_ kind: Substring, _ path: Path, isFilled: Bool) -> [Layer]? {
    let width = kind.count > 1 ? Double(kind.dropFirst()) : 1.6
    guard let width else { return nil }
    let line = Layer(path: path, line: width)
    switch kind.first {
    case "s": return [line]
    case "f": return [Layer(path: path)]
    case "e": return [Layer(path: path, usesEvenOddRule: true)]
    case "a": return isFilled ? [Layer(path: path), line] : [line]
    case "d": return [isFilled ? line.erasing : line]
    case "g": return [isFilled ? Layer(path: path).erasing : Layer(path: path)]
    case "x": return [line.erasing]
    case "z": return [Layer(path: path).erasing]
    default: return nil
    }
  }
}

extension GlyphDrawing.Layer {
  /// A line with round ends, without an area.
  init(path: Path, line width: Double) {
    self.init(
      path: path,
      isFilled: false,
      stroke: StrokeStyle(width: width, cap: .round, join: .round, miterLimit: 4)
    )
  }

  /// The layer as a gap in those below.
  var erasing: GlyphDrawing.Layer {
    var result = self
    result.erases = true
    return result
  }
}

extension Path {
  /// Reads the commands of the notation; `nil` when there is another one, or a number too few.
  fileprivate init?(symbol text: Substring) {
    var rest = text.drop { $0 == " " }
    while let command = rest.first {
      let end = rest.dropFirst().firstIndex { $0.isLetter } ?? rest.endIndex
      let numbers = rest[..<end].dropFirst().split(separator: " ").compactMap { Double($0) }
      guard add(command, numbers) else { return nil }
      rest = rest[end...]
    }
  }

  private mutating func add(_ command: Character, _ numbers: [Double]) -> Bool {
    let counts: [Character: Int] = [
      "M": 2, "L": 2, "H": 1, "V": 1, "h": 1, "v": 1, "Q": 4, "C": 6, "Z": 0, "O": 3, "R": 5,
    ]
    guard counts[command] == numbers.count else { return false }
    let last = currentPoint ?? .zero
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch command {
    case "M": move(to: point(0))
    case "L": addLine(to: point(0))
    case "H": addLine(to: CGPoint(x: numbers[0], y: last.y))
    case "V": addLine(to: CGPoint(x: last.x, y: numbers[0]))
    case "h": addLine(to: CGPoint(x: last.x + numbers[0], y: last.y))
    case "v": addLine(to: CGPoint(x: last.x, y: last.y + numbers[0]))
    case "Q": addQuadCurve(to: point(2), control: point(0))
    case "C": addCurve(to: point(4), first: point(0), second: point(2))
    case "O": addCircle(at: point(0), radius: numbers[2])
    case "R":
      addRoundedRect(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radii: CGSize(width: numbers[4], height: numbers[4]),
        corners: .allCorners
      )
    default: close()
    }
    return true
  }

  mutating func addCircle(at center: CGPoint, radius: Double) {
    addEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
  }
}
