public import Foundation

extension UITableViewDelegate {
  /// Optional-call syntax, as for Objective-C's optional methods:
  /// `delegate.tableView?(tableView, heightForRowAt: indexPath)`.
  ///
  /// Never `nil` itself; a call returns `nil` if the delegate lacks the method.
  @_disfavoredOverload
  public var tableView: _UITableViewDelegateCalls? { _UITableViewDelegateCalls(delegate: self) }
}

/// The methods called `tableView` of a delegate; see `UITableViewDelegate.tableView`.
///
/// Methods that return nothing, or `nil` by default, count as present.
@preconcurrency @MainActor
public struct _UITableViewDelegateCalls {
  let delegate: any UITableViewDelegate

  /// What `tableView(_:heightForRowAt:)` answers; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    delegate.implementsRowHeight ? delegate.tableView(tableView, heightForRowAt: indexPath) : nil
  }

  /// What `tableView(_:estimatedHeightForRowAt:)` answers; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat? {
    delegate.implementsEstimatedRowHeight
      ? delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) : nil
  }

  /// What `tableView(_:heightForHeaderInSection:)` answers; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, heightForHeaderInSection: section))
  }

  /// What `tableView(_:heightForFooterInSection:)` answers; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, heightForFooterInSection: section))
  }

  /// What `tableView(_:estimatedHeightForHeaderInSection:)` answers; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, estimatedHeightForHeaderInSection: section))
  }

  /// What `tableView(_:estimatedHeightForFooterInSection:)` answers; `nil` without that method.
  public func callAsFunction(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    implemented(delegate.tableView(tableView, estimatedHeightForFooterInSection: section))
  }

  /// What `tableView(_:viewForHeaderInSection:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// What `tableView(_:viewForFooterInSection:)` answers.
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

  /// What `tableView(_:accessoryTypeForRowWith:)` answers; `nil` without an answer.
  public func callAsFunction(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType? {
    delegate.rowAccessory(tableView, indexPath)
  }

  /// What `tableView(_:indentationLevelForRowAt:)` answers; `nil` without that method.
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

  /// What `tableView(_:canPerformPrimaryActionForRowAt:)` answers.
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

  /// What `tableView(_:shouldSpringLoadRowAt:with:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// What `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` answers.
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

  /// What `tableView(_:shouldShowMenuForRowAt:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// What `tableView(_:canPerformAction:forRowAt:withSender:)` answers.
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

  /// What `tableView(_:canFocusRowAt:)` answers.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// What `tableView(_:shouldUpdateFocusIn:)` answers.
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

  /// What `tableView(_:selectionFollowsFocusForRowAt:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// What `tableView(_:shouldHighlightRowAt:)` answers.
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

  /// What `tableView(_:willSelectRowAt:)` answers.
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

  /// What `tableView(_:willDeselectRowAt:)` answers.
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

  /// What `tableView(_:editingStyleForRowAt:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// What `tableView(_:titleForDeleteConfirmationButtonForRowAt:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// What `tableView(_:shouldIndentWhileEditingRowAt:)` answers.
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

  /// What `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` answers.
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

  /// What `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// What `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` answers.
  public func callAsFunction(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// A height; `nil` for the marker of the default implementation.
  private func implemented(_ height: CGFloat) -> CGFloat? {
    height == UITableView.unimplementedHeight ? nil : height
  }

  /// An indentation level; `nil` for the marker of the default implementation.
  private func implemented(_ level: Int) -> Int? {
    level == UITableView.unimplementedLevel ? nil : level
  }
}
