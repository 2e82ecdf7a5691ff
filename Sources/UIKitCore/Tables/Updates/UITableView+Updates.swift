public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Called when an update is inconsistent with the data source, with the table view and a
  /// message that states the numbers.
  ///
  /// The default stops a debug build; in release it writes the message to stderr, once per
  /// message, so that a kiosk keeps running. When the handler returns, the table reloads.
  public static var inconsistencyHandler: (UITableView, String) -> Void = { _, message in
    #if DEBUG
    misuse(message)
    #else
    guard reportedInconsistencies.insert(message).inserted else { return }
    StandardError.write(line: message)
    #endif
  }

  private static var reportedInconsistencies: Set<String> = []

  final func change(
    _ indexPaths: [IndexPath],
    _ animation: RowAnimation,
    _ verb: String,
    _ change: (inout UpdateBatch, RowPosition, UpdateAnimation) -> Void
  ) {
    let positions = indexPaths.map { requireRowPath($0, verb) }
    updates.add(animation: animation) { batch in
      for position in positions { change(&batch, position, UpdateAnimation(animation)) }
    }
  }

  final func change(
    _ sections: IndexSet,
    _ animation: RowAnimation,
    _ change: (inout UpdateBatch, Int, UpdateAnimation) -> Void
  ) {
    updates.add(animation: animation) { batch in
      for section in sections { change(&batch, section, UpdateAnimation(animation)) }
    }
  }

  /// The position that an index path names, existing or not; stops the program unless it has two
  /// elements.
  final func requireRowPath(_ indexPath: IndexPath, _ verb: String) -> RowPosition {
    guard let position = indexPath.position else {
      misuse(
        "The row to be \(verb) is named by \(indexPath), which has not two elements"
      )
    }
    return position
  }
}

// A protocol extension, so that ambiguous calls prefer the class's overridable method.
extension NSObjectProtocol where Self: UITableView {
  /// Animates a group of changes as one, with a non-escaping closure.
  ///
  /// Closure parameters of the caller need no `@escaping` for it. It calls the overridable
  /// method.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods that insert, delete, move and reload; runs before this
  ///     one returns.
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
