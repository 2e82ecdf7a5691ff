import UIKitCore

/// A frame surface that can present its last frame again.
@MainActor
protocol Presenter: FrameSurface {
  /// Whether `present(_:)` blocks until the display's next refresh (vsync).
  var isPacedByDisplay: Bool { get }

  /// Presents the last frame again, after the window was exposed.
  func presentAgain()

  /// Discards buffers that the display has lost; the next frame draws everything.
  func invalidate()
}
