import CPoll
import Glibc

/// The one blocking wait: until a descriptor is readable or a time has passed.
///
/// `SDL_WaitEvent` is not used: it cannot wait for the main queue, and polls every
/// millisecond on drivers other than X11 and Wayland.
@MainActor
final class Sleeper {
  /// Seconds between looks at a display that cannot be waited for.
  private static let pollingInterval = 0.02
  /// Seconds from which on no time is set.
  private static let forever = 1e6

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
    let count = nfds_t(entries.count)
    if limit < Sleeper.forever {
      // Not `poll`, which counts milliseconds: a frame that is one late can be seen.
      var timeout = timespec(tv_sec: Int(limit), tv_nsec: Int((limit - limit.rounded(.down)) * 1e9))
      ppoll(&entries, count, &timeout, nil)
    } else {
      ppoll(&entries, count, nil, nil)
    }
    let readable = entries.dropFirst(always.count).filter { $0.revents != 0 }
    display.noteReadable(readable.map(\.fd))
  }
}
