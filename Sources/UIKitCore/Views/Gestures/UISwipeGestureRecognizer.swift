import Foundation
import UIKitSupport

/// Recognises a quick movement in a direction: 50 points within half a second.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The minimum distance in points.
  private static let minimumDistance: CGFloat = 50
  /// The maximum duration, in seconds.
  private static let maximumDuration: TimeInterval = 0.5

  private var series = TapSeries()
  private var deadline: FrameTimer?

  /// The accepted directions.
  ///
  /// Default: to the right.
  open var direction = Direction.right

  /// The required number of fingers.
  ///
  /// Default: 1.
  open var numberOfTouchesRequired = 1 {
    didSet {
      demand(
        numberOfTouchesRequired > 0,
        "A swipe with \(numberOfTouchesRequired) fingers is impossible"
      )
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where series.begin(at: touch.start, required: numberOfTouchesRequired) == .broken {
      state = .failed
    }
    guard deadline == nil, stateStorage == .possible else { return }
    deadline = transition(to: .failed, after: UISwipeGestureRecognizer.maximumDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let locations = self.touches.map(\.sample.location)
    let starts = self.touches.map(\.start)
    guard let end = CGPoint.centroid(of: locations), let start = CGPoint.centroid(of: starts)
    else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard max(abs(dx), abs(dy)) >= UISwipeGestureRecognizer.minimumDistance else { return }
    let swipedDirection: Direction =
      abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    let isSwipe = direction.contains(swipedDirection) && series.fingers == numberOfTouchesRequired
    state = isSwipe ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    series = TapSeries()
  }

  override func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

  override var acceptsTouchThatStopsMotion: Bool { false }
}
