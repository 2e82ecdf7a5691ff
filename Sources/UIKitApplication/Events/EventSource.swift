/// The source of the main loop's events, and of the descriptors on which it sleeps.
@MainActor
package protocol EventSource: AnyObject {
  /// Whether the user closed the application.
  var isClosed: Bool { get }
  /// Why the display cannot be used any more; `nil`, the default, while it can, and when the user
  /// closed the application.
  var failure: String? { get }
  /// The descriptors that become readable when there are events; empty when there are none and
  /// `handleEvents()` has to be called every 20 ms.
  var descriptors: [Int32] { get }

  /// Handles all pending events.
  ///
  /// - Returns: Whether any event was handled.
  func handleEvents() -> Bool

  /// Whether touches have moved, so that a frame is to show it.
  var hasMoves: Bool { get }

  /// Moves the touches to where they were shortly before a frame.
  ///
  /// - Parameter time: When the frame begins, in seconds on the loop's clock.
  func moveTouches(forFrameAt time: Double)

  /// Called after a frame, and after events without one; the caret may have moved.
  func finishTurn()

  /// The longest sleep after which `handleEvents()` has to be called again.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Seconds; infinite when only the descriptors count.
  func longestSleep(at time: Double) -> Double
}

extension EventSource {
  package var failure: String? { nil }
}
