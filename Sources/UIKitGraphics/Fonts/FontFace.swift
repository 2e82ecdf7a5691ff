internal import CFontconfig
internal import Foundation

/// A face of an open font file.
///
/// HarfBuzz shapes its text, and FreeType reports its metrics and draws its glyphs.
/// Text is measured without hinting, so that its width in points is the same at every scale.
///
/// Guarded by the font library's lock.
final class FontFace: @unchecked Sendable {
  let file: FontFile
  let metrics: FontMetrics
  let shaper: Shaper
  /// Opened when a glyph is drawn first; `nil` when that fails.
  private(set) lazy var rasterizer = GlyphRasterizer(contents, index: index)
  private(set) lazy var decorations = shaper.decorations()
  /// Read when they are asked for, which takes milliseconds.
  private(set) lazy var names = FontFace.names(of: file)

  private let contents: NSData
  /// The number of the face in the contents.
  private let index: Int

  init?(_ file: FontFile) {
    let boxes = BoxFont(file)
    // The index of boxes says which ones; they are alone in their file.
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

  /// The version as the font tells it, such as `3.019;git-0a5106e0b`; empty when it does not.
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
