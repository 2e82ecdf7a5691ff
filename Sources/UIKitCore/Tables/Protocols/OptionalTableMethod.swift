import Foundation
import UIKitSupport

/// An optional method whose absence changes the behaviour of the table.
enum OptionalTableMethod: CaseIterable {
  case numberOfRows
  case rowHeight
  case estimatedRowHeight
  case commit
  case moveRow
  case accessoryType
}

/// A class that declares every optional method; only methods overridden by a subclass count as
/// implemented.
@MainActor
protocol OptionalMethodBase: AnyObject {
  /// Returns whether the object's class overrides a method.
  func overrides(_ method: OptionalTableMethod) -> Bool
}

/// Returns whether an object's class implements an optional method.
///
/// - Parameters:
///   - method: The method.
///   - type: The type of the method's result, which the compiler infers for each class.
///   - object: The object. It is cast only if its class declares the method, because a cast takes
///     up to a hundredth of the time of editing a row.
/// - Returns: Whether the class implements the method.
@MainActor
private func isImplemented(
  _ method: OptionalTableMethod,
  as type: Any.Type,
  by object: AnyObject
) -> Bool {
  type != UnimplementedMethod.self
    && (object as? any OptionalMethodBase)?.overrides(method) ?? true
}

extension UITableViewDataSource {
  /// Whether the data source implements `tableView(_:commit:forRowAt:)`.
  var implementsCommit: Bool {
    isImplemented(.commit, as: _Commit.self, by: self)
  }

  /// Whether the data source implements `tableView(_:moveRowAt:to:)`.
  var implementsMove: Bool {
    isImplemented(.moveRow, as: _Move.self, by: self)
  }
}

extension UITableViewDelegate {
  /// Whether the delegate implements `tableView(_:heightForRowAt:)`.
  var implementsRowHeight: Bool {
    isImplemented(.rowHeight, as: _RowHeight.self, by: self)
  }

  /// Whether the delegate implements `tableView(_:estimatedHeightForRowAt:)`.
  var implementsEstimatedRowHeight: Bool {
    isImplemented(.estimatedRowHeight, as: _EstimatedRowHeight.self, by: self)
  }

  /// Whether the delegate implements `tableView(_:accessoryTypeForRowWith:)`.
  var implementsAccessoryType: Bool {
    isImplemented(.accessoryType, as: _RowAccessory.self, by: self)
  }

  /// Returns the delegate's height of a row, in points; called only if the delegate implements the
  /// method.
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

  /// Returns the delegate's estimated height of a row, in points; called only if the delegate
  /// implements the method.
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
