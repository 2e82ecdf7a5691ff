import Foundation
package import UIKitCore
import UIKitSupport

/// The program's loop: events, main queue, timers and frames, with one wait for all of them.
///
/// During animation a frame is drawn for each refresh of the display. Otherwise the process sleeps
/// in the kernel until an event, work for the main queue, a signal, or the next timer.
@MainActor
package final class MainLoop {
  private let loop: FrameLoop
  private let display: any Display
  private let events: any EventSource
  private let clock = MonotonicClock()
  private let mainQueue = MainQueue()
  private let signals = TerminationSignals()
  private let sleeper: Sleeper
  private var pace: FramePace
  private let lifecycle: Lifecycle
  private let service = ServiceManager(environment: ProcessInfo.processInfo.environment)
  private var isEnding = false
  /// Saves the application's state after a pause in animation.
  package var stateKeeper: StateKeeper?

  /// Creates the loop, the display's event source, and the handlers of signals.
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
    sleeper = Sleeper(
      descriptors: [mainQueue.descriptor, signals.descriptor].compactMap { $0 },
      events: events,
      polls: mainQueue.descriptor == nil
    )
    pace = FramePace(
      interval: 1 / display.framesPerSecond,
      isPacedByDisplay: display.isPacedByDisplay
    )
  }

  /// Runs until `end()` is called, the window is closed, or a signal asks for the end.
  package func run() {
    while !isEnding { turn() }
    signals.remove()
    service.noteEnd()
  }

  /// Why the display could not be used any more; `nil` when the loop ended otherwise.
  package var failure: String? { events.failure }

  /// Ends the loop after the current turn.
  package func end() {
    isEnding = true
  }

  /// Handles pending work, and sleeps only when there was none.
  ///
  /// Events and frames may start timers and make Xlib read further events into its queue, which
  /// would not wake the wait; hence another turn follows any of them. A stream of events never
  /// delays a frame.
  private func turn() {
    loop.setTime(clock.now)
    let timer = mainQueue.serve() ?? .infinity
    let hasHandledEvents = events.handleEvents()
    if signals.take() || events.isClosed { end() }
    guard !isEnding else { return }
    display.follow(loop.screen)
    let now = clock.now
    service.signIfDue(at: now)
    let isDue = lifecycle.isVisible && (events.hasMoves || loop.isFrameDue(at: now))
    if isDue && now >= pace.next && display.isReady {
      loop.setTime(now)
      events.moveTouches(forFrameAt: now)
      // A blinking caret changes nothing that is saved.
      let isCosmetic = loop.isFrameCosmetic(at: now)
      pace.noteFrame(at: now, isPresented: drawFrame(at: now))
      if !isCosmetic { stateKeeper?.noteFrame(at: now) }
      service.noteFrame()
      events.finishTurn()
    } else if hasHandledEvents {
      events.finishTurn()
    } else {
      stateKeeper?.saveIfDue(at: now)
      let saving = stateKeeper?.deadline ?? .infinity
      let wake = min(nextFrame(isDue: isDue), saving, service.deadline)
      sleeper.sleep(seconds: min(timer, wake - now, events.longestSleep(at: now)))
    }
  }

  /// The time of the next frame; infinite when an event precedes it.
  private func nextFrame(isDue: Bool) -> Double {
    guard lifecycle.isVisible else { return .infinity }
    guard isDue else { return loop.nextTimer ?? .infinity }
    return display.isReady ? pace.next : .infinity
  }

  /// - Returns: Whether pixels changed.
  private func drawFrame(at time: Double) -> Bool {
    let start = ProcessorClock.now
    // The window may be on another display than before.
    loop.screen.refreshRate = max(1, display.framesPerSecond)
    pace.interval = 1 / loop.screen.refreshRate
    guard loop.runFrame(at: time) else {
      loop.noteUnchangedFrame(at: time)
      return false
    }
    loop.noteCost(ProcessorClock.now - start, at: time, interval: pace.interval)
    return true
  }
}
