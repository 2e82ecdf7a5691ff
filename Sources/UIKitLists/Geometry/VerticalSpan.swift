/// The place of something in a table's vertical layout, in content points.
///
/// A span holds its top edge but not its bottom edge, so that every height
/// belongs to one row only.
package struct VerticalSpan: Hashable, Sendable {
  /// The top edge.
  package var y: Double

  /// The height; 0 or more.
  package var height: Double

  /// Creates a span.
  ///
  /// - Parameters:
  ///   - y: The top edge, in content points.
  ///   - height: The height in points.
  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The bottom edge, the first place below the span.
  package var maxY: Double { y + height }
}
