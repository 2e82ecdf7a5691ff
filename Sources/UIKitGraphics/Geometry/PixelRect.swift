package import Foundation

/// A half-open rectangle of whole device pixels: `maxX` and `maxY` are outside.
///
/// All drawing below the views uses pixel rectangles. A rectangle is empty if a maximum does not
/// exceed its minimum. All empty rectangles behave the same, but only the results of operations are
/// guaranteed to equal ``empty``.
package struct PixelRect: Hashable, Sendable {
  /// The left edge, in device pixels.
  package var minX: Int32
  /// The top edge, in device pixels.
  package var minY: Int32
  /// The right edge, in device pixels: the first column outside.
  package var maxX: Int32
  /// The bottom edge, in device pixels: the first row outside.
  package var maxY: Int32

  /// Creates a rectangle from its edges, in device pixels.
  @inlinable
  package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from its top left corner and its size, in device pixels.
  ///
  /// Values beyond ±2²⁸ are clamped, so that sums of edges cannot overflow.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(
      minX: PixelRect.clamped(x),
      minY: PixelRect.clamped(y),
      maxX: PixelRect.clamped(x.addingReportingOverflow(width).partialValue),
      maxY: PixelRect.clamped(y.addingReportingOverflow(height).partialValue)
    )
  }

  /// The empty rectangle at the origin.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The limit to which coordinates are clamped.
  static let limit: Int32 = 1 << 28

  private static func clamped(_ value: Int) -> Int32 {
    Int32(max(-Int(limit), min(Int(limit), value)))
  }
}

extension PixelRect {
  /// The width in device pixels, at least 0.
  @inlinable
  package var width: Int { Int(max(0, maxX &- minX)) }

  /// The height in device pixels, at least 0.
  @inlinable
  package var height: Int { Int(max(0, maxY &- minY)) }

  /// Whether the rectangle contains no pixels.
  @inlinable
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The number of pixels in the rectangle.
  @inlinable
  package var area: Int { width * height }

  /// Returns the intersection of both rectangles; ``empty`` if they do not overlap.
  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
    return result.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) : result
  }

  /// Returns the bounding box of both rectangles; empty rectangles are ignored.
  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  /// Returns whether both rectangles share at least one pixel.
  @inlinable
  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  /// Returns whether all pixels of another rectangle are inside; `true` if it is empty.
  @inlinable
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns whether the pixel in a column and row is inside.
  @inlinable
  package func contains(x: Int, y: Int) -> Bool {
    x >= Int(minX) && x < Int(maxX) && y >= Int(minY) && y < Int(maxY)
  }

  /// Returns the rectangle moved to the right and down, in device pixels.
  @inlinable
  package func offsetBy(x: Int, y: Int) -> PixelRect {
    let x = Int32(truncatingIfNeeded: x)
    let y = Int32(truncatingIfNeeded: y)
    return PixelRect(minX: minX &+ x, minY: minY &+ y, maxX: maxX &+ x, maxY: maxY &+ y)
  }

  /// Returns the rectangle with all edges moved inwards, in device pixels; negative insets move
  /// them outwards.
  @inlinable
  package func insetBy(x: Int, y: Int) -> PixelRect {
    let x = Int32(truncatingIfNeeded: x)
    let y = Int32(truncatingIfNeeded: y)
    return PixelRect(minX: minX &+ x, minY: minY &+ y, maxX: maxX &- x, maxY: maxY &- y)
  }

  /// The rectangle as a `CGRect`, in device pixels.
  package var cgRect: CGRect {
    CGRect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension PixelRect {
  /// Rounds each edge of a rectangle in device pixels to the nearest pixel, halves up.
  ///
  /// Each edge is rounded independently, so that rectangles with a common edge tile without gap or
  /// overlap. A null rectangle becomes an empty one, an edge that is NaN becomes 0, and large values
  /// are clamped.
  package init(rounding rect: CGRect) {
    self.init(
      minX: pixel(rect.origin.x),
      minY: pixel(rect.origin.y),
      maxX: pixel(rect.origin.x + rect.size.width),
      maxY: pixel(rect.origin.y + rect.size.height)
    )
  }

  /// Creates the smallest pixel rectangle that encloses a rectangle in device pixels.
  package init(enclosing rect: CGRect) {
    guard rect.size.width > 0, rect.size.height > 0 else {
      self = .empty
      return
    }
    self.init(
      minX: pixel(rect.origin.x.rounded(.down)),
      minY: pixel(rect.origin.y.rounded(.down)),
      maxX: pixel((rect.origin.x + rect.size.width).rounded(.up)),
      maxY: pixel((rect.origin.y + rect.size.height).rounded(.up))
    )
  }
}

/// Returns the pixel boundary nearest to a coordinate: `floor(value + 0.5)`, clamped; 0 for NaN.
///
/// Points multiplied by a scale such as 1.5 are inaccurate by a few billionths. A small bias rounds
/// halves up regardless, so that content moved by whole pixels is rounded the same way.
@inline(__always)
func pixel(_ value: Double) -> Int32 {
  let limit = Double(PixelRect.limit)
  guard value > -limit else { return value.isNaN ? 0 : -PixelRect.limit }
  guard value < limit else { return value.isNaN ? 0 : PixelRect.limit }
  let shifted = value + (0.5 + 1e-6)
  // Truncation with a correction computes the floor without calling libm.
  let truncated = Int32(shifted)
  return Double(truncated) > shifted ? truncated &- 1 : truncated
}
