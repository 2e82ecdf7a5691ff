/// The clockwise rotation of the content on a console's screen, in degrees.
///
/// Rotations are for panels mounted in portrait orientation or upside down. Desktop windows are
/// never rotated.
public enum ScreenRotation: Int, Sendable, CaseIterable {
  /// No rotation.
  case none = 0
  /// A clockwise rotation by 90°.
  case right = 90
  /// A rotation by 180°.
  case half = 180
  /// A counterclockwise rotation by 90°.
  case left = 270
}
