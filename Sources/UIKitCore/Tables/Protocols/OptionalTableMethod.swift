import Foundation
import UIKitSupport

/// An optional method whose absence changes how the table behaves.
enum OptionalTableMethod: CaseIterable {
  case numberOfRows
  case rowHeight
  case estimatedRowHeight
  case commit
  case moveRow
  case accessoryType
}

/// A class that declares every optional method; only those that a subclass overrides count as
/// implemented.
@MainActor
protocol OptionalMethodBase: AnyObject {
  /// Whether the object's class overrides a method.
  func overrides(_ method: OptionalTableMethod) -> Bool
}

extension UITableViewDataSource {
  /// Whether the data source has `tableView(_:commit:forRowAt:)`.
  var implementsCommit: Bool {
    (self as? any OptionalMethodBase)?.overrides(.commit)
      ?? (_Commit.self != UnimplementedMethod.self)
  }

  /// Whether the data source has `tableView(_:moveRowAt:to:)`.
  var implementsMove: Bool {
    (self as? any OptionalMethodBase)?.overrides(.moveRow)
      ?? (_Move.self != UnimplementedMethod.self)
  }
}

extension UITableViewDelegate {
  /// Whether the delegate has `tableView(_:heightForRowAt:)`.
  var implementsRowHeight: Bool {
    (self as? any OptionalMethodBase)?.overrides(.rowHeight)
      ?? (_RowHeight.self != UnimplementedMethod.self)
  }

  /// Whether the delegate has `tableView(_:estimatedHeightForRowAt:)`.
  var implementsEstimatedRowHeight: Bool {
    (self as? any OptionalMethodBase)?.overrides(.estimatedRowHeight)
      ?? (_EstimatedRowHeight.self != UnimplementedMethod.self)
  }

  /// Whether the delegate has `tableView(_:accessoryTypeForRowWith:)`.
  var implementsAccessoryType: Bool {
    (self as? any OptionalMethodBase)?.overrides(.accessoryType)
      ?? (_RowAccessory.self != UnimplementedMethod.self)
  }

  /// The delegate's height of a row, in points; called only if it implements the method.
  func rowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    let answer: _RowHeight = self.tableView(tableView, heightForRowAt: indexPath)
    // A cast would look up both types on every call.
    if _RowHeight.self == CGFloat.self { return unsafeBitCast(answer, to: CGFloat.self) }
    guard let height = answer as? CGFloat else {
      misuse(
        "tableView(_:heightForRowAt:) of \(type(of: self)) returns \(type(of: answer)), not CGFloat"
      )
    }
    return height
  }

  /// The delegate's estimate of a row's height, in points; called only if it implements the
  /// method.
  func estimatedRowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    let answer: _EstimatedRowHeight = self.tableView(
      tableView,
      estimatedHeightForRowAt: indexPath
    )
    guard let height = answer as? CGFloat else {
      misuse(
        "tableView(_:estimatedHeightForRowAt:) of \(type(of: self)) returns "
          + "\(type(of: answer)), not CGFloat"
      )
    }
    return height
  }
}
