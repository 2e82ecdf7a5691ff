import UIKit

/// The persistent store of the selected cities.
///
/// The store is one file in the program's folder. Writes are atomic: after a crash or a power
/// failure, the file has either the old or the new content.
struct CityStore: Sendable {
  /// The absolute path of the folder, which need not exist.
  let folder: String

  /// The file's name.
  static let fileName = "world-clock.json"
  /// The maximum size of the file in bytes; a list of all cities uses a third of it.
  static let maximumFileSize = 65_536

  /// The path of the file that is locked while the store's file is read and written.
  var lockFile: String { "\(folder)/.\(Self.fileName).lock" }
  /// The file's path.
  var file: String { "\(folder)/\(Self.fileName)" }
}

extension CityStore {
  /// Returns the user's store: in `$XDG_DATA_HOME/rolltop`, or else in `~/.local/share/rolltop`.
  ///
  /// - Parameters:
  ///   - environment: The process's environment; relative paths in it are ignored, as the XDG Base
  ///     Directory Specification requires.
  ///   - home: The user's home directory if `HOME` is not set.
  /// - Returns: A store, without access to the file so far.
  static func standard(environment: [String: String], home: String) -> CityStore {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return CityStore(folder: "\(data)/rolltop")
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return CityStore(folder: "\(home)/.local/share/rolltop")
  }
}
