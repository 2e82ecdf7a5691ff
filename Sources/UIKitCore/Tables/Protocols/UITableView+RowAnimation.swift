import UIKitLists

extension UITableView {
  /// The animation of rows that are inserted, deleted or reloaded.
  public enum RowAnimation: Int, Sendable {
    /// Fades the rows in or out.
    case fade = 0
    /// Moves inserted rows in from the right and deleted rows out to the right.
    case right = 1
    /// Moves inserted rows in from the left and deleted rows out to the left.
    case left = 2
    /// Moves inserted rows in from the top and deleted rows out towards the top.
    case top = 3
    /// Moves inserted rows in from the bottom and deleted rows out towards the bottom.
    case bottom = 4
    /// Changes the rows without animation; only their neighbours slide.
    case none = 5
    /// Keeps the rows centred in the space that opens or closes.
    case middle = 6
    /// Chooses an animation by position: rows at the end of a section move from or towards the row
    /// above them, and rows at its beginning from or towards the row below. All others fade.
    case automatic = 100
  }
}

extension UpdateAnimation {
  /// Creates the animation specified by the application for an update.
  init(_ animation: UITableView.RowAnimation) {
    self =
      switch animation {
      case .fade: .fade
      case .right: .right
      case .left: .left
      case .top: .top
      case .bottom: .bottom
      case .none: .none
      case .middle: .middle
      case .automatic: .automatic
      }
  }
}
