import CPoll
import Glibc

/// The only blocking wait: until a descriptor is readable or a timeout expires.
///
/// `SDL_WaitEvent` is not used: it cannot wait for the main queue, and polls every
/// millisecond on drivers other than X11 and Wayland.
@MainActor
final class Sleeper {
  /// The polling interval, in seconds, for a display that cannot be waited for.
  private static let pollingInterval = 0.02
  /// The timeout in seconds from which on there is none.
  private static let forever = 1e6

  private let always: [Int32]
  private let display: DisplayConnection

  /// Creates a sleeper.
  ///
  /// - Parameters:
  ///   - always: Descriptors to wait for; their owners read them after a wake-up.
  ///   - display: The source of events.
  init(always: [Int32], display: DisplayConnection) {
    self.always = always
    self.display = display
  }

  /// Sleeps.
  ///
  /// - Parameter seconds: The timeout; infinity waits until a descriptor is readable.
  func sleep(seconds: Double) {
    var limit = max(0, seconds)
    let sources = display.descriptors
    if sources.isEmpty { limit = min(limit, Sleeper.pollingInterval) }
    var entries = (always + sources).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(entries.count)
    if limit < Sleeper.forever {
      // `ppoll` rather than `poll`, whose milliseconds are too coarse: a frame that is one late is
      // visible.
      var timeout = timespec(tv_sec: Int(limit), tv_nsec: Int((limit - limit.rounded(.down)) * 1e9))
      ppoll(&entries, count, &timeout, nil)
    } else {
      ppoll(&entries, count, nil, nil)
    }
    let readable = entries.dropFirst(always.count).filter { $0.revents != 0 }
    display.noteReadable(readable.map(\.fd))
  }
}
