import Foundation

/// The visible range of a scroll view's content, along one axis and in any unit.
struct ScrollExtent: Equatable {
  /// The start of the visible range; negative if the content is dragged beyond its start.
  var offset: CGFloat
  /// The length of the visible range.
  var visible: CGFloat
  /// The length of the content.
  var content: CGFloat
}

/// A scroll axis.
enum ScrollAxis {
  case vertical
  case horizontal

  /// Returns the coordinate of a point along the axis.
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// Returns the minimum coordinate of a rectangle along the axis.
  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

  /// Returns the length of a rectangle along the axis.
  func length(of rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }
}
