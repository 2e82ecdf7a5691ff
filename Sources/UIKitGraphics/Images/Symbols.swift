internal import Foundation
internal import Glibc
internal import RolltopAssets
internal import Synchronization

/// The library's drawings, by the names of SF Symbols.
///
/// They are SVG files in `Assets/Symbols`, of which `Assets/embed-symbols` makes sheets of constant
/// text: nothing is read before a symbol is asked for, and then only its own line is parsed. Looking
/// a name up for the first time takes some ten microseconds.
enum Symbols {
  private static let contents = Mutex<[String: ImageContent]>([:])

  /// The drawing of a name, the same object each time; `nil` when there is none.
  static func content(named name: String) -> ImageContent? {
    contents.withLock { contents in
      if let known = contents[name] { return known }
      guard let drawing = drawing(named: name) else { return nil }
      let content = ImageContent(.glyph(drawing))
      contents[name] = content
      return content
    }
  }

  /// The drawing of a name, made anew; `nil` when there is none.
  static func drawing(named name: String) -> GlyphDrawing? {
    guard let line = line(drawing: name) else { return nil }
    if let target = line.target { return drawing(named: target) }
    return line.drawing(variant: name.dropFirst(line.name.count + 1))
  }

  /// Whether a drawing changes sides where layout is from right to left: the names that say
  /// forward or backward, except those that mean the time of a film.
  static func followsLayoutDirection(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// All names, in the order of the sheets, with those that are other names of the same drawing.
  static var names: [String] { lines.flatMap { $0.names }.filter { !$0.hasPrefix("rolltop.") } }

  /// The names that have the drawing of another name.
  static var aliases: [String: String] {
    let pairs = lines.compactMap { line in line.target.map { (String(line.name), $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  private static var lines: [SymbolLine] {
    SymbolSheets.all.flatMap { sheet in
      sheet.description.split(separator: "\n").compactMap { SymbolLine($0) }
    }
  }

  /// The line with a name, or with the drawing of which the name is a variant.
  private static func line(drawing name: String) -> SymbolLine? {
    var name = name
    return name.withUTF8 { name in
      for sheet in SymbolSheets.all {
        let found = sheet.withUTF8Buffer { line(drawing: name, in: $0) }
        if let found { return found }
      }
      return nil
    }
  }

  /// The signs that end the name in a line.
  private static let ends = Array(" |=".utf8)

  private static func line(
    drawing name: UnsafeBufferPointer<UInt8>,
    in sheet: UnsafeBufferPointer<UInt8>
  ) -> SymbolLine? {
    guard let base = sheet.baseAddress else { return nil }
    var start = 0
    while start < sheet.count {
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), sheet.count - start)
      let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? sheet.count
      let text = sheet[start..<end]
      start = end + 1
      // Most lines are passed over at their first letter.
      guard text.first == name.first else { continue }
      let known = text.prefix { !ends.contains($0) }
      guard name.starts(with: known) else { continue }
      let rest = name.dropFirst(known.count)
      // The name ends, or a full stop with a variant comes next.
      guard rest.isEmpty || (rest.first == UInt8(ascii: ".") && rest.count > 1) else { continue }
      guard let line = SymbolLine(Substring(decoding: text, as: UTF8.self)) else { continue }
      let variant = Substring(decoding: rest.dropFirst(), as: UTF8.self)
      if line.has(variant: variant) { return line }
    }
    return nil
  }
}

/// A line of a sheet: a drawing with its variants, or another name of one.
///
///     heart fill circle circle.fill|22 21|a M11 19.4 C4.6 14.6 …
///     k - circle circle.fill|14 18|s1.8 M2 1.6 V16.4 …
///     mail=envelope
///
/// With `-` only the variants are symbols.
struct SymbolLine {
  var name: Substring
  /// The variants that may stand behind the name and a full stop.
  var variants: [Substring] = []
  /// The size in points and the layers.
  private var parts: [Substring] = []
  /// The name that has the same drawing.
  var target: String?

  init?(_ text: Substring) {
    parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    guard let first = words.first else { return nil }
    if let equals = first.firstIndex(of: "=") {
      name = first[..<equals]
      target = String(first[equals...].dropFirst())
    } else {
      guard parts.count == 3 else { return nil }
      name = first
      variants = Array(words.dropFirst())
    }
  }

  /// The names of the drawing and its variants.
  var names: [String] {
    (has(variant: "") ? [String(name)] : [])
      + variants.filter { $0 != "-" }.map { "\(name).\($0)" }
  }

  /// Whether a symbol is a variant of the drawing, or the drawing itself, which is an empty one.
  func has(variant: Substring) -> Bool {
    variant.isEmpty ? !variants.contains("-") : variants.contains(variant) && variant != "-"
  }

  /// The drawing itself, for an empty variant, or one that is made of it.
  func drawing(variant: Substring) -> GlyphDrawing? {
    let size = parts[1].split(separator: " ").compactMap { Double($0) }
    guard size.count == 2 else { return nil }
    let words = variant.split(separator: ".")
    let isFilled = words.contains("fill")
    let frame = words.first { $0 == "circle" || $0 == "square" }
    // Within a frame, areas are filled: lines would be too close to each other.
    let fillsAreas = frame == nil ? isFilled : variants.contains("fill")
    guard
      var result = GlyphDrawing(
        layers: parts[2],
        size: CGSize(width: size[0], height: size[1]),
        isFilled: fillsAreas
      )
    else { return nil }
    if words.contains("slash") { result = result.crossedOut() }
    if let frame { result = result.framed(isRound: frame == "circle", isFilled: isFilled) }
    if let badge = words.firstIndex(of: "badge") {
      result = result.badged(words[(badge + 1)...].first { $0 != "fill" } ?? "")
    }
    return result
  }
}
