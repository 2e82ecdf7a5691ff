import Foundation

/// Saves the user defaults, so that the application can be terminated at any time.
///
/// Foundation on Linux saves them only on request and does not report changes. The saver therefore
/// saves one second after the loop has become idle; this does no work if no value has changed.
/// After that the loop sleeps without another save.
@MainActor
package final class DefaultsSaver {
  /// The time from the first idle loop to the save, in seconds.
  private static let delay = 1.0
  /// The time by which a save may be early, in seconds, so that it shares a wake-up with the save
  /// of the interface's state.
  private static let tolerance = 0.1

  private let write: () -> Void
  /// The time of the next save, on the loop's clock; infinite if none is scheduled.
  private(set) var deadline = TimeInterval.infinity

  /// Creates a saver.
  ///
  /// - Parameter write: Saves changed values; by default those of the standard defaults.
  init(write: @escaping () -> Void = { UserDefaults.standard.synchronize() }) {
    self.write = write
  }

  /// Saves if the deadline has passed or is near; otherwise schedules a save if none is scheduled.
  ///
  /// - Parameter time: The time at which the loop becomes idle.
  func loopWillSleep(at time: TimeInterval) {
    if time >= deadline - DefaultsSaver.tolerance {
      writeNow()
    } else if deadline == .infinity {
      deadline = time + DefaultsSaver.delay
    }
  }

  /// Saves if the deadline has passed, after events or a frame.
  func saveIfDue(at time: TimeInterval) {
    if time >= deadline { writeNow() }
  }

  /// Saves changed values.
  package func writeNow() {
    deadline = .infinity
    write()
  }
}
