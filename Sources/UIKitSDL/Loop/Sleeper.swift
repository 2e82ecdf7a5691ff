import Glibc

/// The one blocking wait: until a descriptor is readable or a time has passed.
///
/// `SDL_WaitEvent` is not used: it cannot wait for the main queue, and polls every
/// millisecond on drivers other than X11 and Wayland.
@MainActor
final class Sleeper {
  /// Seconds between looks at a display that cannot be waited for.
  private static let pollingInterval = 0.02

  private let always: [Int32]
  private let display: DisplayConnection

  /// Creates a wait.
  ///
  /// - Parameters:
  ///   - always: Descriptors to wait for; whoever wakes up reads them.
  ///   - display: Where events come from.
  init(always: [Int32], display: DisplayConnection) {
    self.always = always
    self.display = display
  }

  /// Sleeps.
  ///
  /// - Parameter seconds: At most so long; infinity: until a descriptor is readable.
  func sleep(seconds: Double) {
    var limit = max(0, seconds)
    let sources = display.descriptors
    if sources.isEmpty { limit = min(limit, Sleeper.pollingInterval) }
    var entries = (always + sources).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // `poll` counts milliseconds; what is left of one is slept for on its own, as a
    // frame that is a millisecond late can be seen.
    let milliseconds = limit < 1e6 ? Int32(limit * 1000) : -1
    if poll(&entries, nfds_t(entries.count), milliseconds) == 0 {
      var rest = timespec(tv_sec: 0, tv_nsec: Int((limit * 1000 - Double(milliseconds)) * 1e6))
      if rest.tv_nsec > 0 { nanosleep(&rest, nil) }
    }
    let readable = entries.dropFirst(always.count).filter { $0.revents != 0 }
    display.noteReadable(readable.map(\.fd))
  }
}
