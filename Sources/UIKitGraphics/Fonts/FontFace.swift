internal import CFontconfig
internal import CSDL2
internal import Foundation

/// A font file that was opened, in the sizes that were needed.
///
/// Text is measured in one large size without hinting, so that its width in
/// points is the same at every scale, and drawn in the exact pixel size with
/// light hinting, which only moves outlines vertically. One `TTF_Font` is kept
/// per size, because changing a font's size throws its glyphs away.
///
/// Guarded by the font library's lock.
final class FontFace: @unchecked Sendable {
  /// The size in which text is measured; 8,000 of its widest letters stay well
  /// inside of FreeType's 26.6 numbers.
  private static let measuringSize = 256
  /// How many sizes are kept open: more than interfaces have, but growing text passes through
  /// hundreds, of some 300 KB each.
  static let keptSizes = 32

  let file: FontFile
  let metrics: FontMetrics
  let names: FontNames

  private let contents: NSData
  private let measuringFont: OpaquePointer
  /// The line height in pixels of a font that has bitmaps in one size only.
  private let bitmapHeight: Double?
  /// The fonts that were used last, by their size in 72nds of a pixel.
  private var fonts: [Int: SizedFont] = [:]
  private var useCount = 0
  private var digitWidth: Double?
  /// Whether a text is as wide as its words, each with the space after it.
  private(set) lazy var shapesWordsAlone = hasIndependentWords()

  private struct SizedFont {
    /// `nil` when the font does not open in this size.
    var font: OpaquePointer?
    /// The value of `useCount` when it was used last.
    var lastUse: Int
  }

  init?(_ file: FontFile) {
    guard let contents = FontLibrary.contents(ofFile: file.path) else { return nil }
    guard let font = FontFace.open(contents, file.index, FontFace.measuringSize * 72) else {
      return nil
    }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    self.file = file
    self.contents = contents
    measuringFont = font
    let height = Double(TTF_FontHeight(font))
    // A font without outlines ignores the size; its height gives it away.
    bitmapHeight = height < Double(FontFace.measuringSize) * 0.7 ? max(1, height) : nil
    metrics = FontFace.metrics(of: font, unit: bitmapHeight ?? Double(FontFace.measuringSize))
    names = FontFace.names(of: file, font)
  }

  private static func metrics(of font: OpaquePointer, unit: Double) -> FontMetrics {
    let ascent = Double(TTF_FontAscent(font)) / unit
    let descent = -abs(Double(TTF_FontDescent(font))) / unit
    let skip = Double(TTF_FontLineSkip(font)) / unit
    func height(of letter: Character, otherwise: Double) -> Double {
      guard let code = letter.unicodeScalars.first?.value else { return otherwise }
      var top: Int32 = 0
      guard TTF_GlyphIsProvided32(font, code) != 0,
        TTF_GlyphMetrics32(font, code, nil, nil, nil, &top, nil) == 0
      else { return otherwise }
      return Double(top) / unit
    }
    return FontMetrics(
      ascent: ascent,
      descent: descent,
      leading: max(0, skip - (ascent - descent)),
      capHeight: height(of: "H", otherwise: ascent * 0.75),
      xHeight: height(of: "x", otherwise: ascent * 0.55)
    )
  }

  private static func names(of file: FontFile, _ font: OpaquePointer) -> FontNames {
    var count: Int32 = 0
    let path = Array(file.path.utf8CString)
    let pattern = path.withUnsafeBytes { bytes in
      FcFreeTypeQuery(
        bytes.baseAddress?.assumingMemoryBound(to: FcChar8.self),
        UInt32(truncatingIfNeeded: file.index),
        nil,
        &count
      )
    }
    defer { if let pattern { FcPatternDestroy(pattern) } }
    if let pattern, let match = FontQuery.Match(pattern) {
      return FontNames(family: match.family, postScript: match.postScriptName)
    }
    let family = TTF_FontFaceFamilyName(font).map { String(cString: $0) } ?? ""
    return FontNames(family: family, postScript: family)
  }
}

extension FontFace {
  /// The number of sizes that are open besides the one for measuring.
  var openSizeCount: Int { fonts.count }

  func hasGlyph(for code: UInt32) -> Bool {
    TTF_GlyphIsProvided32(measuringFont, code) != 0
  }

  /// The width of a run as a multiple of the font's size, from where its first letter stands.
  func width(of text: String, _ script: TextScript) -> Double {
    guard !text.isEmpty else { return 0 }
    script.apply(to: measuringFont)
    var width: Int32 = 0
    guard TTF_SizeUTF8(measuringFont, text, &width, nil) == 0 else { return 0 }
    // SDL_ttf counts what reaches out to the left, as that of a "j" does; where the first letter
    // is on the right, nothing is known of the one on the left.
    let reach = script.isRightToLeft ? 0 : FontFace.leftOverhang(of: text, measuringFont)
    return (Double(width) - reach) / (bitmapHeight ?? Double(FontFace.measuringSize))
  }

