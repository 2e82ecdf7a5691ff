public import Foundation
import UIKitSupport

/// Recognises fingers held still, and tracks them until they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Whether the press opens a menu, which closes when the user drags the pressed item.
  final var opensMenu = false
  private var series = TapSeries()
  private var deadline: FrameTimer?

  /// The minimum duration of the press, in seconds.
  ///
  /// Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      demand(
        minimumPressDuration >= 0 && minimumPressDuration.isFinite,
        "Fingers cannot rest for \(minimumPressDuration) seconds"
      )
    }
  }

  /// The maximum movement of a finger before the gesture begins, in points.
  ///
  /// Default: 10.
  open var allowableMovement: CGFloat = 10

  /// The number of taps required before the press.
  ///
  /// Default: 0.
  open var numberOfTapsRequired = 0 {
    didSet {
      demand(numberOfTapsRequired >= 0, "\(numberOfTapsRequired) taps cannot come first")
    }
  }

  /// The required number of fingers.
  ///
  /// Default: 1.
  open var numberOfTouchesRequired = 1 {
    didSet {
      demand(
        numberOfTouchesRequired > 0,
        "A press with \(numberOfTouchesRequired) fingers is impossible"
      )
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard !stateStorage.isActive else {
        ignore(touch, for: event)
        continue
      }
      switch series.begin(at: touch.start, required: numberOfTouchesRequired) {
      case .broken: state = .failed
      case .down: finishDown()
      case .incomplete, .lifted: break
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive {
      state = .changed
    } else if touches.contains(where: {
      $0.start.distance(to: $0.sample.location) > allowableMovement
    }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if stateStorage.isActive {
      state = .ended
      return
    }
    for _ in touches {
      switch series.end() {
      case .broken: state = .failed
      case .lifted: finishTap()
      case .incomplete, .down: break
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    deadline?.cancel()
    series = TapSeries()
  }

  private func finishDown() {
    if series.count == numberOfTapsRequired {
      scheduleTransition(after: minimumPressDuration, to: .began)
    } else {
      scheduleTransition(after: TapSeries.hold, to: .failed)
    }
  }

  private func finishTap() {
    if series.count <= numberOfTapsRequired {
      scheduleTransition(after: TapSeries.pause, to: .failed)
    } else {
      state = .failed
    }
  }

  private func scheduleTransition(after seconds: TimeInterval, to newState: State) {
    deadline?.cancel()
    deadline = transition(to: newState, after: seconds)
  }

  override func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

  override var acceptsTouchThatStopsMotion: Bool { false }
}
