import UIKitCore

/// A frame surface that can present its last frame again.
@MainActor
protocol Presenter: FrameSurface {
  /// Whether frames wait for the display: `present(_:)` blocks until its next refresh (vsync), or
  /// a `FramePacer` says when it is time.
  var isPacedByDisplay: Bool { get }

  /// Whether a frame can be presented now; when it becomes true, the display's connection is readable.
  var isReady: Bool { get }

  /// Presents the last frame again, after the window was exposed.
  func presentAgain()

  /// Discards buffers that the display has lost; the next frame draws everything.
  func invalidate()
}

extension Presenter {
  /// `true`: most presenters have a buffer at all times, or wait for one.
  var isReady: Bool { true }
}
