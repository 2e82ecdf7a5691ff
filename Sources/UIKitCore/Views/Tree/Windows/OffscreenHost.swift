import Foundation

/// The host of windows and animations in a program without a display, such as a library's test
/// without a stage.
///
/// The main queue drives the host: while something is moving or waiting, a frame without pixels
/// runs each sixtieth of a second, so that animations end and call their completion handlers. The
/// time is that of the frames; nothing runs at rest.
final class OffscreenHost: WindowHost {
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
    DispatchQueue.main.asyncAfter(deadline: .now() + OffscreenHost.interval) { [weak self] in
      MainActor.assumeIsolated { self?.runFrame() }
    }
  }

  private func runFrame() {
    isScheduled = false
    // Frames of a different host do not advance the time of views outside of windows.
    setTime(time + OffscreenHost.interval)
    beginFrame()
    animator.advance(to: time)
    layoutUntilClean()
    endLayout()
    if !isSettled { schedule() }
  }
}
