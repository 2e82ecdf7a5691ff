/// The form in which a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window; the presenting view is removed meanwhile.
  case fullScreen = 0
  /// A card in front of the dimmed presenting view: in wide windows in their
  /// middle, in narrow ones up to their bottom edge.
  case pageSheet = 1
  /// In wide windows a card of 540 × 620 points in their middle, in narrow ones a page sheet.
  case formSheet = 2
  /// The same as `.fullScreen`: the context is always the window.
  case currentContext = 3
  /// The presenting view stays behind; the `transitioningDelegate` chooses who animates, and what
  /// surrounds the controller.
  case custom = 4
  /// The whole window; the presenting view stays behind.
  case overFullScreen = 5
  /// The same as `.overFullScreen`: the context is always the window.
  case overCurrentContext = 6
  /// In wide windows a card that points to its anchor; in narrow ones as its delegate determines.
  case popover = 7
  /// As an answer of a delegate: the style stays as it is; otherwise the same as `.pageSheet`.
  case none = -1
  /// The same as `.pageSheet`.
  case automatic = -2
}

/// The transition of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge.
  case coverVertical = 0
  /// Fades in.
  case crossDissolve = 2
}
