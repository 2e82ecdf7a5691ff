package import UIKitCore
import UIKitSupport

/// The part of the main loop that concerns one desktop window: its events and frames.
@MainActor
package final class WindowLoop {
  /// Draws the frames.
  package let loop: FrameLoop
  /// Shows them.
  package let display: any Display
  /// Knows whether they can be seen.
  package let lifecycle: Lifecycle
  let events: any EventSource
  private var pace: FramePace

  /// Creates the display's event source.
  ///
  /// - Parameters:
  ///   - loop: Draws the frames.
  ///   - display: Shows them; its surface has been made.
  ///   - lifecycle: Knows whether they can be seen.
  package init(loop: FrameLoop, display: any Display, lifecycle: Lifecycle) {
    self.loop = loop
    self.display = display
    self.lifecycle = lifecycle
    events = display.makeEventSource(loop: loop, lifecycle: lifecycle)
    pace = FramePace(interval: 1 / display.framesPerSecond)
  }

  /// Whether a frame was drawn, and what it was for.
  enum Frame {
    case none
    /// A frame that changes nothing worth saving, such as a blinking caret's.
    case cosmetic
    case full
  }

  /// Makes the window's host the current one, for what applications make while it is served.
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

  /// Draws a frame, if it is time.
  ///
  /// - Parameter now: Seconds on the main loop's clock.
  /// - Returns: What was drawn.
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

  /// When the window has to be served next, if no event precedes it.
  ///
  /// - Parameter now: Seconds on the main loop's clock.
  /// - Returns: A time on that clock; infinite when only events count.
  func nextTime(at now: Double) -> Double {
    min(nextFrame(at: now), now + events.longestSleep(at: now))
  }

  private func nextFrame(at now: Double) -> Double {
    guard lifecycle.isVisible else { return .infinity }
    guard isDue(at: now) else { return loop.nextTimer ?? .infinity }
    return display.isReady ? pace.next : .infinity
  }

  /// - Returns: Whether pixels changed.
  private func drawFrame(at time: Double) -> Bool {
    let start = ProcessorClock.now
    // The window may be on another display than before.
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
