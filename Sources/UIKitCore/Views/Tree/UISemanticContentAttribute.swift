/// The direction in which a user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft = 1
}

/// The meaning of a view's content, as far as it matters for mirroring its layout.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the interface holds.
  case unspecified = 0
  /// Controls of playback, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction of views with this attribute, in an interface of some direction.
  func direction(in interface: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
