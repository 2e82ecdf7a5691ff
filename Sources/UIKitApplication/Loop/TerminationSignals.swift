import Glibc

/// The pipe to which the signal handler writes; a handler may do nothing else.
///
/// The value is set before the handlers are installed and does not change while they are.
nonisolated(unsafe) private var signalDescriptor: Int32 = -1

/// Converts SIGINT, SIGTERM and SIGHUP to a readable descriptor, so that the program can terminate
/// normally.
///
/// Ignored signals stay ignored, as `nohup` and shells expect. A second signal of the same kind
/// kills the process immediately, in case the main thread hangs.
@MainActor
struct TerminationSignals {
  /// The reading end of a pipe, readable after a signal.
  let descriptor: Int32

  /// The handled signals: those that were not ignored.
  private let signals: [Int32]

  /// Installs the handlers; call it after the initialisation of SDL, which installs handlers, too.
  init() {
    var pipeEnds: [Int32] = [-1, -1]
    pipe(&pipeEnds)
    for end in pipeEnds {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = pipeEnds[0]
    signalDescriptor = pipeEnds[1]
    signals = [SIGINT, SIGTERM, SIGHUP].filter { !TerminationSignals.isIgnored($0) }
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        let reason = errno
        var mark: UInt8 = 1
        _ = write(signalDescriptor, &mark, 1)
        errno = reason
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Returns whether a signal has arrived since the previous call.
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
    // `SIG_IGN` is the address 1.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
