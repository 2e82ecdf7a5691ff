/// The text style set by escape sequences.
package struct TextStyle: Equatable, Sendable {
  /// A terminal colour.
  package enum Color: Equatable, Sendable {
    /// One of 256 palette colours; the first 16 are named ones, such as red.
    case indexed(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The text colour; `nil` for the default colour.
  package var foreground: Color?
  /// The background colour; `nil` for none.
  package var background: Color?
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false

  /// Creates the default style.
  package init() {}

  /// Applies the parameters of a sequence `ESC [ … m`.
  mutating func apply(_ codes: [Int]) {
    var remainingCodes = codes[...]
    while let code = remainingCodes.popFirst() {
      switch code {
      case 0: self = TextStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 22: (isBold, isDim) = (false, false)
      case 23: isItalic = false
      case 24: isUnderlined = false
      case 30...37: foreground = .indexed(UInt8(code - 30))
      case 38: foreground = Self.color(from: &remainingCodes) ?? foreground
      case 39: foreground = nil
      case 40...47: background = .indexed(UInt8(code - 40))
      case 48: background = Self.color(from: &remainingCodes) ?? background
      case 49: background = nil
      case 90...97: foreground = .indexed(UInt8(code - 82))
      case 100...107: background = .indexed(UInt8(code - 92))
      default: break
      }
    }
  }

  /// Removes the parameters of a colour, and returns the colour; `nil` if they are invalid.
  private static func color(from codes: inout ArraySlice<Int>) -> Color? {
    let colorSpace = codes.popFirst()
    let values = codes.prefix(colorSpace == 2 ? 3 : 1).map { UInt8(clamping: $0) }
    codes = codes.dropFirst(values.count)
    switch (colorSpace, values.count) {
    case (5, 1): return .indexed(values[0])
    case (2, 3): return .rgb(values[0], values[1], values[2])
    default: return nil
    }
  }
}

/// A range of a text with its style.
package struct StyledRange: Equatable, Sendable {
  /// The byte range in the visible text.
  package var range: Range<Int>
  /// The style.
  package var style: TextStyle
}

extension [StyledRange] {
  /// Returns the styles of a part of the text.
  ///
  /// - Parameters:
  ///   - part: The byte range in the text.
  ///   - start: The offset of the part in the new text.
  /// - Returns: The styles, with ranges in the new text.
  func cut(to part: Range<Int>, movedTo start: Int = 0) -> [StyledRange] {
    compactMap { styledRange in
      let range = styledRange.range.clamped(to: part)
      guard !range.isEmpty else { return nil }
      let newStart = start + range.lowerBound - part.lowerBound
      return StyledRange(range: newStart..<newStart + range.count, style: styledRange.style)
    }
  }
}
