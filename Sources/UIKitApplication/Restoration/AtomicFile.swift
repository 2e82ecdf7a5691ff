import Foundation

/// Replaces a file atomically: writes a temporary file beside it, syncs it to the disk, and renames
/// it.
struct AtomicFile {
  /// A failed system call.
  struct Failure: Error, CustomStringConvertible {
    let call: String
    /// The value of `errno`.
    let code: Int32

    var description: String { "\(call): \(String(cString: strerror(code)))" }
  }

  let url: URL

  /// Writes the file, readable only by its owner, and creates missing folders.
  func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let temporaryPath = folder.appendingPathComponent(
      temporaryPrefix + "\(ProcessInfo.processInfo.processIdentifier)"
    ).path
    unlink(temporaryPath)
    do {
      try writeAll(data, to: temporaryPath)
      try check("rename", rename(temporaryPath, url.path))
    } catch {
      unlink(temporaryPath)
      throw error
    }
    // The rename must survive a power failure, too; errors are ignored because some file systems
    // cannot sync folders.
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Removes the temporary files of processes that no longer exist.
  func removeLeftovers() {
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
      guard let processID = Int32(name.dropFirst(temporaryPrefix.count)), processID > 0,
        kill(processID, 0) < 0, errno == ESRCH
      else { continue }
      unlink(folder + "/" + name)
    }
  }

  /// The prefix of temporary names, before the ID of the writing process.
  private var temporaryPrefix: String { ".\(url.lastPathComponent)." }

  private func writeAll(_ data: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try check("open", descriptor)
    defer { close(descriptor) }
    var remaining = data[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      try check("write", Int32(clamping: count))
      remaining = remaining.dropFirst(count)
    }
    try check("fsync", fsync(descriptor))
  }

  private func check(_ call: String, _ result: Int32) throws {
    if result < 0 { throw Failure(call: call, code: errno) }
  }
}

extension Error {
  /// The message for the failed system call, whose error Foundation wraps at least once; the
  /// error's description if no system call failed.
  var systemReason: String {
    if let failure = self as? AtomicFile.Failure { return failure.description }
    var error = self as NSError
    while let underlyingError = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = underlyingError as NSError
    }
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(clamping: error.code)))
  }
}
