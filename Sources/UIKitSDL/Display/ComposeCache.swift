import Foundation

/// Xlib's cache of compose sequences, those of dead keys and the Compose key.
///
/// Without a cache folder, Xlib parses a file of 600 KB at each launch, which takes a quarter of
/// the time until the first frame.
enum ComposeCache {
  /// Returns the folder `rolltop/compose` in `$XDG_CACHE_HOME`, or else in `~/.cache`; creates it
  /// if necessary.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The folder; `nil` without X11, if the user already has a cache folder, and if none
  ///   can be created.
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
    let created: Void? = try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return created == nil ? nil : folder
  }
}
