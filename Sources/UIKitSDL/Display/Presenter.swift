import UIKitCore

/// A surface that can also show its last frame again.
@MainActor
protocol Presenter: FrameSurface {
  /// Whether `present(_:)` waits for the display's next refresh.
  var isPacedByDisplay: Bool { get }

  /// Shows the last frame again, after the desktop uncovered the window.
  func presentAgain()

  /// Forgets memory that the display took back; the next frame draws everything.
  func invalidate()
}
