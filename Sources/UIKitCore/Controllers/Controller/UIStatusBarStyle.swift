/// The colours of a status bar.
///
/// Linux has no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Colours for the current light or dark appearance.
  case `default` = 0
  /// Light text on a dark background.
  case lightContent = 1
  /// Dark text on a light background.
  case darkContent = 3
}

/// The animation of a status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}
