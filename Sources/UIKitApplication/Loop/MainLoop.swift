import CMappedCode
import Foundation
import UIKitCore

/// The program's loop: events, main queue, timers and frames of all desktop windows, with a single
/// wait for all of them.
///
/// During animations the loop draws one frame per refresh of the display. Otherwise the process
/// sleeps in the kernel until an event, work for the main queue, a signal, or the next timer.
@MainActor
package final class MainLoop {
  /// The desktop windows, in the order in which they were opened.
  package private(set) var windows: [WindowLoop] = []
  private let clock = MonotonicClock()
  private let mainQueue = MainQueue()
  private let signals: TerminationSignals
  private let sleeper: Sleeper
  private let service = ServiceManager(environment: ProcessInfo.processInfo.environment)
  private var isEnding = false
  private var nextTurnWork: [() -> Void] = []
  private var codeReleases = CodeReleaseTimes()
  /// Saves the state of the first window after a pause in animation.
  package var stateSaver: StateSaver?
  /// Saves the user defaults shortly after work that may have changed them.
  package let defaults: DefaultsSaver
  /// Called after the user has closed a window that is not the last one; `windows` no longer
  /// contains the window.
  package var onClose: ((WindowLoop) -> Void)?

  /// Creates the loop and installs the signal handlers.
  ///
  /// - Parameters:
  ///   - window: The first desktop window.
  ///   - defaults: The saver of the user defaults; `nil` for one of the standard defaults.
  package init(_ window: WindowLoop, defaults: DefaultsSaver? = nil) {
    windows = [window]
    self.defaults = defaults ?? DefaultsSaver()
    signals = TerminationSignals()
    sleeper = Sleeper(
      descriptors: [mainQueue.descriptor, signals.descriptor].compactMap { $0 },
      polls: mainQueue.descriptor == nil
    )
  }

  /// Adds a desktop window, which takes part from the next turn on.
  package func add(_ window: WindowLoop) {
    window.loop.setTime(clock.now)
    windows.append(window)
  }

  /// Closes a window; closing the last one ends the loop.
  ///
  /// - Parameter window: One of `windows`.
  package func close(_ window: WindowLoop) {
    guard windows.count > 1 else { return end() }
    windows.removeAll { $0 === window }
    onClose?(window)
  }

  /// Performs work in the next turn, outside of events and frames.
  package func inNextTurn(_ work: @escaping () -> Void) {
    nextTurnWork.append(work)
  }

  /// Runs until `end()` is called, the last window is closed, the display is lost, or a termination
  /// signal arrives.
  package func run() {
    while !isEnding { turn() }
    signals.remove()
    service.reportEnd()
  }

  /// The reason why the display became unusable; `nil` if the loop ended for another reason.
  package var failure: String? { windows.lazy.compactMap(\.events.failure).first }

  /// Ends the loop after the current turn.
  package func end() {
    isEnding = true
  }

  /// Handles pending work, and sleeps only if there was none.
  ///
  /// Events and frames may start timers, or make Xlib read more events into its queue, which would
  /// not interrupt the wait. Another turn therefore follows any of them. A stream of events never
  /// delays a frame.
  private func turn() {
    let work = nextTurnWork
    nextTurnWork = []
    for block in work { block() }
    let start = clock.now
    for window in windows { window.loop.setTime(start) }
    let timer = mainQueue.serve() ?? .infinity
    var isBusy = false
    for window in windows where window.handleEvents(at: start) { isBusy = true }
    closeWindows()
    guard !isEnding else { return }
    let now = clock.now
    service.notifyWatchdogIfDue(at: now)
    for window in windows {
      let frame = window.drawIfDue(at: now)
      if frame == .none { continue }
      isBusy = true
      if frame == .full { stateSaver?.recordFrame(at: now) }
      service.reportReady()
    }
    if isBusy {
      for window in windows { window.events.finishTurn() }
      makeActiveCurrent()
      defaults.saveIfDue(at: now)
      codeReleases.recordWork(at: now)
    } else if nextTurnWork.isEmpty {
      stateSaver?.saveIfDue(at: now)
      defaults.loopWillSleep(at: now)
      service.reportReady()
      if codeReleases.takeIfDue(at: now) { mapped_code_release() }
      sleep(from: now, timer: timer)
    }
  }

  /// Ends the loop after a termination signal, when the last window is closed, or when the display
  /// is lost.
  private func closeWindows() {
    if signals.take() || failure != nil || windows.allSatisfy(\.events.isClosed) { return end() }
    for window in windows where window.events.isClosed { close(window) }
  }

  /// Makes the host of the active window the current one, for work of the main queue.
  private func makeActiveCurrent() {
    guard windows.count > 1 else { return }
    (windows.first { $0.lifecycle.isActive } ?? windows[0]).makeCurrent()
  }

  private func sleep(from now: Double, timer: Double) {
    let saving = stateSaver?.deadline ?? .infinity
    var wake = min(saving, service.deadline, defaults.deadline, codeReleases.deadline)
    for window in windows { wake = min(wake, window.nextTime(at: now)) }
    sleeper.sleep(seconds: min(timer, wake - now), events: windows.map(\.events))
  }
}
