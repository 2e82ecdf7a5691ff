internal import Foundation

/// The resizing of an image, with a cache of the drawn sizes.
///
/// The caps keep their size. The area between them is repeated or stretched.
final class ResizableImage: @unchecked Sendable {
  /// The caps in points: not negative, and together not larger than the image.
  let caps: UIEdgeInsets
  let mode: UIImage.ResizingMode
  /// The caps given to `stretchableImage(withLeftCapWidth:topCapHeight:)`, in points; otherwise
  /// 0.
  let legacyCaps: (left: Int, top: Int)

  private struct Key: Hashable {
    var content: ObjectIdentifier
    var width: Int
    var height: Int
    var scaleX: CGFloat
    var scaleY: CGFloat

    init(_ pixels: ImagePixels) {
      content = ObjectIdentifier(pixels.content)
      (width, height) = (pixels.width, pixels.height)
      (scaleX, scaleY) = (pixels.scale.width, pixels.scale.height)
    }
  }

  private let lock = NSLock()
  /// The cached sizes, guarded by the lock.
  ///
  /// The content in a key is that of an image that shares this object.
  private var bitmaps = Cache<Key, Bitmap>(byteLimit: 4 << 20)
  private var masks = Cache<Key, Mask>(byteLimit: 2 << 20)

  init(caps: UIEdgeInsets, mode: UIImage.ResizingMode, legacyCaps: (left: Int, top: Int) = (0, 0)) {
    (self.caps, self.mode, self.legacyCaps) = (caps, mode, legacyCaps)
  }

  /// The resizing with left and right exchanged.
  var horizontallyFlipped: ResizableImage {
    ResizableImage(
      caps: UIEdgeInsets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left),
      mode: mode,
      legacyCaps: legacyCaps
    )
  }

  /// Returns whether another resizing has the same settings.
  func isSame(as other: ResizableImage?) -> Bool {
    guard let other else { return false }
    return caps == other.caps && mode == other.mode && legacyCaps == other.legacyCaps
  }

  /// Returns the image in a size in pixels; `nil` if it is too large for the cache or cannot be
  /// parsed.
  ///
  /// The first call for a size costs about as much as copying the pixels.
  func bitmap(of pixels: ImagePixels) -> Bitmap? {
    let maximumSide = Bitmap.maximumSide
    let (width, height, scale) = (pixels.width, pixels.height, pixels.scale)
    guard width > 0, height > 0, width <= maximumSide, height <= maximumSide,
      width * height <= 1 << 24,
      let source = source(of: pixels)
    else { return nil }
    let key = Key(pixels)
    lock.lock()
    defer { lock.unlock() }
    if let cached = bitmaps[key] { return cached }
    let columns = CapSpans(
      source: source.width,
      points: pixels.natural.width,
      caps: (caps.left, caps.right),
      target: width,
      scale: scale.width
    )
    let rows = CapSpans(
      source: source.height,
      points: pixels.natural.height,
      caps: (caps.top, caps.bottom),
      target: height,
      scale: scale.height
    )
    let resized = source.resized(columns, rows, repeats: mode == .tile)
    resized.freeze()
    bitmaps.insert(resized, for: key, bytes: resized.cachedByteCount)
    return resized
  }

  /// Returns the coverage of the image in a size in pixels; `nil` in the same cases as
  /// `bitmap(of:)`.
  func mask(of pixels: ImagePixels) -> Mask? {
    let key = Key(pixels)
    lock.lock()
    let cached = masks[key]
    lock.unlock()
    if let cached { return cached }
    guard let bitmap = bitmap(of: pixels) else { return nil }
    let mask = Mask(alphaOf: bitmap)
    lock.lock()
    masks.insert(mask, for: key, bytes: mask.bitmap.cachedByteCount)
    lock.unlock()
    return mask
  }

  /// Returns the pixels to divide into parts.
  ///
  /// An image's pixels are not scaled, so that its parts do not blend; a drawing is rasterized in
  /// the size in which it is drawn.
  private func source(of pixels: ImagePixels) -> Bitmap? {
    if let bitmap = pixels.unscaled { return bitmap }
    let (natural, scale) = (pixels.natural, pixels.scale)
    return pixels.content.bitmap(
      width: max(1, Int((natural.width * scale.width).rounded())),
      height: max(1, Int((natural.height * scale.height).rounded()))
    )
  }
}