  /// How far the ink of a text's first letter reaches out of it to the left, in pixels.
  private static func leftOverhang(of text: String, _ font: OpaquePointer) -> Double {
    var left: Int32 = 0
    if let first = text.unicodeScalars.first {
      TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
    }
    return Double(max(0, -left))
  }

  /// The width of the widest digit as a multiple of the font's size.
  func widestDigit() -> Double {
    if let digitWidth { return digitWidth }
    let widest = "0123456789".map { width(of: String($0), .other) }.max() ?? 0
    digitWidth = widest
    return widest
  }

  /// Tries whether a space and what follows it are kerned.
  private func hasIndependentWords() -> Bool {
    let words = ["AT ", "VA ", "To ", "Wa ", "Y, ", "jP ", "fL ", "r- ", "11 ", "y"]
    let sum = words.reduce(0) { $0 + width(of: $1, .other) }
    // Each width is rounded to a 256th.
    return abs(sum - width(of: words.joined(), .other)) < 0.5 * Double(words.count) / 256
  }

  /// Draws a run in a pixel size; `nil` when there is nothing to see.
  func render(_ text: String, _ script: TextScript, pixelSize: Double) -> RenderedRun? {
    guard !text.isEmpty, let font = font(pixelSize) else { return nil }
    script.apply(to: font)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    guard let surface = TTF_RenderUTF8_Shaded(font, text, white, black) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let mask = Mask(shaded: surface) else { return nil }
    let overhang = overhang(of: text, font, height: mask.height)
    let ascent = Double(TTF_FontAscent(font)) + overhang.top
    guard let bitmapHeight else {
      return RenderedRun(mask: mask, left: -overhang.left, ascent: ascent)
    }
    return RenderedRun(mask: mask, left: 0, ascent: ascent).scaled(by: pixelSize / bitmapHeight)
  }

  /// How far ink reaches out of the line's box, by which SDL_ttf shifted it.
  private func overhang(
    of text: String,
    _ font: OpaquePointer,
    height: Int
  ) -> (left: Double, top: Double) {
    var top: Int32 = 0
    if height > Int(TTF_FontHeight(font)) {
      let ascent = TTF_FontAscent(font)
      for scalar in text.unicodeScalars {
        var glyphTop: Int32 = 0
        TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &glyphTop, nil)
        top = max(top, glyphTop - ascent)
      }
    }
    return (FontFace.leftOverhang(of: text, font), Double(top))
  }

  /// The font in a pixel size, which need not be whole.
  private func font(_ pixelSize: Double) -> OpaquePointer? {
    // One point at n dots per inch is n/72 pixels: sizes in steps of 1/72 pixel.
    let dots = Int((max(1, min(pixelSize, 2_000)) * 72).rounded())
    useCount += 1
    if let known = fonts[dots] {
      fonts[dots]?.lastUse = useCount
      return known.font
    }
    if fonts.count == FontFace.keptSizes { closeOldestFont() }
    let font = FontFace.open(contents, file.index, dots)
    if let font { TTF_SetFontHinting(font, TTF_HINTING_LIGHT) }
    fonts[dots] = SizedFont(font: font, lastUse: useCount)
    return font
  }

  private func closeOldestFont() {
    guard let oldest = fonts.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    fonts[oldest.key] = nil
    if let font = oldest.value.font { TTF_CloseFont(font) }
  }

  /// Opens a font that is so many 72nds of a pixel high.
  ///
  /// From a path SDL_ttf would read every glyph with system calls.
  private static func open(_ contents: NSData, _ index: Int, _ dots: Int) -> OpaquePointer? {
    guard let stream = SDL_RWFromConstMem(contents.bytes, Int32(clamping: contents.length)) else {
      return nil
    }
    return TTF_OpenFontIndexDPIRW(stream, 1, 1, index, UInt32(dots), UInt32(dots))
  }
}

extension Mask {
  /// Takes the indices of a shaded surface as coverage, which they are.
  convenience init?(shaded surface: UnsafeMutablePointer<SDL_Surface>) {
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let limit = Bitmap.maximumSide
    guard width > 0, height > 0, width <= limit, height <= limit,
      surface.pointee.format.pointee.BytesPerPixel == 1,
      let pixels = surface.pointee.pixels
    else { return nil }
    let bitmap = Bitmap(width: width, height: height, format: .a8)
    for y in 0..<height {
      memcpy(
        bitmap.bytes + y * bitmap.bytesPerRow,
        pixels + y * Int(surface.pointee.pitch),
        width
      )
    }
    self.init(bitmap)
  }
}
