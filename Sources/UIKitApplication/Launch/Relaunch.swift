import Foundation
import UIKitGraphics

/// Restarts the program in the same process, with the same arguments.
///
/// After the loss of a display, libraries remain in a state in which they cannot reconnect. A
/// restart works reliably, and the state file restores the screen.
package enum Relaunch {
  /// The interval between checks for a desktop, in seconds.
  package static let interval = 0.5

  /// Restarts the program; returns only if the system call fails.
  package static func start() {
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    // Signal handlers do not survive `exec`, but a signal mask does.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigprocmask(SIG_SETMASK, &signals, nil)
    execv("/proc/self/exe", arguments)
    StandardError.write(line: "cannot start again: \(String(cString: strerror(errno)))")
    for argument in arguments { free(argument) }
  }

  /// Calls a closure until it no longer fails for lack of a desktop.
  ///
  /// - Parameters:
  ///   - pause: A closure that sleeps between two attempts.
  ///   - open: A closure that opens a display.
  /// - Returns: The closure's result.
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
