internal import Foundation

/// The part of SVG that the library's own icons are written in.
///
/// Each file has one `svg` element with `width` and `height`, and in it paths of straight lines and
/// Bézier curves, circles, and rectangles. All are black.
extension GlyphDrawing {
  /// Reads an icon; `nil` when the text has anything else.
  init?(svg text: [UInt8]) {
    self.init(size: .zero, layers: [])
    let text = String(decoding: text, as: UTF8.self)
    for element in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = element.prefix { $0.isLetter || $0 == "/" }
      let attributes = GlyphDrawing.attributes(of: element)
      func number(_ key: Substring) -> Double { attributes[key].flatMap { Double($0) } ?? 0 }
      var path = Path()
      switch name {
      case "svg": size = CGSize(width: number("width"), height: number("height"))
      case "/svg": continue
      case "path":
        guard let read = attributes["d"].flatMap({ Path(svg: $0) }) else { return nil }
        path = read
      case "circle":
        let radius = number("r")
        path.addEllipse(
          in: CGRect(x: number("cx"), y: number("cy"), width: 0, height: 0)
            .insetBy(dx: -radius, dy: -radius)
        )
      case "rect":
        path.addRoundedRect(
          CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
          radii: CGSize(width: number("rx"), height: number("rx")),
          corners: .allCorners
        )
      default: return nil
      }
      if !path.isEmpty { layers.append(Layer(path, attributes)) }
    }
    guard size.width > 0, size.height > 0 else { return nil }
  }

  private static func attributes(of element: Substring) -> [Substring: Substring] {
    var result: [Substring: Substring] = [:]
    // Names and values alternate: ` width="`, `8`, ` height="`, `13`, …
    let parts = element.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].dropLast().split(separator: " ").last ?? ""
      result[name] = parts[index + 1]
    }
    return result
  }
}

extension GlyphDrawing.Layer {
  fileprivate init(_ path: Path, _ attributes: [Substring: Substring]) {
    self.path = path
    isFilled = attributes["fill"] != "none"
    usesEvenOddRule = attributes["fill-rule"] == "evenodd"
    guard attributes["stroke"] != nil else { return }
    let isRound = (cap: attributes["stroke-linecap"], join: attributes["stroke-linejoin"])
    stroke = StrokeStyle(
      width: attributes["stroke-width"].flatMap { Double($0) } ?? 1,
      cap: isRound.cap == "round" ? .round : .butt,
      join: isRound.join == "round" ? .round : .miter,
      miterLimit: 4
    )
  }
}

extension Path {
  /// Reads the commands M, L, H, V, C, Q, Z, h and v; `nil` when there is another one, or a number
  /// too few.
  fileprivate init?(svg text: Substring) {
    var rest = text
    while let command = rest.first {
      let end = rest.dropFirst().firstIndex { $0.isLetter } ?? rest.endIndex
      let numbers = rest[..<end].dropFirst().split(separator: " ").compactMap { Double($0) }
      guard add(command, numbers) else { return nil }
      rest = rest[end...]
    }
  }

  private mutating func add(_ command: Character, _ numbers: [Double]) -> Bool {
    let counts: [Character: Int] = [
      "M": 2, "L": 2, "H": 1, "V": 1, "h": 1, "v": 1, "Q": 4, "C": 6, "Z": 0,
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
    default: close()
    }
    return true
  }
}
