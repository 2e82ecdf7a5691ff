public import Foundation

/// Identifies rows by their content rather than by their index paths.
///
/// A data source that conforms to it is queried when a table's state is saved and restored, so
/// that the same content is at the top and selected although rows were inserted, deleted or
/// moved.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The identifier of a row's content.
  ///
  /// - Parameters:
  ///   - idx: The row.
  ///   - view: The table view that is saved.
  /// - Returns: `nil`: the row is not saved.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// The row that shows the identified content now.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - view: The table view that is restored.
  /// - Returns: `nil`: the content does not exist any more.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