/// The parts of an image along one axis in whole pixels: a cap, the middle, and a cap.
struct CapSpans {
  /// The parts of the source in order; only caps may be empty.
  let source: [Range<Int>]
  /// The parts of the target in order; the middle is empty if the caps fill the target.
  let target: [Range<Int>]
  /// The length of a repeated middle part, in target pixels.
  let tile: Int

  /// Divides a source and a target into parts.
  ///
  /// - Parameters:
  ///   - source: The length of the source in pixels.
  ///   - points: The length of the source in points.
  ///   - caps: The lengths of both caps in points.
  ///   - target: The length of the target in pixels; caps that exceed it are scaled down.
  ///   - scale: The target's pixels per point.
  init(source: Int, points: CGFloat, caps: (CGFloat, CGFloat), target: Int, scale: CGFloat) {
    let density = CGFloat(source) / points
    let firstCap = min(Int((caps.0 * density).rounded()), source - 1)
    let lastCap = min(Int((caps.1 * density).rounded()), source - 1 - firstCap)
    self.source = [0..<firstCap, firstCap..<(source - lastCap), (source - lastCap)..<source]
    func scaled(_ pixels: Int) -> Int { Int((CGFloat(pixels) / density * scale).rounded()) }
    var (start, end) = (scaled(firstCap), target - scaled(lastCap))
    if start > end {
      start = Int((CGFloat(target) * CGFloat(firstCap) / CGFloat(firstCap + lastCap)).rounded())
      end = start
    }
    self.target = [0..<start, start..<end, end..<target]
    tile = max(1, scaled(source - firstCap - lastCap))
  }
}

extension Bitmap {
  /// Returns a copy in a different size, in which only the middle is stretched or repeated.
  fileprivate func resized(_ columns: CapSpans, _ rows: CapSpans, repeats: Bool) -> Bitmap {
    let (width, height) = (columns.target[2].upperBound, rows.target[2].upperBound)
    let result = Bitmap(width: width, height: height, format: format)
    for row in 0..<3 where !rows.source[row].isEmpty && !rows.target[row].isEmpty {
      for column in 0..<3 where !columns.source[column].isEmpty && !columns.target[column].isEmpty {
        let part = cropped(columns.source[column], rows.source[row])
        let (targetColumns, targetRows) = (columns.target[column], rows.target[row])
        let tileWidth = repeats && column == 1 ? columns.tile : targetColumns.count
        let tileHeight = repeats && row == 1 ? rows.tile : targetRows.count
        let isExact = tileWidth == part.width && tileHeight == part.height
        let tile = isExact ? part : part.scaled(width: tileWidth, height: tileHeight)
        result.fill(targetColumns, targetRows, with: tile)
      }
    }
    return result
  }

  private var bytesPerPixel: Int { format == .a8 ? 1 : 4 }

  private func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
    let result = Bitmap(width: columns.count, height: rows.count, format: format)
    let count = columns.count * bytesPerPixel
    for y in 0..<rows.count {
      let sourceRow =
        bytes + (rows.lowerBound + y) * bytesPerRow + columns.lowerBound * bytesPerPixel
      (result.bytes + y * result.bytesPerRow).copyMemory(from: sourceRow, byteCount: count)
    }
    return result
  }

  /// Fills a rectangle with a tile, repeated from the top left corner.
  private func fill(_ columns: Range<Int>, _ rows: Range<Int>, with tile: Bitmap) {
    for y in rows {
      let sourceRow = tile.bytes + (y - rows.lowerBound) % tile.height * tile.bytesPerRow
      let targetRow = bytes + y * bytesPerRow
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: tile.width) {
        let count = min(tile.width, columns.upperBound - x) * bytesPerPixel
        (targetRow + x * bytesPerPixel).copyMemory(from: sourceRow, byteCount: count)
      }
    }
  }
}
