/// The coverage of the pixels of a row, accumulated by scanline.
///
/// Fully covered pixels are counted by the ends of their spans, so that the cost of a scanline is
/// independent of the span's length.
struct RowCoverage: ~Copyable {
  private let width: Int
  private let originX: Double
  /// The lengths of partial coverage for each pixel.
  private let partialLengths: UnsafeMutablePointer<Double>
  /// The change in the number of scanlines that fully cover a pixel, relative to the pixel before.
  private let steps: UnsafeMutablePointer<Int>
  /// The first changed pixel; `width` for none.
  private var firstChanged: Int
  /// The last changed pixel; -1 for none.
  private var lastChanged = -1

  /// Creates an empty row with the width of a rectangle.
  init(_ bounds: PixelRect) {
    width = bounds.width
    originX = Double(bounds.minX)
    // A span that ends at the right edge has its end after the last pixel.
    partialLengths = .allocate(capacity: width + 1)
    partialLengths.initialize(repeating: 0, count: width + 1)
    steps = .allocate(capacity: width + 1)
    steps.initialize(repeating: 0, count: width + 1)
    firstChanged = width
  }

  deinit {
    partialLengths.deallocate()
    steps.deallocate()
  }

  /// Adds a span on one or more scanlines, between two x coordinates in the rectangle's space.
  mutating func add(from start: Double, to end: Double, lines: Int) {
    let start = max(0, min(Double(width), start - originX))
    let end = max(0, min(Double(width), end - originX))
    guard end > start else { return }
    let left = Int(start)
    let right = Int(end)
    firstChanged = min(firstChanged, left)
    lastChanged = max(lastChanged, right)
    guard left < right else {
      partialLengths[left] += (end - start) * Double(lines)
      return
    }
    partialLengths[left] += (Double(left + 1) - start) * Double(lines)
    steps[left + 1] += lines
    steps[right] -= lines
    partialLengths[right] += (end - Double(right)) * Double(lines)
  }

  /// Stores the sums as coverage and resets them.
  ///
  /// - Parameters:
  ///   - bitmap: A bitmap in the format `a8` with zeros in the row.
  ///   - y: The row.
  ///   - lines: The number of scanlines for full coverage.
  mutating func write(to bitmap: Bitmap, y: Int, lines: Int) {
    let target = (bitmap.bytes + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
    let factor = 255 / Double(lines)
    var coverage = 0
    if firstChanged <= lastChanged {
      for x in firstChanged...lastChanged {
        coverage += steps[x]
        if x < width {
          let sum = partialLengths[x] + Double(coverage)
          target[x] = UInt8(min(255, sum * factor + 0.5))
        }
        partialLengths[x] = 0
        steps[x] = 0
      }
    }
    firstChanged = width
    lastChanged = -1
  }
}
