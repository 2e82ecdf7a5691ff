import UIKit

/// The environment of the screens: files, time and settings.
///
/// It is injected, so that pictures and tests can use a frozen one.
@MainActor
struct World {
  /// The source of directory listings.
  var fileSystem: any FileSystem
  /// The root of Files.
  var root: String
  /// A file for the picture of a file's metadata.
  var examplePath: String
  /// The present moment.
  var now: () -> Date
  /// The locale of dates.
  var locale: Locale
  /// The time zone of dates.
  var timeZone: TimeZone
  /// Whether the world is frozen: screens load synchronously, and clocks do not tick.
  var isStill: Bool
  /// The user's settings.
  var settings: Settings
  /// The cities of the world clock.
  var cities: ChosenCities
}

extension World {
  /// The environment of a running program.
  ///
  /// - Parameter root: The root of Files; `nil`: the home directory, else "/".
  /// - Returns: The world of a window.
  static func live(root: String?) -> World {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? ""
    let fallback = home.hasPrefix("/") ? home : "/"
    return World(
      fileSystem: LocalFileSystem(),
      root: absolute(root ?? fallback),
      examplePath: CommandLine.arguments.first.map(absolute) ?? "/",
      now: { Date() },
      locale: Locale(environment: environment) ?? .current,
      timeZone: .current,
      isStill: false,
      settings: Settings(),
      cities: ChosenCities(
        store: .standard(environment: environment, home: NSHomeDirectory())
      )
    )
  }

  /// A frozen environment in which the time never changes.
  ///
  /// - Parameter root: A real directory to show; `nil`: sample files.
  /// - Returns: The world of a picture.
  static func still(root: String? = nil) -> World {
    // 14 March 2026, 09:41:26 UTC
    let moment = Date(timeIntervalSince1970: 1_773_481_286)
    return World(
      fileSystem: root == nil ? SampleFileSystem(now: moment) : LocalFileSystem(),
      root: root.map(absolute) ?? SampleFileSystem.home,
      examplePath: root.map(absolute) ?? SampleFileSystem.exampleFile,
      now: { moment },
      locale: Locale(identifier: "en_GB"),
      timeZone: .gmt,
      isStill: true,
      settings: Settings(),
      cities: ChosenCities(store: nil)
    )
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
