/// The style in which a presented controller covers its presenting controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window. The presenting view is out of the window during the presentation.
  case fullScreen = 0
  /// A card in front of the dimmed presenting view: centred in wide windows, and extending to the
  /// bottom edge in narrow ones.
  case pageSheet = 1
  /// A centred card of 540 × 620 points in wide windows; a page sheet in narrow ones.
  case formSheet = 2
  /// Equivalent to `.fullScreen`, because the context is always the window.
  case currentContext = 3
  /// A custom presentation in front of the presenting view. The `transitioningDelegate` provides
  /// the animators and the presentation controller.
  case custom = 4
  /// Covers the window. The presenting view stays behind.
  case overFullScreen = 5
  /// Equivalent to `.overFullScreen`, because the context is always the window.
  case overCurrentContext = 6
  /// A card that points to its anchor in wide windows; the style chosen by the delegate in narrow
  /// ones.
  case popover = 7
  /// As the result of a delegate method, keeps the current style; otherwise equivalent to
  /// `.pageSheet`.
  case none = -1
  /// Equivalent to `.pageSheet`.
  case automatic = -2
}

/// The built-in transition of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Fades in.
  case crossDissolve = 2
}
