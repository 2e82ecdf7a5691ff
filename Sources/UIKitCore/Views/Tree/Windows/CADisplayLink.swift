public import Foundation
import UIKitSupport

/// Calls a method in each frame, for motion that is computed step by step.
///
///     let link = CADisplayLink(target: self, selector: ClockView.step)
///     link.add(to: .main, forMode: .common)
///
/// While it runs something moves: frames follow one another, and a `Stage` is not settled. It is
/// called in `Stage.advance(by:)`, and with the display's frames in an application; a hidden window
/// has none. Whether the screen changes is up to the method.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private weak var clock: WindowHost?
  private var isAdded = false

  /// The time of the frame, in seconds of `CACurrentMediaTime()`; 0 before the first one.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The seconds between two frames of the display; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Creates a link that does not run yet.
  ///
  /// - Parameters:
  ///   - target: The object, which is kept until `invalidate()`.
  ///   - selector: Its method, such as `ClockView.step`.
  public init<Target: AnyObject>(
    target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    call = { selector(target)($0) }
  }

  /// Creates a link that does not run yet, with a method without arguments.
  ///
  /// - Parameters:
  ///   - target: The object, which is kept until `invalidate()`.
  ///   - selector: Its method, such as `ClockView.step`.
  public init<Target: AnyObject>(
    target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    call = { _ in selector(target)() }
  }

  /// The time of the next frame, in seconds of `CACurrentMediaTime()`.
  public var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval) }

  /// Whether the method is not called for now; `false` by default.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// The number of calls of the method per second, at most one per frame.
  ///
  /// Default: 0, in each frame.
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
  ///   - mode: Any mode; frames have none.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, !isAdded else { return }
    (clock, isAdded) = (.current, true)
    update()
  }

  /// Ends the calls; the link may be added again.
  ///
  /// - Parameters:
  ///   - runloop: The main loop, `.main`.
  ///   - mode: Any mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Ends the calls for good and lets the target go.
  public func invalidate() {
    isAdded = false
    call = nil
    update()
  }

  /// The least number of seconds between two calls.
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
