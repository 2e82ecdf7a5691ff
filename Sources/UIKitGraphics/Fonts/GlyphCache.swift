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

    /// The slot of the glyph among the recent ones.
    var place: Int {
      let size = Int(truncatingIfNeeded: pixelSize.bitPattern >> 44)
      let face = UInt(bitPattern: face) >> 4
      return (Int(id) &+ step << 7 &+ size &* 37 &+ Int(face & 0xFFFF))
        & (GlyphCache.recentCount - 1)
    }
  }

  private struct RecentGlyph {
    var key: Key
    var image: GlyphImage?
  }

  /// Holds about 2,000 letters of running text at scale 2.
  private var glyphs = Cache<Key, GlyphImage?>(byteLimit: 1 << 20)
  /// The glyphs drawn last, each at the place of its key, which is found without hashing.
  private var recent = [RecentGlyph?](repeating: nil, count: GlyphCache.recentCount)
  private nonisolated static let recentCount = 512

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
      let y = glyph.y == 0 ? 0 : Int((Double(glyph.y) * pixelSize).rounded())
      parts.append(RenderedRun.Part(glyph: image, x: whole, y: y))
    }
    return RenderedRun(parts)
  }

  private func image(_ key: Key, _ face: FontFace) -> GlyphImage? {
    if let known = recent[key.place], known.key == key { return known.image }
    let image = glyphs[key] ?? draw(key, face)
    recent[key.place] = RecentGlyph(key: key, image: image)
    return image
  }

  private func draw(_ key: Key, _ face: FontFace) -> GlyphImage? {
    let image = FontLibrary.withLock {
      face.rasterizer?.draw(key.id, pixelSize: key.pixelSize, step: key.step)
    }
    glyphs.insert(image, for: key, bytes: 150 + (image?.bytes.count ?? 0))
    return image
  }

  func removeAll() {
    glyphs.removeAll()
    recent = [RecentGlyph?](repeating: nil, count: GlyphCache.recentCount)
  }
}
