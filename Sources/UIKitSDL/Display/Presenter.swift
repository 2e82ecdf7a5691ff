import UIKitCore

/// A frame surface that can present its last frame again.
@MainActor
protocol Presenter: FrameSurface {
  /// Whether the display determines when frames are presented: `present(_:)` blocks until the next
  /// refresh (vsync), or a `FramePacer` reports when to present.
  var isPacedByDisplay: Bool { get }

  /// Whether a frame can be presented now; when the value becomes `true`, the display's connection
  /// is readable.
  var isReady: Bool { get }

  /// Presents the last frame again, after the window was exposed.
  func presentAgain()

  /// Discards buffers whose content the display has lost; the next frame is drawn completely.
  func invalidate()
}

extension Presenter {
  /// `true`, because most presenters always have a buffer, or wait for one.
  var isReady: Bool { true }
}
