/// The animation of rows and sections that appear and disappear in an update.
package enum UpdateAnimation: Hashable, CaseIterable, Sendable {
  /// By fading.
  case fade
  /// In from, and out to, the right.
  case right
  /// In from, and out to, the left.
  case left
  /// In from, and out towards, the top.
  case top
  /// In from, and out towards, the bottom.
  case bottom
  /// At once.
  case none
  /// Centred in the space that the row takes or leaves.
  case middle
  /// As the table view chooses.
  case automatic
}
