/// The source of the main loop's events and of the descriptors on which the loop sleeps.
@MainActor
package protocol EventSource: AnyObject {
  /// Whether the user closed the application.
  var isClosed: Bool { get }
  /// The reason why the display became unusable; `nil`, the default, while the display works and
  /// after the user has closed the application.
  var failure: String? { get }
  /// The descriptors that become readable when there are events; empty if there are none, in which
  /// case the loop calls `handleEvents()` every 20 ms.
  var descriptors: [Int32] { get }

  /// Called before the loop sleeps on `descriptors`.
  ///
  /// - Returns: `false` if there are events to handle: the loop does not sleep, and does not call
  ///   `endWait()`. By default `true`.
  func beginWait() -> Bool

  /// Called after the sleep, before any other call. Does nothing by default.
  func endWait()

  /// Handles all pending events.
  ///
  /// - Returns: Whether any event was handled.
  func handleEvents() -> Bool

  /// Whether touches have moved since the last frame and require a new one.
  var hasMoves: Bool { get }

  /// Moves the touches to their positions shortly before a frame.
  ///
  /// - Parameter time: The start of the frame, in seconds on the loop's clock.
  func moveTouches(forFrameAt time: Double)

  /// Called after a frame, and after events that do not cause one; the caret may have moved.
  func finishTurn()

  /// Returns the longest time until `handleEvents()` must be called again.
  ///
  /// - Parameter time: The current time, in seconds on the loop's clock.
  /// - Returns: The time in seconds; infinite if only the descriptors matter.
  func maximumSleep(at time: Double) -> Double
}

extension EventSource {
  package var failure: String? { nil }

  package func beginWait() -> Bool { true }

  package func endWait() {}
}
