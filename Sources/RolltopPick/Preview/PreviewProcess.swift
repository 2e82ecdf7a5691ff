import UIKit

/// A shell command that runs in the background while its output is collected.
final class PreviewProcess: @unchecked Sendable {
  private let process: pid_t
  private let output: Int32
  private let lock = NSLock()
  /// Whether the process was reaped, so that its ID may be reused.
  private var hasEnded = false

  /// The number of bytes of output after which reading stops.
  private static let maximumOutputSize = 16 << 20

  /// Starts a command.
  ///
  /// - Parameter command: The shell command.
  /// - Throws: `PickError` if it cannot be started.
  init(_ command: [UInt8]) throws(PickError) {
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else { throw Self.error() }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // A separate process group, so that all child processes of the command end with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(pipeEnds[1])
    }
    let arguments = [Array("sh".utf8), Array("-c".utf8), command].map(Self.cString)
    defer { arguments.forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(
      &identifier,
      "/bin/sh",
      &actions,
      &attributes,
      arguments + [nil],
      environ
    )
    guard code == 0 else {
      close(pipeEnds[0])
      errno = code
      throw Self.error()
    }
    process = identifier
    output = pipeEnds[0]
  }

  private static func error() -> PickError {
    PickError("the preview cannot be started: \(String(cString: strerror(errno)))")
  }

  /// Returns a copy of bytes, terminated by a zero byte, which the caller must free.
  private static func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
    }
  }

  /// Reads until the command ends; to be called once, on a thread that may block.
  ///
  /// - Returns: The output, possibly truncated.
  func readOutput() -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < Self.maximumOutputSize {
      let count = read(output, &block, block.count)
      if count > 0 {
        bytes += block[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    close(output)
    cancel()
    lock.withLock {
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      hasEnded = true
    }
    return bytes
  }

  /// Ends the command and its child processes; `readOutput()` returns shortly afterwards.
  func cancel() {
    lock.withLock {
      if !hasEnded { _ = kill(-process, SIGKILL) }
    }
  }
}
