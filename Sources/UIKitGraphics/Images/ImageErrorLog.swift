internal import Foundation

/// A log of image files that cannot be read, which reports each file once.
final class ImageErrorLog: @unchecked Sendable {
  static let shared = ImageErrorLog()

  private let lock = NSLock()
  /// The reported paths, guarded by the lock.
  private var paths: Set<String> = []

  /// Reports a file on the standard error stream unless it was reported before.
  func report(_ path: String, _ error: ImageError) {
    let isNew = lock.withLock { paths.count < 10_000 && paths.insert(path).inserted }
    if isNew { StandardError.write(line: "\(path): \(error)") }
  }
}
