import Foundation

/// Which part of a scroll view's content is visible, along one axis and in any unit.
struct ScrollExtent: Equatable {
  /// Where the visible part begins; negative when it is pulled beyond the beginning.
  var offset: CGFloat
  /// How much is visible.
  var visible: CGFloat
  /// How much there is.
  var content: CGFloat
}
