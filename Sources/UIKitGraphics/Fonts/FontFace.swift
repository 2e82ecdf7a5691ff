internal import CFontconfig
internal import Foundation

/// A face of an open font file.
///
/// HarfBuzz shapes its text. FreeType provides its metrics and draws its glyphs. Text is measured
/// without hinting, so that its width in points is the same at all scales.
///
/// Guarded by the font library's lock.
final class FontFace: @unchecked Sendable {
  let file: FontFile
  let metrics: FontMetrics
  let shaper: Shaper
  /// The rasterizer, created for the first drawn glyph; `nil` if that fails.
  private(set) lazy var rasterizer = GlyphRasterizer(contents, index: index)
  /// The positions of underline and strikethrough; `nil` if the font does not specify them.
  private(set) lazy var decorations = shaper.decorations()
  /// The names, read on first use, which takes milliseconds.
  private(set) lazy var names = FontFace.names(of: file)

  private let contents: NSData
  /// The index of the face in the file.
  private let index: Int

  init?(_ file: FontFile) {
    let boxes = BoxFont(file)
    // The file index of a box font identifies its style; its contents have a single face.
    let index = boxes == nil ? file.index : 0
    guard let contents = boxes?.contents ?? FontLibrary.contents(ofFile: file.path),
      let metrics = FontMetrics(contents, index: index), let shaper = Shaper(contents, index: index)
    else { return nil }
    self.file = file
    self.contents = contents
    self.index = index
    self.metrics = metrics
    self.shaper = shaper
  }

  /// The version string of the font, such as `3.019;git-0a5106e0b`; empty if the font has none.
  private(set) lazy var version = shaper.version

  private static func names(of file: FontFile) -> FontNames {
    if let boxes = BoxFont(file) { return boxes.names }
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
}
