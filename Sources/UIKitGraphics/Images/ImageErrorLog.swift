internal import Foundation

/// Reports image files that cannot be read, once for each file.
final class ImageErrorLog: @unchecked Sendable {
  static let shared = ImageErrorLog()

  private let lock = NSLock()
  /// Guarded by the lock.
  private var paths: Set<String> = []

  /// Writes a line about a file to the standard error stream, unless one was written before.
  func report(_ path: String, _ error: ImageError) {
    let isNew = lock.withLock { paths.count < 10_000 && paths.insert(path).inserted }
    if isNew { StandardError.write(line: "\(path): \(error)") }
  }
}
