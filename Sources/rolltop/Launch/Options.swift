import UIKit

/// The command-line options.
struct Options: Equatable {
  /// The program's task.
  enum Task: Equatable {
    /// Open a window.
    case run
    /// Write a snapshot of one screen to a file.
    case snapshot(file: String)
    /// Write snapshots of all screens into a directory.
    case snapshotAll(directory: String)
    /// Write a film to a file, controlled by a script or by the standard script.
    case film(file: String, script: String?)
    /// Scroll a screen offscreen, and print the cost of its frames.
    case benchScroll(Screen)
    /// Print the help.
    case help
  }

  /// The task; opening a window by default.
  var task = Task.run
  /// The screen to open; `nil` for the start screen.
  var screen: Screen?
  /// The size in points; the size of a phone by default.
  var size = CGSize(width: 390, height: 844)
  /// Whether the size is set on the command line, which overrides the window's stored size.
  var demandsSize = false
  /// Device pixels per point; `nil` for the desktop's scale, or for 1 in snapshots.
  var scale: CGFloat?
  /// Whether the appearance is always dark instead of the desktop's.
  var isDark = false
  /// The theme of tables; `nil` for the user's setting, or for the standard theme in snapshots.
  var theme: DemoTheme?
  /// Whether the overlay of frame costs is visible initially.
  var showsHUD = false
  /// Whether sample files, a fixed time and a fixed language are used, as in snapshots.
  var isFrozen = false
  /// The root of Files; `nil` for the home directory, or for sample files in snapshots.
  var root: String?
}

extension Options {
  /// The configuration of the window or snapshot.
  var configuration: LaunchConfiguration {
    var configuration = LaunchConfiguration(
      size: size,
      scale: scale,
      userInterfaceStyle: isDark ? .dark : .unspecified,
      title: "Rolltop",
      tableTheme: (theme ?? .standard).tableTheme
    )
    configuration.supportsMultipleScenes = screen == nil
    configuration.restoresWindowFrame = !demandsSize
    return configuration
  }
}
