import UIKit

/// What the command line asks for.
struct Options: Equatable {
  /// What to do with it.
  enum Task: Equatable {
    /// Open a window.
    case run
    /// Write a picture of one screen to a file.
    case snapshot(file: String)
    /// Write pictures of all screens into a directory.
    case snapshotAll(directory: String)
    /// Scroll a screen without a display, and print what its frames cost.
    case benchScroll(Screen)
    /// Explain the options.
    case help
  }

  /// What to do; open a window, unless told otherwise.
  var task = Task.run
  /// The screen to show first; `nil`: the opening list.
  var screen: Screen?
  /// Points; a telephone's, unless told otherwise.
  var size = CGSize(width: 390, height: 844)
  /// Device pixels per point; `nil`: the desktop's, and 1 in pictures.
  var scale: CGFloat?
  /// Whether the appearance is dark rather than the desktop's.
  var isDark = false
  /// The look of tables; `nil`: what the user chose, and the standard one in pictures.
  var look: Look?
  /// Whether the window begins with a read-out of frame costs.
  var showsHUD = false
  /// Where Files begins; `nil`: the home directory, and made-up files in pictures.
  var root: String?
}

extension Options {
  /// The window or picture that is asked for.
  var configuration: LaunchConfiguration {
    LaunchConfiguration(
      size: size,
      scale: scale,
      userInterfaceStyle: isDark ? .dark : .unspecified,
      title: "Rolltop",
      tableTheme: (look ?? .standard).theme
    )
  }
}
