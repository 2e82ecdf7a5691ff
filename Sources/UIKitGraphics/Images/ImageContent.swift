internal import Foundation

/// The pixels or the vector drawing of an image, with a cache of rasterized sizes.
final class ImageContent: @unchecked Sendable {
  enum Source {
    case bitmap(Bitmap)
    /// The drawing of an SVG file.
    case vector(SVGDrawing)
    /// A built-in glyph.
    case glyph(GlyphDrawing)
  }

  private struct PixelSize: Hashable {
    var width: Int
    var height: Int
  }

  let source: Source
  /// Whether the vector drawing is mirrored after rasterizing.
  private let isFlipped: Bool
  private let lock = NSLock()
  /// The cached sizes, guarded by the lock; an image is displayed in few sizes.
  private var bitmaps = Cache<PixelSize, Bitmap>(byteLimit: 4 << 20)
  private var masks = Cache<PixelSize, Mask>(byteLimit: 2 << 20)
  private var flippedStorage: ImageContent?
  /// The variants in an image set for other appearances; `nil` for none.
  private let variants: ImageVariants?

  init(_ source: Source, isFlipped: Bool = false, variants: ImageVariants? = nil) {
    self.source = source
    self.isFlipped = isFlipped
    self.variants = variants
    if case .bitmap(let bitmap) = source { bitmap.freeze() }
  }

  /// Returns the content to draw with the given traits.
  func variant(for traits: UITraitCollection) -> ImageContent {
    variants?.content(for: traits) ?? self
  }

  /// Returns the image in a size in pixels; `nil` if a drawing cannot be parsed, or if a side is not
  /// from 1 to 4,096, except in a bitmap's own size.
  func bitmap(width: Int, height: Int) -> Bitmap? {
    if case .bitmap(let bitmap) = source, bitmap.width == width, bitmap.height == height {
      return bitmap
    }
    guard width > 0, height > 0, width <= 4_096, height <= 4_096 else { return nil }
    let size = PixelSize(width: width, height: height)
    lock.lock()
    defer { lock.unlock() }
    if let cached = bitmaps[size] { return cached }
    let rasterized: Bitmap?
    switch source {
    case .bitmap(let bitmap): rasterized = bitmap.scaled(width: width, height: height)
    case .vector(let drawing):
      let upright = ImageCodec.rasterize(drawing, width: width, height: height)
      rasterized = isFlipped ? upright?.horizontallyFlipped() : upright
    case .glyph(let drawing):
      let upright = Bitmap(black: drawing.mask(width: width, height: height))
      rasterized = isFlipped ? upright.horizontallyFlipped() : upright
    }
    guard let rasterized else { return nil }
    rasterized.freeze()
    bitmaps.insert(rasterized, for: size, bytes: rasterized.cachedByteCount)
    return rasterized
  }

  /// Returns the image's alpha channel in a size in pixels, as coverage; `nil` in the same cases as
  /// `bitmap(width:height:)`.
  func mask(width: Int, height: Int) -> Mask? {
    let size = PixelSize(width: width, height: height)
    lock.lock()
    let cached = masks[size]
    lock.unlock()
    if let cached { return cached }
    guard let bitmap = bitmap(width: width, height: height) else { return nil }
    let mask = Mask(alphaOf: bitmap)
    lock.lock()
    masks.insert(mask, for: size, bytes: mask.bitmap.cachedByteCount)
    lock.unlock()
    return mask
  }

  /// The content with left and right exchanged; the same object on each access.
  var horizontallyFlipped: ImageContent {
    lock.lock()
    defer { lock.unlock() }
    if let cached = flippedStorage { return cached }
    let flipped =
      switch source {
      case .bitmap(let bitmap):
        ImageContent(
          .bitmap(bitmap.horizontallyFlipped()),
          variants: variants?.horizontallyFlipped
        )
      case .vector, .glyph:
        ImageContent(source, isFlipped: !isFlipped, variants: variants?.horizontallyFlipped)
      }
    flippedStorage = flipped
    return flipped
  }
}

/// The contents of an image for other appearances; `nil` for appearances without a variant.
struct ImageVariants: Sendable {
  var dark: ImageContent?
  var highContrast: ImageContent?
  var darkHighContrast: ImageContent?

  /// Returns the best variant for the given traits; `nil` for the image itself.
  func content(for traits: UITraitCollection) -> ImageContent? {
    if traits.hasHighContrast {
      if let content = traits.isDark ? darkHighContrast ?? dark ?? highContrast : highContrast {
        return content
      }
    }
    return traits.isDark ? dark : nil
  }

  /// The variants with left and right exchanged.
  var horizontallyFlipped: ImageVariants {
    ImageVariants(
      dark: dark?.horizontallyFlipped,
      highContrast: highContrast?.horizontallyFlipped,
      darkHighContrast: darkHighContrast?.horizontallyFlipped
    )
  }
}
