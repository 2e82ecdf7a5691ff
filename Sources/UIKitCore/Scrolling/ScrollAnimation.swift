import Foundation
import UIKitGraphics
import UIKitLists

/// A programmatic scroll with a fixed duration and an adjustable target.
struct ScrollAnimation {
  /// The duration, in seconds.
  static let duration: TimeInterval = 0.3

  /// The final offset of the animation.
  private(set) var target: CGPoint
  /// The start offset of the motion to the current target.
  private var start: CGPoint
  /// The progress of the whole animation at `start`, from 0 to 1.
  private var startProgress = 0.0

  init(from start: CGPoint, to target: CGPoint) {
    (self.start, self.target) = (start, target)
  }

  /// Returns the offset at a progress of the animation; the target at 1.
  func offset(at progress: Double) -> CGPoint {
    guard progress < 1 else { return target }
    let fraction = max(0, progress - startProgress) / (1 - startProgress)
    return CGPoint(
      x: start.x + (target.x - start.x) * fraction,
      y: start.y + (target.y - start.y) * fraction
    )
  }

  /// Changes the target without changing the end time of the animation.
  ///
  /// - Parameters:
  ///   - target: The new target.
  ///   - offset: The current offset.
  ///   - progress: The current progress, less than 1.
  mutating func redirect(to target: CGPoint, from offset: CGPoint, at progress: Double) {
    (self.target, start, startProgress) = (target, offset, progress)
  }
}
