import UIKit

/// Where the chosen cities are kept from one run to the next.
///
/// It is one file in a folder of the program's own. A program that is killed, or a
/// machine that loses power, leaves the old file or the new one, never a part of one.
struct CityStore: Sendable {
  /// An absolute path; the folder need not exist.
  let folder: String

  /// The file's name.
  static let fileName = "world-clock.json"
  /// Bytes; a list of all cities takes a third of it.
  static let longestFile = 65_536

  /// The file's path.
  var file: String { "\(folder)/\(Self.fileName)" }
}

extension CityStore {
  /// The user's own store: in `$XDG_DATA_HOME/rolltop`, else in `~/.local/share/rolltop`.
  ///
  /// - Parameters:
  ///   - environment: The process's variables; a relative path in them counts for
  ///     nothing, as the XDG base directory specification wants it.
  ///   - home: Where the user's home directory is when `HOME` does not say.
  /// - Returns: A store; nothing is read or written yet.
  static func standard(environment: [String: String], home: String) -> CityStore {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return CityStore(folder: "\(data)/rolltop")
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return CityStore(folder: "\(home)/.local/share/rolltop")
  }
}
