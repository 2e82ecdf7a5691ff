internal import Foundation

/// A cache of recently drawn glyphs of all faces and sizes, for new words with known letters.
@MainActor
final class GlyphCache {
  static let shared = GlyphCache()

  private struct Key: Hashable {
    var face: ObjectIdentifier
    /// The index of the glyph in the face.
    var id: UInt32
    var pixelSize: Double
    /// The subpixel position, see `GlyphRasterizer`.
    var step: Int

    /// Combines all values at once because a new word looks up each of its letters.
    func hash(into hasher: inout Hasher) {
      let size = Int(truncatingIfNeeded: pixelSize.bitPattern >> 24)
      hasher.combine(face.hashValue ^ size ^ Int(id) << 8 ^ step)
    }

    /// The slot of the glyph in the array of recent glyphs.
    var location: Int {
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

  /// The cached glyphs: about 2,000 letters of body text at a scale of 2.
  private var glyphs = Cache<Key, GlyphImage?>(byteLimit: 1 << 20)
  /// The most recent glyphs, indexed by the slot of their key, so that no hashing is needed.
  private var recent = [RecentGlyph?](repeating: nil, count: GlyphCache.recentCount)
  private nonisolated static let recentCount = 512

  /// Draws glyphs from left to right.
  ///
  /// - Parameters:
  ///   - shaped: The shaped glyphs.
  ///   - face: The face of the glyphs.
  ///   - pixelSize: The size of an em, in pixels.
  ///   - usesSubpixelPositions: Whether glyphs have subpixel positions.
  /// - Returns: The pixels; `nil` if nothing is visible.
  func render(
    _ shaped: [ShapedGlyph],
    _ face: FontFace,
    pixelSize: Double,
    usesSubpixelPositions: Bool
  ) -> RenderedRun? {
    var pen = 0.0
    var parts: [RenderedRun.Part] = []
    parts.reserveCapacity(shaped.count)
    for glyph in shaped {
      let x = (pen + Double(glyph.x)) * pixelSize
      pen += Double(glyph.advance)
      guard x.magnitude < Double(Bitmap.maximumSide) else { return nil }
      let steps = usesSubpixelPositions ? GlyphRasterizer.steps : 1
      // Rounding to nearest would sometimes close the gap before the last letter of a word.
      let quantizedX = Int((x * Double(steps)).rounded(.down))
      let wholePixels = Int((Double(quantizedX) / Double(steps)).rounded(.down))
      let key = Key(
        face: ObjectIdentifier(face),
        id: glyph.id,
        pixelSize: pixelSize,
        step: quantizedX - wholePixels * steps
      )
      guard let image = image(key, face) else { continue }
      let y = glyph.y == 0 ? 0 : Int((Double(glyph.y) * pixelSize).rounded())
      parts.append(RenderedRun.Part(glyph: image, x: wholePixels, y: y))
    }
    return RenderedRun(parts)
  }

  private func image(_ key: Key, _ face: FontFace) -> GlyphImage? {
    if let recentEntry = recent[key.location], recentEntry.key == key { return recentEntry.image }
    let image = glyphs[key] ?? draw(key, face)
    recent[key.location] = RecentGlyph(key: key, image: image)
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
