import Foundation
import UIKitTesting

@testable import UIKitCore

/// Callbacks for rows.
extension TableMixture {
  /// Returns the data source's item at an index path.
  ///
  /// Records an error if the row does not exist.
  func item(_ path: IndexPath, _ request: String) -> Int? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      // A table with a pending load still shows the old rows.
      if table.hasOtherDataSource { return nil }
      invalidRequests.append("\(request) asked for \(path)")
      log.append("\(request) asked for \(path)")
      return nil
    }
    return rows[path.section][path.row]
  }

  /// Records a query about a section that does not exist.
  func checkSection(_ section: Int, _ request: String) {
    guard !rows.indices.contains(section), !table.hasOtherDataSource else { return }
    invalidRequests.append("\(request) asked for section \(section)")
    log.append("\(request) asked for section \(section)")
  }

  /// Returns the height of an item's row in points: zero, or enough for an info button.
  func height(ofItem item: Int) -> CGFloat {
    item % 11 == 0 ? 0 : CGFloat(32 + (item + heightShift) * 7 % 5 * 12)
  }

  /// Returns the delegate's height of a row.
  func requestedHeight(_ path: IndexPath) -> CGFloat {
    let height: CGFloat = item(path, "height").map { self.height(ofItem: $0) } ?? 44
    called(.height)
    return height
  }

  /// Returns the swipe actions of a row.
  func actions(_ path: IndexPath, _ side: String) -> UISwipeActionsConfiguration? {
    guard let item = item(path, side), item % 3 == 1 else { return nil }
    let action = UIContextualAction(style: .normal, title: "Do") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.called(.action)
      if self.generator.once(in: 2) { done(true) }
    }
    return UISwipeActionsConfiguration(actions: item % 2 == 0 ? [action] : [])
  }

  // MARK: Pairs

  /// Records that a view is displayed.
  func willDisplay(_ view: UIView) {
    if !displayed.insert(ObjectIdentifier(view)).inserted, !losesDelegate {
      invalidRequests.append("\(type(of: view)) displayed twice")
    }
  }

  /// Records that a view is no longer displayed.
  func didEnd(_ view: UIView) {
    if displayed.remove(ObjectIdentifier(view)) == nil, !losesDelegate {
      invalidRequests.append("\(type(of: view)) ended twice")
    }
  }
}
