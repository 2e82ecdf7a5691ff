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
  /// The timeout in seconds from which on a sleep has no timeout.
  private static let forever = 1e6

  private let descriptors: [Int32]
  private let polls: Bool

  /// Creates a sleeper.
  ///
  /// - Parameters:
  ///   - descriptors: Descriptors to wait for; their owners read them after a wake-up.
  ///   - polls: Whether an event source other than the displays requires polling.
  init(descriptors: [Int32], polls: Bool) {
    self.descriptors = descriptors
    self.polls = polls
  }

  /// Sleeps, unless a display has events to handle.
  ///
  /// - Parameters:
  ///   - seconds: The timeout; infinite to wait until a descriptor is readable.
  ///   - events: The displays' event sources, which read their events after a wake-up.
  func sleep(seconds: Double, events: [any EventSource]) {
    var limit = max(0, seconds)
    var sources: [Int32] = []
    var hasSilentSource = false
    for source in events.map(\.descriptors) {
      if source.isEmpty { hasSilentSource = true }
      sources += source.filter { !sources.contains($0) }
    }
    if polls || hasSilentSource { limit = min(limit, Sleeper.pollingInterval) }
    var entries = (descriptors + sources).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(entries.count)
    var waiting: [any EventSource] = []
    defer { for source in waiting { source.endWait() } }
    for source in events {
      guard source.beginWait() else { return }
      waiting.append(source)
    }
    if limit < Sleeper.forever {
      // `ppoll` is used because the milliseconds of `poll` are too coarse: a frame that is one
      // millisecond late is visible.
      var timeout = timespec(tv_sec: Int(limit), tv_nsec: Int((limit - limit.rounded(.down)) * 1e9))
      ppoll(&entries, count, &timeout, nil)
    } else {
      ppoll(&entries, count, nil, nil)
    }
  }
}
