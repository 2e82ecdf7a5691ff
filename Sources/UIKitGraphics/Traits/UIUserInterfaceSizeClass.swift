/// The class of the space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified; inherited from the container.
  case unspecified = 0
  /// As on a phone: lists fill the width, and a split view shows one column.
  case compact = 1
  /// As on a tablet.
  case regular = 2
}
