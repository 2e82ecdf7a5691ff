import Foundation

/// Counts consecutive taps at a location, for `UITouch.tapCount`.
struct TapCounter {
  /// The maximum time between a lift and the next touch, in seconds.
  static let interval: TimeInterval = 0.35
  /// The maximum distance between the touches of a series, and within a touch, in points.
  static let radius: CGFloat = 20

  private struct Tap {
    var point: CGPoint
    var time: TimeInterval
    var count: Int
    var buttons: UIEvent.ButtonMask
  }

  private var taps: [Tap] = []

  /// Returns the tap count of a touch that begins.
  ///
  /// - Parameters:
  ///   - point: The location in screen coordinates.
  ///   - time: The time in seconds.
  ///   - buttons: The pressed buttons.
  /// - Returns: 1 for the first touch of a series.
  mutating func count(
    at point: CGPoint,
    time: TimeInterval,
    buttons: UIEvent.ButtonMask
  ) -> Int {
    // A tolerance of a microsecond, because sums of frame times are inexact.
    taps.removeAll { time - $0.time > TapCounter.interval + 1e-6 }
    let previousIndex = taps.firstIndex {
      $0.buttons == buttons && $0.point.distance(to: point) <= TapCounter.radius
    }
    guard let previousIndex else { return 1 }
    return taps.remove(at: previousIndex).count + 1
  }

  /// Handles the lift of a touch; a touch that has moved ends its series.
  @MainActor
  mutating func recordLift(_ touch: UITouch) {
    guard touch.tapCount > 0 else { return }
    taps.append(
      Tap(
        point: touch.start,
        time: touch.timestamp,
        count: touch.tapCount,
        buttons: touch.buttonMask
      )
    )
  }
}
