internal import Foundation

/// The stretching of an image, and its pixels in the sizes in which it was drawn.
///
/// The caps keep their size. Between them the image is repeated or stretched.
final class ResizableImage: @unchecked Sendable {
  /// The caps, in points; never negative, and never together larger than the image less a pixel.
  let caps: UIEdgeInsets
  let mode: UIImage.ResizingMode
  /// The caps given to `stretchableImage(withLeftCapWidth:topCapHeight:)`, or 0.
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
  /// Guarded by the lock.
  ///
  /// A key's content is that of the images that share this object.
  private var bitmaps = Cache<Key, Bitmap>(byteLimit: 4 << 20)
  private var masks = Cache<Key, Mask>(byteLimit: 2 << 20)

  init(caps: UIEdgeInsets, mode: UIImage.ResizingMode, legacyCaps: (left: Int, top: Int) = (0, 0)) {
    (self.caps, self.mode, self.legacyCaps) = (caps, mode, legacyCaps)
  }

  /// A copy with left and right exchanged.
  var horizontallyFlipped: ResizableImage {
    ResizableImage(
      caps: UIEdgeInsets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left),
      mode: mode,
      legacyCaps: legacyCaps
    )
  }

  /// Whether the other one stretches in the same manner.
  func isSame(as other: ResizableImage?) -> Bool {
    guard let other else { return false }
    return caps == other.caps && mode == other.mode && legacyCaps == other.legacyCaps
  }

  /// The image in a pixel size; `nil` when it is too large to be kept, or cannot be parsed.
  ///
  /// The first one of a size costs about one copy of the pixels.
  func bitmap(of pixels: ImagePixels) -> Bitmap? {
    let side = Bitmap.maximumSide
    let (width, height, scale) = (pixels.width, pixels.height, pixels.scale)
    guard width > 0, height > 0, width <= side, height <= side, width * height <= 1 << 24,
      let source = source(of: pixels)
    else { return nil }
    let key = Key(pixels)
    lock.lock()
    defer { lock.unlock() }
    if let known = bitmaps[key] { return known }
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
    let made = source.resized(columns, rows, repeats: mode == .tile)
    made.freeze()
    bitmaps.insert(made, for: key, bytes: made.cachedByteCount)
    return made
  }

  /// The coverage of the image in a pixel size; `nil` as for `bitmap`.
  func mask(of pixels: ImagePixels) -> Mask? {
    let key = Key(pixels)
    lock.lock()
    let known = masks[key]
    lock.unlock()
    if let known { return known }
    guard let bitmap = bitmap(of: pixels) else { return nil }
    let mask = Mask(alphaOf: bitmap)
    lock.lock()
    masks.insert(mask, for: key, bytes: mask.bitmap.cachedByteCount)
    lock.unlock()
    return mask
  }

  /// The pixels that are divided: an image's own, so that parts do not run into each other where it is
  /// scaled, and a drawing's at the size in which it is drawn.
  private func source(of pixels: ImagePixels) -> Bitmap? {
    if let bitmap = pixels.unscaled { return bitmap }
    let (natural, scale) = (pixels.natural, pixels.scale)
    return pixels.content.bitmap(
      width: max(1, Int((natural.width * scale.width).rounded())),
      height: max(1, Int((natural.height * scale.height).rounded()))
    )
  }
}

/// The parts of an image along one axis: a cap, the middle, and a cap, in whole pixels.
struct CapSpans {
  /// The parts of the source, in their order; none is empty but a cap.
  let source: [Range<Int>]
  /// Their places in the target; the middle is empty where the caps fill it.
  let target: [Range<Int>]
  /// The length of the middle where it is not stretched, in pixels of the target.
  let tile: Int

  /// Divides a source and a target.
  ///
  /// - Parameters:
  ///   - source: The pixels of the source.
  ///   - points: Their length in points.
  ///   - caps: The lengths of both caps, in points.
  ///   - target: The pixels of the target; caps that are larger together are scaled down.
  ///   - scale: The target's pixels per point.
  init(source: Int, points: CGFloat, caps: (CGFloat, CGFloat), target: Int, scale: CGFloat) {
    let density = CGFloat(source) / points
    let first = min(Int((caps.0 * density).rounded()), source - 1)
    let last = min(Int((caps.1 * density).rounded()), source - 1 - first)
    self.source = [0..<first, first..<(source - last), (source - last)..<source]
    func scaled(_ pixels: Int) -> Int { Int((CGFloat(pixels) / density * scale).rounded()) }
    var (start, end) = (scaled(first), target - scaled(last))
    if start > end {
      start = Int((CGFloat(target) * CGFloat(first) / CGFloat(first + last)).rounded())
      end = start
    }
    self.target = [0..<start, start..<end, end..<target]
    tile = max(1, scaled(source - first - last))
  }
}

extension Bitmap {
  /// A copy in another size, of which only the middle is stretched or repeated.
  fileprivate func resized(_ columns: CapSpans, _ rows: CapSpans, repeats: Bool) -> Bitmap {
    let (width, height) = (columns.target[2].upperBound, rows.target[2].upperBound)
    let result = Bitmap(width: width, height: height, format: format)
    for row in 0..<3 where !rows.source[row].isEmpty && !rows.target[row].isEmpty {
      for column in 0..<3 where !columns.source[column].isEmpty && !columns.target[column].isEmpty {
        let part = cropped(columns.source[column], rows.source[row])
        let (across, down) = (columns.target[column], rows.target[row])
        let wide = repeats && column == 1 ? columns.tile : across.count
        let high = repeats && row == 1 ? rows.tile : down.count
        let isExact = wide == part.width && high == part.height
        let tile = isExact ? part : part.scaled(width: wide, height: high)
        result.fill(across, down, with: tile)
      }
    }
    return result
  }

  private var bytesPerPixel: Int { format == .a8 ? 1 : 4 }

  private func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap {
    let result = Bitmap(width: columns.count, height: rows.count, format: format)
    let count = columns.count * bytesPerPixel
    for y in 0..<rows.count {
      let from = bytes + (rows.lowerBound + y) * bytesPerRow + columns.lowerBound * bytesPerPixel
      (result.bytes + y * result.bytesPerRow).copyMemory(from: from, byteCount: count)
    }
    return result
  }

  /// Repeats a tile from the top left corner of a rectangle on.
  private func fill(_ columns: Range<Int>, _ rows: Range<Int>, with tile: Bitmap) {
    for y in rows {
      let from = tile.bytes + (y - rows.lowerBound) % tile.height * tile.bytesPerRow
      let to = bytes + y * bytesPerRow
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: tile.width) {
        let count = min(tile.width, columns.upperBound - x) * bytesPerPixel
        (to + x * bytesPerPixel).copyMemory(from: from, byteCount: count)
      }
    }
  }
}
