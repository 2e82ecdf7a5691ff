import UIKit
import UIKitTesting

extension Stage {
  /// Taps the centre of a row.
  func tapRow(_ row: Int, section: Int = 0, of tableView: UITableView) {
    let rect = tableView.rectForRow(at: IndexPath(row: row, section: section))
    tap(at: tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    settle()
  }

  /// Drags the centre of a row horizontally by a distance in points, to the left if it is negative.
  func swipeRow(_ row: Int, section: Int = 0, of tableView: UITableView, by distance: CGFloat) {
    let rect = tableView.rectForRow(at: IndexPath(row: row, section: section))
    let start = tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.2, hold: 0.2)
    settle()
  }
}

extension UITableView {
  /// The texts of the visible rows, from top to bottom; empty for rows without text.
  var visibleTexts: [String] {
    (indexPathsForVisibleRows ?? []).map { cellForRow(at: $0)?.textLabel?.text ?? "" }
  }
}
