/// Whether content lies on the window's ground or floats above it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified; the same as `base`.
  case unspecified = -1
  /// On the window's ground.
  case base = 0
  /// Above other content, as in a popover: dark backgrounds are lighter.
  case elevated = 1
}
