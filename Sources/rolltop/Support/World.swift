import UIKit

/// What the screens know of the machine they run on.
///
/// The screens get it from outside, so that pictures and tests can show a world
/// that stands still.
@MainActor
struct World {
  /// Where directories come from.
  var fileSystem: any FileSystem
  /// Where Files begins.
  var root: String
  /// A file for the picture of a file's facts.
  var examplePath: String
  /// The present moment.
  var now: () -> Date
  /// How dates are written.
  var locale: Locale
  /// The time zone of dates.
  var timeZone: TimeZone
  /// Whether screens load at once rather than in the background, and clocks do not tick.
  var isStill: Bool
  /// What the user chose.
  var settings: Settings
  /// The cities of the world clock.
  var cities: ChosenCities
}

extension World {
  /// The machine as it is.
  ///
  /// - Parameter root: Where Files begins; `nil`: the home directory, else "/".
  /// - Returns: The world of a window.
  static func live(root: String?) -> World {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    let fallback = home.hasPrefix("/") ? home : "/"
    return World(
      fileSystem: LocalFileSystem(),
      root: absolute(root ?? fallback),
      examplePath: CommandLine.arguments.first.map(absolute) ?? "/",
      now: { Date() },
      locale: .current,
      timeZone: .current,
      isStill: false,
      settings: Settings(),
      cities: ChosenCities(
        store: .standard(
          environment: ProcessInfo.processInfo.environment,
          home: NSHomeDirectory()
        )
      )
    )
  }

  /// A world in which it is always the same moment.
  ///
  /// - Parameter root: A real directory to show; `nil`: made-up files.
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
