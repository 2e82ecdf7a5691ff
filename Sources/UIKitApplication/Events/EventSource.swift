/// Where the main loop gets events from, and what it sleeps on.
@MainActor
package protocol EventSource: AnyObject {
  /// Whether the user closed the application.
  var isClosed: Bool { get }
  /// The descriptors that become readable when there are events; empty when there are none and
  /// `handleEvents()` has to be called every 20 ms.
  var descriptors: [Int32] { get }

  /// Handles all pending events.
  ///
  /// - Returns: Whether any event was handled.
  func handleEvents() -> Bool

  /// Called after a frame, and after events without one; the caret may have moved.
  func finishTurn()

  /// The longest sleep after which `handleEvents()` has to be called again.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Seconds; infinite when only the descriptors count.
  func longestSleep(at time: Double) -> Double
}
