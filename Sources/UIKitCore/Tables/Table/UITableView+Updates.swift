public import Foundation
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Adds a change of rows to the current update, which is applied at once outside of a batch.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows.
  ///   - animation: The animation of the change.
  ///   - verb: The change as a past participle, for the message about an invalid index path.
  ///   - record: Records the change of one row in the batch.
  final func change(
    _ indexPaths: [IndexPath],
    _ animation: RowAnimation,
    verb: String,
    _ record: (inout UpdateBatch, RowPosition, UpdateAnimation) -> Void
  ) {
    let positions = indexPaths.map { requireRowPath($0, verb: verb) }
    updates.add { batch in
      for position in positions { record(&batch, position, UpdateAnimation(animation)) }
    }
  }

  /// Adds a change of sections, like that of rows.
  final func change(
    _ sections: IndexSet,
    _ animation: RowAnimation,
    _ record: (inout UpdateBatch, Int, UpdateAnimation) -> Void
  ) {
    updates.add { batch in
      for section in sections { record(&batch, section, UpdateAnimation(animation)) }
    }
  }

  /// Moves a row.
  final func recordMove(of indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (source, destination) = (
      requireRowPath(indexPath, verb: "moved"), requireRowPath(newIndexPath, verb: "moved")
    )
    updates.add { $0.moveRow(from: source, to: destination) }
  }

  /// Returns the position of an index path, whether or not the row exists; stops the program unless
  /// the index path has two elements.
  final func requireRowPath(_ indexPath: IndexPath, verb: String) -> RowPosition {
    guard let position = indexPath.position else {
      misuse(
        "The row to be \(verb) is named by \(indexPath), which has not two elements"
      )
    }
    return position
  }
}

// Declared in a protocol extension so that ambiguous calls prefer the class's overridable method.
extension NSObjectProtocol where Self: UITableView {
  /// Animates a group of changes together, with a non-escaping closure.
  ///
  /// Callers can therefore pass closure parameters that are not `@escaping`. Calls the overridable
  /// method.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods that insert, delete, move and reload; runs before this method
  ///     returns.
  ///   - completion: As for the method with an optional closure.
  @preconcurrency @MainActor
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { closure in
      let optional: (() -> Void)? = closure
      performBatchUpdates(optional, completion: completion)
    }
  }
}
