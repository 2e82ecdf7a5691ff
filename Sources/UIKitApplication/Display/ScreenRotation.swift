/// By how many degrees the content of a console's screen is turned clockwise.
///
/// For panels that are mounted upright or upside down. A window on a desktop is never turned.
public enum ScreenRotation: Int, Sendable, CaseIterable {
  /// Not turned.
  case none = 0
  /// A quarter clockwise.
  case right = 90
  /// Upside down.
  case half = 180
  /// A quarter counterclockwise.
  case left = 270
}
