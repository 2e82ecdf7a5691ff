import Foundation
import UIKitGraphics
import UIKitLists

/// A programmatic scroll in a fixed time, whose target may move meanwhile.
struct ScrollAnimation {
  /// The duration, in seconds.
  static let duration: TimeInterval = 0.3

  /// The offset at which the animation ends.
  private(set) var target: CGPoint
  /// The offset from which the present target is approached.
  private var start: CGPoint
  /// The fraction of the whole animation that was over there, 0 to 1.
  private var startProgress = 0.0

  init(from start: CGPoint, to target: CGPoint) {
    (self.start, self.target) = (start, target)
  }

  /// The offset when a fraction of the animation is over; the target at 1.
  func offset(at progress: Double) -> CGPoint {
    guard progress < 1 else { return target }
    let fraction = max(0, progress - startProgress) / (1 - startProgress)
    return CGPoint(
      x: start.x + (target.x - start.x) * fraction,
      y: start.y + (target.y - start.y) * fraction
    )
  }

  /// Moves the target; the animation ends when it would have ended.
  ///
  /// - Parameters:
  ///   - target: The new target.
  ///   - offset: The present offset.
  ///   - progress: The fraction that is over, less than 1.
  mutating func redirect(to target: CGPoint, from offset: CGPoint, at progress: Double) {
    (self.target, start, startProgress) = (target, offset, progress)
  }
}
