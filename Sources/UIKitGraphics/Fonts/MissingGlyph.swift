/// The outlined box for a character that no font has.
///
/// The missing glyph of a font is not used: in some fonts it is empty, in others a cross or a
/// question mark.
enum MissingGlyph {
  /// The advance including the space on both sides, in ems.
  static let advance: Float = 0.6
  private static let inset = 0.06
  private static let height = 0.7
  private static let thickness = 0.05

  /// Draws the box with sharp edges.
  ///
  /// - Parameter pixelSize: The size of an em, in pixels.
  /// - Returns: The image of the box.
  static func draw(pixelSize: Double) -> GlyphImage {
    let size = max(1, min(pixelSize, 2_000))
    let lineWidth = Int(max(1, (thickness * size).rounded()))
    let width = max(3 * lineWidth, Int(((Double(advance) - 2 * inset) * size).rounded()))
    let height = max(3 * lineWidth, Int((height * size).rounded()))
    var bytes = [UInt8](repeating: 255, count: width * height)
    for y in lineWidth..<height - lineWidth {
      for x in lineWidth..<width - lineWidth { bytes[y * width + x] = 0 }
    }
    return GlyphImage(
      left: Int((inset * size).rounded()),
      top: height,
      width: width,
      height: height,
      isColored: false,
      bytes: bytes
    )
  }
}

extension Unicode.Scalar {
  /// Whether a box is displayed for the character if no font has it.
  var hasBox: Bool {
    guard !isDefaultIgnorable else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    default: return true
    }
  }
}
