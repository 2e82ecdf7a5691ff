import UIKit

/// The persistent store of the selected cities.
///
/// It is one file in a folder of the program. Writes are atomic: after a crash or a loss of power
/// there is the old file or the new one.
struct CityStore: Sendable {
  /// An absolute path; the folder need not exist.
  let folder: String

  /// The file's name.
  static let fileName = "world-clock.json"
  /// The maximum size of the file in bytes; a list of all cities takes a third of it.
  static let longestFile = 65_536

  /// The path of the file that is locked while the store's is read and written.
  var lockFile: String { "\(folder)/.\(Self.fileName).lock" }
  /// The file's path.
  var file: String { "\(folder)/\(Self.fileName)" }
}

extension CityStore {
  /// The user's own store: in `$XDG_DATA_HOME/rolltop`, else in `~/.local/share/rolltop`.
  ///
  /// - Parameters:
  ///   - environment: The process's environment; relative paths in it are ignored, as the XDG base
  ///     directory specification requires.
  ///   - home: The user's home directory when `HOME` is not set.
  /// - Returns: A store; nothing is read or written yet.
  static func standard(environment: [String: String], home: String) -> CityStore {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return CityStore(folder: "\(data)/rolltop")
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return CityStore(folder: "\(home)/.local/share/rolltop")
  }
}
