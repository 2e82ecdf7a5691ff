import Foundation

/// The host of windows and animations in a program that shows nothing, such as a library's test without
/// a stage.
///
/// The main queue drives it: while something moves or waits, a frame without pixels follows each
/// sixtieth of a second, so that animations end and call their completions. The time is that of the
/// frames; nothing runs at rest.
final class UnshownHost: WindowHost {
  private static let interval: TimeInterval = 1 / 60
  private var isScheduled = false

  override init(screen: UIScreen) {
    super.init(screen: screen)
    onNeedsFrame = { [weak self] in self?.schedule() }
  }

  override func timerWasAdded() { schedule() }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + UnshownHost.interval) { [weak self] in
      MainActor.assumeIsolated { self?.runFrame() }
    }
  }

  private func runFrame() {
    isScheduled = false
    // Frames of another host do not advance the time of views outside of windows.
    setTime(time + UnshownHost.interval)
    beginFrame()
    animator.advance(to: time)
    layoutUntilClean()
    if !isSettled { schedule() }
  }
}
