internal import CFontconfig
internal import CSDL2
internal import Foundation

/// A face of an open font file, with a cache of sizes.
///
/// Text is measured in one large size without hinting, so that its width in points is the same at
/// every scale, and rasterized in the exact pixel size with light hinting, which moves outlines
/// only vertically. There is one `TTF_Font` per size, because changing a font's size flushes its
/// glyph cache.
///
/// Guarded by the font library's lock.
final class FontFace: @unchecked Sendable {
  /// The size in which text is measured, in pixels; 8,000 of its widest letters stay within
  /// FreeType's 26.6 fixed-point numbers.
  private static let measuringSize = 256
  /// The most sizes that are kept open, more than interfaces use; animated text passes through
  /// hundreds, of about 300 KB each.
  static let maximumOpenSizes = 32

  let file: FontFile
  let metrics: FontMetrics
  let names: FontNames

  private let contents: NSData
  private let measuringFont: OpaquePointer
  /// The line height in pixels of a bitmap font, which has one size only; `nil` for outlines.
  private let bitmapHeight: Double?
  /// The recently used fonts, by resolution in dpi at a size of one point.
  private var fonts: [Int: SizedFont] = [:]
  private var useCount = 0
  private var digitWidth: Double?
  /// Whether words can be shaped independently: nothing is kerned across a space.
  private(set) lazy var hasIndependentWords = measuresWordsIndependently()

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
    // A bitmap font ignores the requested size, so its height is another one.
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

  /// The advance width of a run in ems, from the pen position of its first glyph.
  func width(of text: String, _ script: TextScript) -> Double {
    guard !text.isEmpty else { return 0 }
    script.apply(to: measuringFont)
    var width: Int32 = 0
    guard TTF_SizeUTF8(measuringFont, text, &width, nil) == 0 else { return 0 }
    // SDL_ttf adds a negative left-side bearing of the first glyph, as a "j" has, to the width. In
    // right-to-left text the leftmost glyph is another one, whose bearing is unknown.
    let reach = script.isRightToLeft ? 0 : FontFace.negativeBearing(of: text, measuringFont)
    return (Double(width) - reach) / (bitmapHeight ?? Double(FontFace.measuringSize))
  }

  /// The amount of a negative left-side bearing of the first glyph, in pixels; else 0.
  private static func negativeBearing(of text: String, _ font: OpaquePointer) -> Double {
    var left: Int32 = 0
    if let first = text.unicodeScalars.first {
      TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
    }
    return Double(max(0, -left))
  }

  /// The advance of the widest digit in ems.
  func tabularDigitAdvance() -> Double {
    if let digitWidth { return digitWidth }
    let widest = "0123456789".map { width(of: String($0), .other) }.max() ?? 0
    digitWidth = widest
    return widest
  }

  /// Measures whether any of some typical pairs is kerned across a space.
  private func measuresWordsIndependently() -> Bool {
    let words = ["AT ", "VA ", "To ", "Wa ", "Y, ", "jP ", "fL ", "r- ", "11 ", "y"]
    let sum = words.reduce(0) { $0 + width(of: $1, .other) }
    // Each width is rounded to 1/256 em.
    return abs(sum - width(of: words.joined(), .other)) < 0.5 * Double(words.count) / 256
  }

  /// Rasterizes a run in a pixel size; `nil` when it has no pixels.
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

  /// How far glyphs extend beyond the line box to the left and above the ascent, in pixels: the
  /// amounts by which SDL_ttf shifts the picture.
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
    return (FontFace.negativeBearing(of: text, font), Double(top))
  }

  /// The font in a pixel size, which may be fractional.
  private func font(_ pixelSize: Double) -> OpaquePointer? {
    // A size of one point at n dpi is n/72 pixels, which gives steps of 1/72 pixel.
    let dots = Int((max(1, min(pixelSize, 2_000)) * 72).rounded())
    useCount += 1
    if let known = fonts[dots] {
      fonts[dots]?.lastUse = useCount
      return known.font
    }
    if fonts.count == FontFace.maximumOpenSizes { closeOldestFont() }
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

  /// Opens a font in a size of one point at `dots` dpi, which is `dots`/72 pixels.
  ///
  /// The font is read from memory: from a path SDL_ttf would read every glyph with system calls.
  private static func open(_ contents: NSData, _ index: Int, _ dots: Int) -> OpaquePointer? {
    guard let stream = SDL_RWFromConstMem(contents.bytes, Int32(clamping: contents.length)) else {
      return nil
    }
    return TTF_OpenFontIndexDPIRW(stream, 1, 1, index, UInt32(dots), UInt32(dots))
  }
}

extension Mask {
  /// Takes the palette indices of a shaded surface, which are its coverage.
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
