internal import Foundation

/// The glyphs that were drawn last, of all faces and sizes; words that are new have known letters.
@MainActor
final class GlyphCache {
  static let shared = GlyphCache()

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var id: UInt32
    var pixelSize: Double
    var step: Int

    /// One combination, since a new word looks for each of its letters.
    func hash(into hasher: inout Hasher) {
      let size = Int(truncatingIfNeeded: pixelSize.bitPattern >> 24)
      hasher.combine(face.hashValue ^ size ^ Int(id) << 8 ^ step)
    }
  }

  /// Holds about 2,000 letters of running text at scale 2.
  private var glyphs = Cache<Key, GlyphImage?>(byteLimit: 1 << 20)

  /// Draws glyphs from left to right.
  ///
  /// - Parameters:
  ///   - shaped: The glyphs.
  ///   - face: Their face.
  ///   - pixelSize: The size of an em, in pixels.
  ///   - isSmooth: Whether glyphs may stand between two pixels.
  /// - Returns: `nil` when nothing is to be seen.
  func render(
    _ shaped: [ShapedGlyph],
    _ face: FontFace,
    pixelSize: Double,
    isSmooth: Bool
  ) -> RenderedRun? {
    var pen = 0.0
    var parts: [RenderedRun.Part] = []
    parts.reserveCapacity(shaped.count)
    for glyph in shaped {
      let x = (pen + Double(glyph.x)) * pixelSize
      pen += Double(glyph.advance)
      guard x.magnitude < Double(Bitmap.maximumSide) else { return nil }
      let steps = isSmooth ? GlyphRasterizer.steps : 1
      // Rounded to nearest, a word's last letter would now and then close the gap behind it.
      let place = Int((x * Double(steps)).rounded(.down))
      let whole = Int((Double(place) / Double(steps)).rounded(.down))
      let key = Key(
        face: ObjectIdentifier(face),
        id: glyph.id,
        pixelSize: pixelSize,
        step: place - whole * steps
      )
      guard let image = image(key, face) else { continue }
      let y = Int((Double(glyph.y) * pixelSize).rounded())
      parts.append(RenderedRun.Part(glyph: image, x: whole, y: y))
    }
    return RenderedRun(parts)
  }

  private func image(_ key: Key, _ face: FontFace) -> GlyphImage? {
    if let known = glyphs[key] { return known }
    let image = FontLibrary.withLock {
      face.rasterizer?.draw(key.id, pixelSize: key.pixelSize, step: key.step)
    }
    glyphs.insert(image, for: key, bytes: 150 + (image?.bytes.count ?? 0))
    return image
  }

  func removeAll() {
    glyphs.removeAll()
  }
}
