public import Foundation

/// A data source that identifies rows by their content rather than by their index paths.
///
/// The table calls a conforming data source when its state is saved and restored, so that the same
/// content is at the top and selected even if rows were inserted, deleted or moved.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the identifier of a row's content.
  ///
  /// - Parameters:
  ///   - idx: The index path of the row.
  ///   - view: The table view whose state is saved.
  /// - Returns: `nil` if the row is not to be saved.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Returns the index path of the row that now displays the identified content.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - view: The table view whose state is restored.
  /// - Returns: `nil` if the content no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
