import Foundation

/// Has the user's defaults written, so that the application may end in any way.
///
/// Foundation writes them here when it is asked to only, and does not say when they change. The
/// keeper asks a second after the loop has woken for anything else, which reads and writes nothing
/// if nothing has changed. Nothing happens while the loop rests.
@MainActor
package final class DefaultsKeeper {
  private static let delay = 1.0
  /// The time in seconds by which a write may be early, so that it needs no wake-up beside that of
  /// the saved state.
  private static let tolerance = 0.1

  private let write: () -> Void
  /// The time of the next write, on the loop's clock; infinite while the loop rests.
  private(set) var deadline = TimeInterval.infinity

  /// - Parameter write: Writes what has changed; by default the standard defaults.
  init(write: @escaping () -> Void = { UserDefaults.standard.synchronize() }) {
    self.write = write
  }

  /// Writes when the deadline has passed; otherwise schedules a write for what may have changed.
  ///
  /// - Parameter time: The time at which the loop has nothing else to do.
  func rest(at time: TimeInterval) {
    if time >= deadline - DefaultsKeeper.tolerance {
      writeNow()
    } else if deadline == .infinity {
      deadline = time + DefaultsKeeper.delay
    }
  }

  /// Writes when the deadline has passed and the loop goes on working.
  func work(at time: TimeInterval) {
    if time >= deadline { writeNow() }
  }

  /// Writes what has changed.
  package func writeNow() {
    deadline = .infinity
    write()
  }
}
