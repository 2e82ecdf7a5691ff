import Foundation
import UIKitSupport

/// Recognises one or more taps with one or more fingers.
///
/// Each finger may move by 45 points. A single tap has no time limit. In a sequence, each tap may
/// last 0.75 seconds, with pauses of up to 0.35 seconds.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var series = TapSeries()
  private var deadline: FrameTimer?

  /// The required number of consecutive taps.
  ///
  /// Default: 1.
  open var numberOfTapsRequired = 1 {
    didSet {
      demand(numberOfTapsRequired > 0, "\(numberOfTapsRequired) taps cannot be recognised")
    }
  }

  /// The required number of fingers.
  ///
  /// Default: 1.
  open var numberOfTouchesRequired = 1 {
    didSet {
      demand(
        numberOfTouchesRequired > 0,
        "A tap with \(numberOfTouchesRequired) fingers is impossible"
      )
    }
  }

  /// The required pointer buttons; a finger counts as the primary button.
  ///
  /// Default: the primary button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  open override var numberOfTouches: Int { touchLocations.count }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      switch series.begin(at: touch.start, required: numberOfTouchesRequired) {
      case .broken: state = .failed
      case .down: startTimeout(within: numberOfTapsRequired > 1 ? TapSeries.hold : nil)
      case .incomplete: startTimeout(within: TapSeries.pause)
      case .lifted: break
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isTooFar = touches.contains {
      $0.start.distance(to: $0.sample.location) > TapSeries.tolerance
    }
    if isTooFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for _ in touches {
      switch series.end() {
      case .broken: state = .failed
      case .lifted: finishTap()
      case .incomplete, .down: break
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    startTimeout(within: nil)
    series = TapSeries()
  }

  /// Returns `false` for tap recognisers that require more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func finishTap() {
    if series.count == numberOfTapsRequired {
      startTimeout(within: nil)
      state = .ended
    } else {
      startTimeout(within: TapSeries.pause)
    }
  }

  /// Fails after a timeout; `nil` for no timeout.
  private func startTimeout(within seconds: TimeInterval?) {
    deadline?.cancel()
    deadline = seconds.map { transition(to: .failed, after: $0) }
  }

  override func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { buttons == buttonMaskRequired }

  override var acceptsTouchThatStopsMotion: Bool { false }

  override var touchPriority: Int { numberOfTapsRequired }

  override var touchLocations: [CGPoint] {
    touches.isEmpty || stateStorage == .ended ? series.locations : super.touchLocations
  }
}
