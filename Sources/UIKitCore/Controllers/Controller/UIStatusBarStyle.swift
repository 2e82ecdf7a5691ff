/// The colours of a status bar, which Linux does not have.
public enum UIStatusBarStyle: Int, Sendable {
  /// Depends on the appearance.
  case `default` = 0
  /// Light on dark.
  case lightContent = 1
  /// Dark on light.
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
