import UIKit

/// The environment of the screens: files, time and settings.
///
/// The environment is injected, so that snapshots and tests can use a frozen one.
@MainActor
struct World {
  /// The source of directory listings.
  var fileSystem: any FileSystem
  /// The directory in which Files begins, an absolute path.
  var root: String
  /// The file whose metadata appears in a snapshot.
  var examplePath: String
  /// Returns the current date.
  var now: () -> Date
  /// The locale of dates.
  var locale: Locale
  /// The time zone of dates.
  var timeZone: TimeZone
  /// Whether the world is frozen: screens load synchronously, and clocks do not tick.
  var isFrozen: Bool
  /// The user's settings.
  var settings: Settings
  /// The cities of the world clock, shared by all windows.
  var cities: SelectedCities
  /// The number of rows of individual heights; tests that open the list often use fewer.
  var varyingRowCount = 1_000_000
}

extension World {
  /// Creates the environment of a running program.
  ///
  /// - Parameter root: The root of Files; `nil` for the home directory, or "/" without one.
  /// - Returns: The world of a window.
  static func live(root: String?) -> World {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? ""
    let defaultRoot = home.hasPrefix("/") ? home : "/"
    return World(
      fileSystem: LocalFileSystem(),
      root: absolutePath(root ?? defaultRoot),
      examplePath: CommandLine.arguments.first.map(absolutePath) ?? "/",
      now: { Date() },
      locale: Locale(environment: environment) ?? .current,
      timeZone: .current,
      isFrozen: false,
      settings: Settings(),
      cities: SelectedCities(
        store: .standard(environment: environment, home: NSHomeDirectory())
      )
    )
  }

  /// Creates a frozen environment in which the time never changes.
  ///
  /// - Parameter root: A real directory; `nil` for sample files.
  /// - Returns: The world of a snapshot.
  static func still(root: String? = nil) -> World {
    // 14 March 2026, 09:41:26 UTC
    let moment = Date(timeIntervalSince1970: 1_773_481_286)
    return World(
      fileSystem: root == nil ? SampleFileSystem(now: moment) : LocalFileSystem(),
      root: root.map(absolutePath) ?? SampleFileSystem.home,
      examplePath: root.map(absolutePath) ?? SampleFileSystem.exampleFile,
      now: { moment },
      locale: Locale(identifier: "en_GB"),
      timeZone: .gmt,
      isFrozen: true,
      settings: Settings(),
      cities: SelectedCities(store: nil)
    )
  }

  private static func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
