/// The class of the available space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified; inherited from the container.
  case unspecified = 0
  /// Little space, as on a phone: lists fill the width, and a split view shows one column.
  case compact = 1
  /// Much space, as on a tablet.
  case regular = 2
}
