/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified; inherited from the container, light by default.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}
