import CPoll
import Glibc

/// The only blocking wait: until a descriptor is readable or a timeout expires.
///
/// `SDL_WaitEvent` is not used: it cannot wait for the main queue, and polls every
/// millisecond on drivers other than X11 and Wayland.
@MainActor
final class Sleeper {
  /// The polling interval, in seconds, if the display or the main queue has no descriptor.
  private static let pollingInterval = 0.02
  /// The timeout in seconds from which on there is none.
  private static let forever = 1e6

  private let descriptors: [Int32]
  private let events: any EventSource
  private let polls: Bool

  /// Creates a sleeper.
  ///
  /// - Parameters:
  ///   - descriptors: Descriptors to wait for; their owners read them after a wake-up.
  ///   - events: The display's events; their source reads them after a wake-up.
  ///   - polls: Whether something besides the display has to be polled.
  init(descriptors: [Int32], events: any EventSource, polls: Bool) {
    self.descriptors = descriptors
    self.events = events
    self.polls = polls
  }

  /// Sleeps.
  ///
  /// - Parameter seconds: The timeout; infinity waits until a descriptor is readable.
  func sleep(seconds: Double) {
    var limit = max(0, seconds)
    let sources = events.descriptors
    if polls || sources.isEmpty { limit = min(limit, Sleeper.pollingInterval) }
    var entries = (descriptors + sources).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(entries.count)
    if limit < Sleeper.forever {
      // `ppoll` rather than `poll`, whose milliseconds are too coarse: a frame that is one late is
      // visible.
      var timeout = timespec(tv_sec: Int(limit), tv_nsec: Int((limit - limit.rounded(.down)) * 1e9))
      ppoll(&entries, count, &timeout, nil)
    } else {
      ppoll(&entries, count, nil, nil)
    }
  }
}
