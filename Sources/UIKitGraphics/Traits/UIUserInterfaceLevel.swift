/// The level of content: base or elevated above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified; treated as `base`.
  case unspecified = -1
  /// The base level of a window.
  case base = 0
  /// Above other content, such as in a popover; dark backgrounds are lighter.
  case elevated = 1
}
