import Foundation
import UIKitGraphics

/// Starts the program anew in the same process, with the same arguments.
///
/// A display that has gone away leaves libraries behind that cannot connect again; a new start is
/// what surely works, and the state file shows what was on the screen.
package enum Relaunch {
  /// Seconds between two looks whether there is a desktop.
  package static let interval = 0.5

  /// Starts anew; returns only when the system refuses.
  package static func start() {
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    // Handlers of signals do not survive, but a mask does.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigprocmask(SIG_SETMASK, &signals, nil)
    execv("/proc/self/exe", arguments)
    StandardError.write(line: "cannot start again: \(String(cString: strerror(errno)))")
    for argument in arguments { free(argument) }
  }

  /// Calls a closure until it does not fail because no desktop answers.
  ///
  /// - Parameters:
  ///   - pause: Sleeps between two calls.
  ///   - open: Opens a display.
  /// - Returns: What the closure returned.
  /// - Throws: Any other error of the closure.
  package static func waitForDesktop<Opened>(
    pause: () -> Void = { usleep(UInt32(interval * 1e6)) },
    _ open: () throws -> Opened
  ) throws -> Opened {
    while true {
      do {
        return try open()
      } catch LaunchFailure.noDesktop {
        pause()
      }
    }
  }
}
