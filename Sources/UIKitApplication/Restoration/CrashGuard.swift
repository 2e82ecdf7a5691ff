import Glibc

/// Renames a file when the program crashes.
///
/// Handlers for fatal signals rename the file with async-signal-safe calls only, and then restore
/// the previous action for the signal, which occurs again. With glibc 2.41 or later, `abort()` on a
/// thread of Dispatch ends the program without a rename, because these threads block its signal;
/// fatal errors and traps are not affected.
@MainActor
enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Installs the handlers; only one file is guarded at a time.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - newPath: Its path after a crash.
  static func begin(renaming path: String, to newPath: String) {
    end()
    guardedPath = strdup(path)
    pathAfterCrash = strdup(newPath)
    // The handlers use a separate stack because they cannot run on one that has overflowed.
    var stack = stack_t()
    if sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 {
      let size = 65_536
      stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
      sigaltstack(&stack, nil)
    }
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, information, _ in
        recordCrash(signal, information)
      }
      action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
      sigaction(signal, &action, &previousActions[Int(signal)])
    }
  }

  /// Removes the handlers.
  static func end() {
    guard guardedPath != nil else { return }
    for signal in signals { sigaction(signal, &previousActions[Int(signal)], nil) }
    free(guardedPath)
    free(pathAfterCrash)
    guardedPath = nil
    pathAfterCrash = nil
  }
}

// The state of the handlers, which may neither lock nor allocate. The state is set before the
// handlers are installed and changed after they are removed.
nonisolated(unsafe) private var guardedPath: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var pathAfterCrash: UnsafeMutablePointer<CChar>?
/// The actions before the installation, indexed by signal numbers, which are 1 to 64.
nonisolated(unsafe) private let previousActions = UnsafeMutablePointer<sigaction>.allocate(
  capacity: 65
)

private func recordCrash(_ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?) {
  if let guardedPath, let pathAfterCrash { rename(guardedPath, pathAfterCrash) }
  sigaction(signal, &previousActions[Int(signal)], nil)
  // A processor fault recurs on its own; a signal sent by a process has to be raised again.
  if (information?.pointee.si_code ?? 0) <= 0 { raise(signal) }
}
