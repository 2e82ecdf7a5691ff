/// The coverage of each pixel of a row, summed up line by line.
///
/// Pixels that a line covers whole are counted by where they begin and end, so that a line costs the
/// same whatever its length.
struct RowCoverage: ~Copyable {
  private let width: Int
  private let originX: Double
  /// By pixel, the lengths of lines that cover a part of it.
  private let parts: UnsafeMutablePointer<Double>
  /// By pixel, how many lines more than the pixel before it are covered whole.
  private let steps: UnsafeMutablePointer<Int>
  /// The pixels that were changed.
  private var first: Int
  private var last = -1

  /// Creates an empty row as wide as a rectangle.
  init(_ bounds: PixelRect) {
    width = bounds.width
    originX = Double(bounds.minX)
    // A line that ends at the right edge has its end behind the last pixel.
    parts = .allocate(capacity: width + 1)
    parts.initialize(repeating: 0, count: width + 1)
    steps = .allocate(capacity: width + 1)
    steps.initialize(repeating: 0, count: width + 1)
    first = width
  }

  deinit {
    parts.deallocate()
    steps.deallocate()
  }

  /// Covers the part of one or more lines between two positions, in pixels of the rectangle's space.
  mutating func add(from start: Double, to end: Double, lines: Int) {
    let start = max(0, min(Double(width), start - originX))
    let end = max(0, min(Double(width), end - originX))
    guard end > start else { return }
    let left = Int(start)
    let right = Int(end)
    first = min(first, left)
    last = max(last, right)
    guard left < right else {
      parts[left] += (end - start) * Double(lines)
      return
    }
    parts[left] += (Double(left + 1) - start) * Double(lines)
    steps[left + 1] += lines
    steps[right] -= lines
    parts[right] += (end - Double(right)) * Double(lines)
  }

  /// Stores the sums as coverage, and begins anew.
  ///
  /// - Parameters:
  ///   - bitmap: Has the format `a8` and zeros in the row.
  ///   - y: The row.
  ///   - lines: The number of lines that cover a pixel whole.
  mutating func write(to bitmap: Bitmap, y: Int, lines: Int) {
    let target = (bitmap.bytes + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
    let factor = 255 / Double(lines)
    var whole = 0
    if first <= last {
      for x in first...last {
        whole += steps[x]
        if x < width { target[x] = UInt8(min(255, (parts[x] + Double(whole)) * factor + 0.5)) }
        parts[x] = 0
        steps[x] = 0
      }
    }
    first = width
    last = -1
  }
}
