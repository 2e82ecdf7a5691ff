public import Foundation
import UIKitSupport

/// A timer that calls a method in each frame, for motion that is computed step by step.
///
///     let link = CADisplayLink(target: self, selector: ClockView.step)
///     link.add(to: .main, forMode: .common)
///
/// While a display link is running, frames follow one another and a `Stage` is not settled. The
/// method is called in `Stage.advance(by:)`, or with the display's frames in an application; a
/// hidden window has no frames. The method decides whether anything on the screen changes.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private weak var clock: WindowHost?
  private var isAdded = false

  /// The time of the frame in seconds of `CACurrentMediaTime()`; 0 before the first frame.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The interval between two frames of the display in seconds; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Creates an inactive display link.
  ///
  /// - Parameters:
  ///   - target: The object; strongly referenced until `invalidate()`.
  ///   - selector: The target's method, such as `ClockView.step`.
  public init<Target: AnyObject>(
    target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    call = { selector(target)($0) }
  }

  /// Creates an inactive display link with a method without parameters.
  ///
  /// - Parameters:
  ///   - target: The object; strongly referenced until `invalidate()`.
  ///   - selector: The target's method, such as `ClockView.step`.
  public init<Target: AnyObject>(
    target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    call = { _ in selector(target)() }
  }

  /// The time of the next frame, in seconds of `CACurrentMediaTime()`.
  public var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval) }

  /// Whether the calls are paused; `false` by default.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// The preferred number of calls per second, at most one per frame.
  ///
  /// Default: 0, for a call in each frame.
  public var preferredFramesPerSecond = 0 {
    didSet {
      demand(
        preferredFramesPerSecond >= 0,
        "A display link cannot be called \(preferredFramesPerSecond) times in a second"
      )
    }
  }

  /// Starts the calls, with the frames of the current window.
  ///
  /// - Parameters:
  ///   - runloop: The main loop, `.main`.
  ///   - mode: Ignored; frames do not depend on a mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, !isAdded else { return }
    (clock, isAdded) = (.current, true)
    update()
  }

  /// Stops the calls; the link may be added again.
  ///
  /// - Parameters:
  ///   - runloop: The main loop, `.main`.
  ///   - mode: Ignored.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops the calls permanently, and releases the target.
  public func invalidate() {
    isAdded = false
    call = nil
    update()
  }

  /// The minimum interval between two calls in seconds.
  private var interval: TimeInterval {
    preferredFramesPerSecond > 0 ? 1 / TimeInterval(preferredFramesPerSecond) : 0
  }

  private func update() {
    if isAdded, !isPaused { clock?.add(self) } else { clock?.remove(self) }
  }
}

extension CADisplayLink: FrameTicking {
  func tick(at time: TimeInterval) -> Bool {
    guard let clock, let call else { return false }
    if duration > 0, time - timestamp < interval - FrameTimers.tolerance { return true }
    (timestamp, duration) = (time, 1 / clock.screen.refreshRate)
    call(self)
    return isAdded && !isPaused
  }
}
