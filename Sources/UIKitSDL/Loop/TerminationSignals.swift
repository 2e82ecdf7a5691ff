import Glibc

/// What the signal handler writes to; it may do nothing else.
///
/// It is set before the handlers are, and never changed while they are installed.
nonisolated(unsafe) private var signalDescriptor: Int32 = -1

/// Turns SIGINT, SIGTERM and SIGHUP into a readable descriptor, so that the program ends in order.
///
/// Those that were ignored stay ignored, as `nohup` and shells want it. A second signal of the
/// same kind ends the process at once, in case the first found it stuck.
@MainActor
struct TerminationSignals {
  /// The reading end of a pipe, readable when a signal came.
  let descriptor: Int32

  /// Those that were not ignored.
  private let signals: [Int32]

  /// Installs the handlers; SDL must be initialised, as it installs some of its own.
  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    signalDescriptor = ends[1]
    signals = [SIGINT, SIGTERM, SIGHUP].filter { !TerminationSignals.isIgnored($0) }
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        var mark: UInt8 = 1
        _ = write(signalDescriptor, &mark, 1)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Whether a signal came since the last call.
  func take() -> Bool {
    var mark: UInt8 = 0
    return read(descriptor, &mark, 1) > 0
  }

  /// Restores the default actions.
  func remove() {
    for signal in signals { Glibc.signal(signal, SIG_DFL) }
    close(signalDescriptor)
    close(descriptor)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // A handler is a function or a small number; SIG_IGN is 1.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
