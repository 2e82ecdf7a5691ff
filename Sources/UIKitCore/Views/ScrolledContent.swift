import Foundation
import UIKitGraphics

/// What the frame passes remember of a view whose subviews move as a whole, such as a scroll view.
@MainActor
final class ScrolledContent {
  /// The bounds' origin in the last frame, in points; `nil` when the view was not shown.
  var composedOrigin: CGPoint?
  /// Where subviews were that have been removed since the last frame, in device pixels.
  ///
  /// They are damaged once it is known how the frame's pixels move.
  var removedExtents: [PixelRect] = []
}
