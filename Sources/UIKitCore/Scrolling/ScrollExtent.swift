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
