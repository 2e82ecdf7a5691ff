import UIKitLists

extension UITableView {
  /// The animation of rows that are inserted, deleted or reloaded.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// In from, and out to, the right.
    case right = 1
    /// In from, and out to, the left.
    case left = 2
    /// In from, and out towards, the top.
    case top = 3
    /// In from, and out towards, the bottom.
    case bottom = 4
    /// At once; the neighbours slide.
    case none = 5
    /// Centred in the space that they take or leave.
    case middle = 6
    /// As the table view chooses: rows at the end of a section come from, and leave towards, the row
    /// above them, rows at its beginning the row below; all others fade.
    case automatic = 100
  }
}

extension UpdateAnimation {
  /// The animation that an application has set for an update.
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
