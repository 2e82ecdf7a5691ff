import Foundation

/// The visible part of a scroll view's content, along one axis and in any unit.
struct ScrollExtent: Equatable {
  /// The start of the visible part; negative when the content is dragged beyond its start.
  var offset: CGFloat
  /// The length of the visible part.
  var visible: CGFloat
  /// The length of the content.
  var content: CGFloat
}

/// One of the two directions in which content is scrolled.
enum ScrollAxis {
  case vertical
  case horizontal

  /// The coordinate of a point along the axis.
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// The beginning of a rectangle along the axis.
  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

  /// The length of a rectangle along the axis.
  func length(of rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }
}
