import Foundation
import UIKitGraphics

/// The state of the frame passes for a view whose subviews move as a whole, such as a scroll view.
@MainActor
final class ScrolledContent {
  /// The origin of the bounds in the last frame, in points; `nil` when the view was not in it.
  var composedOrigin: CGPoint?
  /// Whether subviews have to keep clear of the bars above and below themselves.
  var inheritsSafeArea = false
  /// The subview that does not move along and keeps clear of the bars itself, such as a table's
  /// background; `nil` without one.
  weak var backdrop: UIView?
  /// The extents of subviews that were removed since the last frame, in device pixels.
  ///
  /// They are added to the dirty region when it is known how the frame's pixels move.
  var removedExtents: [PixelRect] = []
}
