/// The animation of rows and sections that appear and disappear in an update.
package enum UpdateAnimation: Hashable, CaseIterable, Sendable {
  /// Fades the rows in or out.
  case fade
  /// Moves inserted rows in from the right and deleted rows out to the right.
  case right
  /// Moves inserted rows in from the left and deleted rows out to the left.
  case left
  /// Moves inserted rows in from the top and deleted rows out towards the top.
  case top
  /// Moves inserted rows in from the bottom and deleted rows out towards the bottom.
  case bottom
  /// Changes the rows without animation.
  case none
  /// Keeps the rows centred in the space that opens or closes.
  case middle
  /// Lets the table view choose the animation.
  case automatic
}
