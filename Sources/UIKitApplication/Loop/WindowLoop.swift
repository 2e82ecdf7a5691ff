package import UIKitCore
import UIKitSupport

/// The events and frames of one desktop window in the main loop.
@MainActor
package final class WindowLoop {
  /// The loop that draws the frames.
  package let loop: FrameLoop
  /// The display that presents the frames.
  package let display: any Display
  /// The lifecycle that knows whether the window is visible.
  package let lifecycle: Lifecycle
  let events: any EventSource
  private var pace: FramePace

  /// Creates the display's event source.
  ///
  /// - Parameters:
  ///   - loop: The loop that draws the frames.
  ///   - display: The display that presents the frames; its surface exists.
  ///   - lifecycle: The lifecycle that knows whether the window is visible.
  package init(loop: FrameLoop, display: any Display, lifecycle: Lifecycle) {
    self.loop = loop
    self.display = display
    self.lifecycle = lifecycle
    events = display.makeEventSource(loop: loop, lifecycle: lifecycle)
    pace = FramePace(interval: 1 / display.framesPerSecond)
  }

  /// The kind of frame that was drawn.
  enum Frame {
    case none
    /// A frame without changes to the saved state, such as a blink of the caret.
    case cosmetic
    case full
  }

  /// Makes the window's host the current one, for objects that the application creates meanwhile.
  func makeCurrent() {
    if WindowHost.current !== loop { loop.makeCurrent() }
  }

  /// Handles all pending events.
  ///
  /// - Parameter time: Seconds on the main loop's clock.
  /// - Returns: Whether any event was handled.
  func handleEvents(at time: Double) -> Bool {
    makeCurrent()
    loop.setTime(time)
    return events.handleEvents()
  }

  /// Draws a frame if it is due.
  ///
  /// - Parameter now: Seconds on the main loop's clock.
  /// - Returns: The kind of frame drawn.
  func drawIfDue(at now: Double) -> Frame {
    display.update(loop.screen)
    guard isDue(at: now), now >= pace.next, display.isReady else { return .none }
    makeCurrent()
    loop.setTime(now)
    events.moveTouches(forFrameAt: now)
    let isCosmetic = loop.isFrameCosmetic(at: now)
    pace.recordFrame(at: now, isPresented: drawFrame(at: now))
    return isCosmetic ? .cosmetic : .full
  }

  private func isDue(at now: Double) -> Bool {
    lifecycle.isVisible && (events.hasMoves || loop.isFrameDue(at: now))
  }

  /// Returns the time at which the window must be served next, unless an event arrives earlier.
  ///
  /// - Parameter now: Seconds on the main loop's clock.
  /// - Returns: A time on that clock; infinite if only events matter.
  func nextTime(at now: Double) -> Double {
    min(nextFrame(at: now), now + events.maximumSleep(at: now))
  }

  private func nextFrame(at now: Double) -> Double {
    guard lifecycle.isVisible else { return .infinity }
    guard isDue(at: now) else { return loop.nextTimerTime ?? .infinity }
    return display.isReady ? pace.next : .infinity
  }

  /// Draws a frame.
  ///
  /// - Returns: Whether pixels changed.
  private func drawFrame(at time: Double) -> Bool {
    let start = ProcessorClock.now
    // The window may have moved to a different display.
    loop.screen.refreshRate = max(1, display.framesPerSecond)
    pace.interval = 1 / loop.screen.refreshRate
    let hasChanged = loop.runFrame(at: time)
    pace.isPacedByDisplay = display.isPacedByDisplay
    guard hasChanged else {
      loop.recordUnchangedFrame(at: time)
      return false
    }
    loop.recordCost(ProcessorClock.now - start, at: time, interval: pace.interval)
    return true
  }
}
