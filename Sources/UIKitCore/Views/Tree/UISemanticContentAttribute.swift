/// The direction of a user interface's layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft = 1
}

/// The meaning of a view's content, which determines whether its layout is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls for directions in space, which are never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of views with this attribute in an interface with a given
  /// direction.
  func direction(in interface: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
