/// A vertical interval of a table's layout, in points of the content.
///
/// A span is half open: it includes its top edge but not its bottom edge, so that each position
/// belongs to only one element.
package struct VerticalSpan: Hashable, Sendable {
  /// The top edge.
  package var y: Double

  /// The height; 0 or more.
  package var height: Double

  /// Creates a span.
  ///
  /// - Parameters:
  ///   - y: The top edge, in points of the content.
  ///   - height: The height in points.
  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The bottom edge, which is not included in the span.
  package var maxY: Double { y + height }
}
