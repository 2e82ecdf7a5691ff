import UIKit

/// The command-line options.
struct Options: Equatable {
  /// The program's task.
  enum Task: Equatable {
    /// Open a window.
    case run
    /// Write a picture of one screen to a file.
    case snapshot(file: String)
    /// Write pictures of all screens into a directory.
    case snapshotAll(directory: String)
    /// Write a film of what a script does, or of the standard one, to a file.
    case film(file: String, script: String?)
    /// Scroll a screen offscreen, and print the cost of its frames.
    case benchScroll(Screen)
    /// Explain the options.
    case help
  }

  /// The task; opening a window by default.
  var task = Task.run
  /// The screen to open; `nil`: the start screen.
  var screen: Screen?
  /// The size in points; that of a phone by default.
  var size = CGSize(width: 390, height: 844)
  /// Whether the size is that of the command line, whatever the window had in the last run.
  var demandsSize = false
  /// Device pixels per point; `nil`: the desktop's scale, and 1 in pictures.
  var scale: CGFloat?
  /// Whether the appearance is always dark rather than the desktop's.
  var isDark = false
  /// The look of tables; `nil`: the user's setting, and the standard one in pictures.
  var look: Look?
  /// Whether the display of frame costs is shown initially.
  var showsHUD = false
  /// Whether files, time and language are made up and stand still, as in pictures.
  var isStill = false
  /// The root of Files; `nil`: the home directory, and sample files in pictures.
  var root: String?
}

extension Options {
  /// The configuration of the window or picture.
  var configuration: LaunchConfiguration {
    var configuration = LaunchConfiguration(
      size: size,
      scale: scale,
      userInterfaceStyle: isDark ? .dark : .unspecified,
      title: "Rolltop",
      tableTheme: (look ?? .standard).theme
    )
    configuration.supportsMultipleScenes = screen == nil
    configuration.keepsWindowPlace = !demandsSize
    return configuration
  }
}
