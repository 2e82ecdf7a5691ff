import UIKitLists

extension UITableView {
  /// A finger went down on a row's reordering control.
  final func reorderControl(_ cell: UITableViewCell, began touch: UITouch) {
    touchTracker.cancel()
  }

  /// That finger moved.
  final func reorderControl(_ cell: UITableViewCell, moved touch: UITouch) {}

  /// That finger was lifted.
  final func reorderControl(_ cell: UITableViewCell, ended touch: UITouch) {}

  /// That finger was taken away.
  final func reorderControl(_ cell: UITableViewCell, cancelled touch: UITouch) {}
}
