import Foundation
import UIKitGraphics

/// The state of the frame passes for a view whose subviews move as a whole, such as a scroll view.
@MainActor
final class ScrolledContent {
  /// The origin of the bounds in the last frame, in points; `nil` if the view was not in the frame.
  var composedOrigin: CGPoint?
  /// Whether subviews have to keep clear of the bars above and below by themselves.
  var inheritsSafeArea = false
  /// The subview that does not move with the content and keeps clear of the bars itself, such as a
  /// table's background; `nil` if there is none.
  weak var backdrop: UIView?
  /// The extents of subviews that were removed since the last frame, in device pixels.
  ///
  /// They are added to the dirty region after the movement of the frame's pixels was determined.
  var removedExtents: [PixelRect] = []
}
