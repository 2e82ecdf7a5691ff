internal import Foundation
internal import Glibc
internal import RolltopAssets
internal import Synchronization

/// The library's symbol drawings, by their SF Symbols names.
///
/// `Assets/embed-symbols` converts the SVG files in `Assets/Symbols` to sheets of constant text.
/// Nothing is read before the first use of a symbol, and only the symbol's line is parsed. The
/// first look-up of a name takes about ten microseconds.
enum Symbols {
  private static let contents = Mutex<[String: ImageContent]>([:])

  /// Returns the drawing with a name, the same object on each call; `nil` if there is none.
  static func content(named name: String) -> ImageContent? {
    contents.withLock { contents in
      if let cached = contents[name] { return cached }
      guard let drawing = drawing(named: name) else { return nil }
      let content = ImageContent(.glyph(drawing))
      contents[name] = content
      return content
    }
  }

  /// Returns a new drawing with a name; `nil` if there is none.
  static func drawing(named name: String) -> GlyphDrawing? {
    guard let line = line(drawing: name) else { return nil }
    if let target = line.target { return drawing(named: target) }
    return line.drawing(variant: name.dropFirst(line.name.count + 1))
  }

  /// Returns whether a drawing is mirrored in right-to-left layouts.
  ///
  /// This is the case for names with "forward" or "backward", except symbols of media playback.
  static func mirrorsInRightToLeft(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// All names including aliases, in the order of the sheets; without the library's own, which begin
  /// with `rolltop.`.
  static var names: [String] { lines.flatMap { $0.names }.filter { !$0.hasPrefix("rolltop.") } }

  /// The aliases and the names of their drawings.
  static var aliases: [String: String] {
    let pairs = lines.compactMap { line in line.target.map { (String(line.name), $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  private static var lines: [SymbolLine] {
    SymbolSheets.all.flatMap { sheet in
      sheet.description.split(separator: "\n").compactMap { SymbolLine($0) }
    }
  }

  /// Returns the line of a name, or of the drawing of which the name is a variant.
  private static func line(drawing name: String) -> SymbolLine? {
    var name = name
    return name.withUTF8 { name in
      for sheet in SymbolSheets.all {
        let symbolLine = sheet.withUTF8Buffer { line(drawing: name, in: $0) }
        if let symbolLine { return symbolLine }
      }
      return nil
    }
  }

  /// The characters that end the name in a line.
  private static let nameTerminators = Array(" |=".utf8)

  private static func line(
    drawing name: UnsafeBufferPointer<UInt8>,
    in sheet: UnsafeBufferPointer<UInt8>
  ) -> SymbolLine? {
    guard let base = sheet.baseAddress else { return nil }
    var start = 0
    while start < sheet.count {
      let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), sheet.count - start)
      let end = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? sheet.count
      let text = sheet[start..<end]
      start = end + 1
      // Most lines are skipped by their first letter.
      guard text.first == name.first else { continue }
      let linePrefix = text.prefix { !nameTerminators.contains($0) }
      guard name.starts(with: linePrefix) else { continue }
      let suffix = name.dropFirst(linePrefix.count)
      // The name must end here, or a period and a variant must follow.
      guard suffix.isEmpty || (suffix.first == UInt8(ascii: ".") && suffix.count > 1) else {
        continue
      }
      guard let line = SymbolLine(Substring(decoding: text, as: UTF8.self)) else { continue }
      let variant = Substring(decoding: suffix.dropFirst(), as: UTF8.self)
      if line.has(variant: variant) { return line }
    }
    return nil
  }
}

/// A line of a sheet: a drawing with its variants, or an alias.
///
///     heart fill circle circle.fill|22 21|a M11 19.4 C4.6 14.6 …
///     k - circle circle.fill|14 18|s1.8 M2 1.6 V16.4 …
///     mail=envelope
///
/// With `-`, only the variants are symbols.
struct SymbolLine {
  var name: Substring
  /// The variants that may follow the name and a period.
  var variants: [Substring] = []
  /// The names, the size in points and the layers; only the names for an alias.
  private var parts: [Substring] = []
  /// The name of the drawing, for an alias.
  var target: String?

  init?(_ text: Substring) {
    parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    guard let firstWord = words.first else { return nil }
    if let equals = firstWord.firstIndex(of: "=") {
      name = firstWord[..<equals]
      target = String(firstWord[equals...].dropFirst())
    } else {
      guard parts.count == 3 else { return nil }
      name = firstWord
      variants = Array(words.dropFirst())
    }
  }

  /// The names of the drawing and its variants.
  var names: [String] {
    (has(variant: "") ? [String(name)] : [])
      + variants.filter { $0 != "-" }.map { "\(name).\($0)" }
  }

  /// Returns whether the symbol of a variant exists; an empty variant stands for the drawing
  /// itself.
  func has(variant: Substring) -> Bool {
    variant.isEmpty ? !variants.contains("-") : variants.contains(variant) && variant != "-"
  }

  /// Returns the drawing of a variant; an empty variant stands for the drawing itself.
  func drawing(variant: Substring) -> GlyphDrawing? {
    let size = parts[1].split(separator: " ").compactMap { Double($0) }
    guard size.count == 2 else { return nil }
    let words = variant.split(separator: ".")
    let isFilled = words.contains("fill")
    let frame = words.first { $0 == "circle" || $0 == "square" }
    // In a frame, areas are filled, because lines would be too close together.
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
