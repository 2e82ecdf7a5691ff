internal import CFontconfig
internal import CSDL2
internal import Foundation

/// A face of an open font file.
///
/// SDL_ttf opens it and tells its metrics, HarfBuzz shapes its text, and FreeType draws its glyphs.
/// Text is measured without hinting, so that its width in points is the same at every scale.
///
/// Guarded by the font library's lock.
final class FontFace: @unchecked Sendable {
  /// The size in which SDL_ttf tells metrics, in pixels.
  private static let metricsSize = 256

  let file: FontFile
  let metrics: FontMetrics
  let shaper: Shaper
  /// Opened when a glyph is drawn first; `nil` when that fails.
  private(set) lazy var rasterizer = GlyphRasterizer(contents, index: file.index)
  private(set) lazy var decorations = shaper.decorations()
  /// Read when they are asked for, which takes milliseconds.
  private(set) lazy var names = FontFace.names(of: file)

  private let contents: NSData

  init?(_ file: FontFile) {
    guard let contents = FontLibrary.contents(ofFile: file.path),
      let font = FontFace.open(contents, file.index, FontFace.metricsSize * 72)
    else { return nil }
    defer { TTF_CloseFont(font) }
    guard let shaper = Shaper(contents, index: file.index) else { return nil }
    TTF_SetFontHinting(font, TTF_HINTING_NONE)
    self.file = file
    self.contents = contents
    self.shaper = shaper
    let height = Double(TTF_FontHeight(font))
    // A bitmap font ignores the requested size, so its height is another one.
    let isBitmap = height < Double(FontFace.metricsSize) * 0.7
    metrics = FontFace.metrics(
      of: font,
      unit: isBitmap ? max(1, height) : Double(FontFace.metricsSize)
    )
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

  private static func names(of file: FontFile) -> FontNames {
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
    return FontNames(family: "", postScript: "")
  }
}

extension FontFace {
  func hasGlyph(for code: UInt32) -> Bool { shaper.glyph(for: code) != nil }

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
