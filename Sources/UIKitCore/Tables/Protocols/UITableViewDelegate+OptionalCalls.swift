public import Foundation

extension UITableViewDelegate {
  /// The `tableView` methods in optional-call syntax, as for Objective-C's optional methods:
  /// `delegate.tableView?(tableView, heightForRowAt: indexPath)`.
  ///
  /// Never `nil` itself; a call returns `nil` if the delegate does not implement the method.
  @_disfavoredOverload
  public var tableView: _UITableViewDelegateCalls? { _UITableViewDelegateCalls(delegate: self) }
}

/// The `tableView` methods of a delegate; see `UITableViewDelegate.tableView`.
///
/// Methods that return nothing, or `nil` by default, count as implemented.
@preconcurrency @MainActor
public struct _UITableViewDelegateCalls {
  let delegate: any UITableViewDelegate

  /// Returns the result of `tableView(_:heightForRowAt:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    delegate.implementsRowHeight ? delegate.tableView(tableView, heightForRowAt: indexPath) : nil
  }

  /// Returns the result of `tableView(_:estimatedHeightForRowAt:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    delegate.implementsEstimatedRowHeight
      ? delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) : nil
  }

  /// Returns the result of `tableView(_:heightForHeaderInSection:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, heightForHeaderInSection: section))
  }

  /// Returns the result of `tableView(_:heightForFooterInSection:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, heightForFooterInSection: section))
  }

  /// Returns the result of `tableView(_:estimatedHeightForHeaderInSection:)`; `nil` without that
  /// method.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, estimatedHeightForHeaderInSection: section))
  }

  /// Returns the result of `tableView(_:estimatedHeightForFooterInSection:)`; `nil` without that
  /// method.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, estimatedHeightForFooterInSection: section))
  }

  /// Returns the result of `tableView(_:viewForHeaderInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Returns the result of `tableView(_:viewForFooterInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls `tableView(_:willDisplay:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Returns the result of `tableView(_:accessoryTypeForRowWith:)`; `nil` without a result.
  public func callAsFunction(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    delegate.rowAccessory(tableView, indexPath)
  }

  /// Returns the result of `tableView(_:indentationLevelForRowAt:)`; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    implemented(delegate.tableView(tableView, indentationLevelForRowAt: indexPath))
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Returns the result of `tableView(_:canPerformPrimaryActionForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:shouldSpringLoadRowAt:with:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// Returns the result of `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Returns the result of `tableView(_:shouldShowMenuForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:canPerformAction:forRowAt:withSender:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Calls `tableView(_:performAction:forRowAt:withSender:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Returns the result of `tableView(_:canFocusRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:shouldUpdateFocusIn:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    delegate.tableView(tableView, shouldUpdateFocusIn: context)
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Returns the result of `tableView(_:selectionFollowsFocusForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:shouldHighlightRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls `tableView(_:didHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:willSelectRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls `tableView(_:didSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:willDeselectRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls `tableView(_:didDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:editingStyleForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Calls `tableView(_:didEndEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    )
  }

  /// Returns the result of `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the result of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns a height; `nil` for the marker of the default implementation.
  private func implemented(_ height: CGFloat) -> CGFloat? {
    height == UnimplementedMethod.height ? nil : height
  }

  /// Returns an indentation level; `nil` for the marker of the default implementation.
  private func implemented(_ level: Int) -> Int? {
    level == UnimplementedMethod.level ? nil : level
  }
}
