import Foundation

/// Xlib's cache of the texts of dead keys and the Compose key.
///
/// Without such a folder it reads a text of 600 KB at each start, which takes a quarter of the time
/// until the first frame.
enum ComposeCache {
  /// The folder `rolltop/compose` in `$XDG_CACHE_HOME`, else in `~/.cache`; it is made if there is
  /// none.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: `nil` without X, where the user has such a folder already, and where none can be made.
  static func folder(environment: [String: String]) -> String? {
    func path(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard environment["DISPLAY"] != nil, environment["XCOMPOSECACHE"] == nil else { return nil }
    let home = path("HOME")
    if let home, access(home + "/.compose-cache", F_OK) == 0 { return nil }
    guard let caches = path("XDG_CACHE_HOME") ?? home.map({ $0 + "/.cache" }) else { return nil }
    let folder = caches + "/rolltop/compose"
    if access(folder, W_OK) == 0 { return folder }
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return made == nil ? nil : folder
  }
}
