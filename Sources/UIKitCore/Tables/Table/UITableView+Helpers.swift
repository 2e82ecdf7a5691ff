import Foundation
import UIKitGraphics

extension UITableView {
  /// Connects the helpers to the table; called by all initialisers.
  final func setUpTable() {
    alwaysBounceVertical = true
    tiler.tableView = self
    touchTracker.tableView = self
    session.tableView = self
    model.settings = layoutSettings
    updates.tableView = self
    focus.tableView = self
    reorder.tableView = self
    menu.attach(to: self)
    reuse.tableView = self
    editing.tableView = self
    swipes.attach(to: self)
    applyThemeBackground()
  }
}
