public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Decides what happens when an update disagrees with the data source; it
  /// gets the table view and a message with the numbers.
  ///
  /// The default stops a debug build. In release it writes the message to
  /// stderr, once per message, so that a kiosk goes on. When it returns, the
  /// table reloads, and shows what the data source says.
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
    _ change: (inout UpdateBatch, RowPosition, Int) -> Void
  ) {
    let positions = indexPaths.map { requireRowPath($0, verb) }
    updates.add(animation: animation) { batch in
      for position in positions { change(&batch, position, animation.rawValue) }
    }
  }

  final func change(
    _ sections: IndexSet,
    _ animation: RowAnimation,
    _ change: (inout UpdateBatch, Int, Int) -> Void
  ) {
    updates.add(animation: animation) { batch in
      for section in sections { change(&batch, section, animation.rawValue) }
    }
  }

  /// The position that an index path names; it need not exist.
  final func requireRowPath(_ indexPath: IndexPath, _ verb: String) -> RowPosition {
    guard let position = indexPath.position else {
      misuse(
        "The row to be \(verb) is named by \(indexPath), which has not two elements"
      )
    }
    return position
  }
}

// An extension of a protocol, so that the method which subclasses override is the one that is
// meant where no closure tells them apart.
extension NSObjectProtocol where Self: UITableView {
  /// Animates a group of changes as one, with a closure that is not kept.
  ///
  /// Closures that are passed as parameters need no `@escaping` for it. It calls the method
  /// that subclasses override.
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
