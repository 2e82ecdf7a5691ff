import Foundation

/// A temporary folder, deleted with this object.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.path + "/rolltop-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The sorted names of the folder's entries.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
