import Foundation
import UIKitCore
import UIKitSupport

/// The program's loop: events, main queue, timers and frames, with one wait for all of them.
///
/// During animation a frame is drawn for each refresh of the display. Otherwise the process sleeps
/// in the kernel until an event, work for the main queue, a signal, or the next timer.
@MainActor
final class MainLoop {
  private let loop: FrameLoop
  private let window: DesktopWindow
  private let translator: EventTranslator
  private let clock = MonotonicClock()
  private let mainQueue = MainQueue()
  private let signals = TerminationSignals()
  private let sleeper: Sleeper
  private var pace: FramePace
  private let lifecycle: Lifecycle
  private var isEnding = false
  /// Saves the application's state after a pause in animation.
  var stateKeeper: StateKeeper?

  init(loop: FrameLoop, window: DesktopWindow, driver: VideoDriver, lifecycle: Lifecycle) {
    self.loop = loop
    self.window = window
    self.lifecycle = lifecycle
    translator = EventTranslator(loop: loop, window: window, lifecycle: lifecycle)
    sleeper = Sleeper(
      descriptors: [mainQueue.descriptor, signals.descriptor].compactMap { $0 },
      display: DisplayConnection(window: window, driver: driver),
      polls: mainQueue.descriptor == nil
    )
    pace = FramePace(
      interval: 1 / window.framesPerSecond,
      isPacedByDisplay: window.isPacedByDisplay
    )
  }

  /// Runs until `end()` is called, the window is closed, or a signal asks for the end.
  func run() {
    while !isEnding { turn() }
    signals.remove()
  }

  /// Ends the loop after the current turn.
  func end() {
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
    let hasHandledEvents = translator.handleEvents()
    if signals.take() || translator.isClosed { end() }
    guard !isEnding else { return }
    window.follow(loop.screen)
    let now = clock.now
    let isDue = lifecycle.isVisible && loop.isFrameDue(at: now)
    if isDue && now >= pace.next {
      // A blinking caret changes nothing that is saved.
      let isCosmetic = loop.isFrameCosmetic(at: now)
      pace.noteFrame(at: now, isPresented: drawFrame(at: now))
      if !isCosmetic { stateKeeper?.noteFrame(at: now) }
      translator.textInput.follow()
    } else if hasHandledEvents {
      translator.textInput.follow()
    } else {
      stateKeeper?.saveIfDue(at: now)
      let frame = isDue ? pace.next : lifecycle.isVisible ? loop.nextTimer ?? .infinity : .infinity
      let wake = min(frame, stateKeeper?.deadline ?? .infinity)
      sleeper.sleep(seconds: min(timer, wake - now, translator.inputMethodDelay(at: now)))
    }
  }

  /// - Returns: Whether pixels changed.
  private func drawFrame(at time: Double) -> Bool {
    let start = ProcessorClock.now
    guard loop.runFrame(at: time) else { return false }
    loop.noteCost(
      ProcessorClock.now - start,
      at: time,
      interval: 1 / max(1, window.framesPerSecond)
    )
    return true
  }
}
