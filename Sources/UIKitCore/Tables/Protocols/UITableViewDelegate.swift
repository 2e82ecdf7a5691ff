public import Foundation

/// Configures a table view, and responds to the user's actions.
///
/// All methods are optional. Where it matters whether a method exists, its
/// result is an associated type, see `UnimplementedMethod`.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The result type of `tableView(_:heightForRowAt:)`: `CGFloat`, or the marker of its absence.
  associatedtype _RowHeight = UnimplementedMethod
  /// The result type of `tableView(_:estimatedHeightForRowAt:)`: `CGFloat`, or the marker.
  associatedtype _EstimatedRowHeight = UnimplementedMethod
  /// The result type of `tableView(_:accessoryTypeForRowWith:)`: an accessory type, or the marker.
  associatedtype _RowAccessory = UnimplementedMethod

  // MARK: Heights

  /// The height of a row, in points. Without this method: `rowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Points; negative counts as 0; `UITableView.automaticDimension`
  ///   lets the table choose; NaN and infinity stop the program.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> _RowHeight

  /// An estimate of a row's height, in points. Without this method: `estimatedRowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Points; used until the row comes into view.
  @_disfavoredOverload
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> _EstimatedRowHeight

  /// The height of a section's header. Without this method: `sectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: Points; 0 means no header; `UITableView.automaticDimension` fits the title.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer in a grouped table. Without this
  /// method: `sectionFooterHeight`. Not called for plain tables.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: Points; 0 means no footer; `UITableView.automaticDimension` fits the title.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// An estimate of a header's height. Without this method: `estimatedSectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: Points.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// An estimate of a footer's height. Without this method: `estimatedSectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: Points.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  // MARK: Headers and footers

  /// The view of a section's header. Default: `nil`, the title is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: A view that is resized to the header's rectangle.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The view of a section's footer. Default: `nil`, the title is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: A view that is resized to the footer's rectangle.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Display

  /// Called just before a row's cell is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell; changes made here are displayed.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called after a cell was removed from the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The row that it was shown for.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called just before a header is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header; for a title, the table's own view.
  ///   - section: The section's index.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )

  /// Called just before a footer is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer; for a title, the table's own view.
  ///   - section: The section's index.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )

  /// Called after a header was removed from the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The section that it belonged to.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )

  /// Called after a footer was removed from the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The section that it belonged to.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )

  /// The standard accessory of a row. Without this method the cell keeps its own.
  ///
  /// - Parameters:
  ///   - tableView: The table view; it calls the method each time it is about to show the row.
  ///   - indexPath: The row.
  /// - Returns: The type that is assigned to the cell's `accessoryType`.
  @available(*, deprecated, message: "Set the cell's accessoryType")
  @_disfavoredOverload
  func tableView(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> _RowAccessory

  /// The depth of a row in its section's hierarchy. Without this
  /// method the cell keeps its own `indentationLevel`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Levels, assigned to the cell's `indentationLevel`.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Accessories

  /// Called when the detail button of a row was tapped.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Primary action

  /// Whether a row has a primary action. Default: outside of editing mode.
  ///
  /// Called after `tableView(_:didSelectRowAt:)`, when a tap, a click or the Return key has
  /// selected a row alone.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Whether it is to be performed.
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Called to perform the primary action of a row, such as showing its content.
  ///
  /// A selection that follows the focus performs none, nor does one of several rows.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // MARK: Spring loading

  /// Whether a drag that rests on a row selects it. Default: `true`.
  ///
  /// Called in tables whose `isSpringLoaded` is `true`, whenever the drag moves over a row that can
  /// be selected.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row under the drag.
  ///   - context: The position of the drag; its `targetView` is the view that blinks, the cell at
  ///     first.
  /// - Returns: Whether it selects.
  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Selection by two fingers

  /// Whether two fingers that move over rows select them, from the one where they were put down.
  /// Default: `false`; they scroll.
  ///
  /// Called in tables that allow several rows to be selected, in editing mode or without.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row under the fingers.
  /// - Returns: Whether they select.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when two fingers begin to select rows, before the first one is selected.
  ///
  /// A table that allows several selected rows only in editing mode has to be put into it here;
  /// otherwise the interaction ends at once.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row under the fingers.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Called when the fingers were lifted.
  ///
  /// - Parameter tableView: The table view.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Menus

  /// Whether a long press or a right click on a row shows the edit menu. Default: `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `true` leads to the queries about the menu's commands.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Returns a row's context menu, after a long press or a press of the secondary button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  ///   - point: The place, in the table's coordinates.
  /// - Returns: `nil` for no menu, which is the default; the edit menu is queried then.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called when the user taps the preview above a row's context menu.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The content of the menu.
  ///   - animator: Has the preview's controller, and calls completions when the menu has gone.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before a row's context menu appears.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The content of the menu.
  ///   - animator: Takes animations that go along.
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called when a row's context menu disappears.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - configuration: The content of the menu.
  ///   - animator: Takes animations that go along.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Whether the menu of a row has a command. Default: `false`.
  ///
  /// Called for `Selector.copy` and `Selector.paste`; a menu without commands does not appear.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The command.
  ///   - indexPath: The row.
  ///   - sender: The menu, the same object for all calls about it.
  /// - Returns: Whether the menu has it.
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Called after a command of a row's menu was tapped, to perform it.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which copies and pastes nothing itself.
  ///   - action: The command.
  ///   - indexPath: The row.
  ///   - sender: The menu.
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )

  // MARK: Focus

  /// Whether a row can have the keyboard's focus. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` makes the arrow keys skip the row.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether the focus may move between rows. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: From which row to which.
  /// - Returns: `false` keeps it at its place.
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Called after the focus has moved to another row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: From which row to which.
  ///   - coordinator: Runs animations along with the change.
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// The row that gets the focus when Tab leads to the table. Default: `nil`.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: `nil`: the selected row, or the first visible one.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Whether a row that gets the focus is selected. Default: the table's `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Whether to select it.
  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Highlighting and selection

  /// Whether a touched row is highlighted, and may then be selected. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` also keeps the touch from selecting the row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called after a row was highlighted.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after the highlight was removed.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Called when the finger was lifted from a row. Default: the row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row that the user touched.
  /// - Returns: The row to select; `nil` selects nothing.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after the user selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called before the user's action deselects a row. Default: the row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The selected row.
  /// - Returns: The row to deselect; `nil` deselects nothing.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after the user's action deselected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Editing

  /// The editing style of a row that can be edited. Default: `.delete`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The control that the row shows; only `.delete` rows can be swiped.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// The title of a row's Delete button. Default: `nil`, "Delete".
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The title, which determines the button's width; `nil` is the default title.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether editing mode moves a row's background to the right, in grouped
  /// tables. Default: the cell's `shouldIndentWhileEditing`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` keeps the background where it is.
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Called before a swipe reveals a row's buttons.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when a row no longer shows its buttons.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row; `nil` when it does not exist any more.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The drop position of a row that is being dragged. Default: the proposed one.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The row's index path before the drag.
  ///   - proposedDestinationIndexPath: The index path under the finger.
  /// - Returns: The position at which the gap opens, and the row would be dropped.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// The buttons that a swipe from left to right reveals. Default: `nil`, none.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row; one that can be edited.
  /// - Returns: `nil` or no actions: the row cannot be swiped in this direction.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The buttons that a swipe from right to left reveals. Default: `nil`, the
  /// Delete button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row; one that can be edited.
  /// - Returns: `nil`: the Delete button of rows with the style `.delete`, if the data
  ///   source has `tableView(_:commit:forRowAt:)`; no actions: the row cannot be
  ///   swiped in this direction.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The buttons that a swipe from right to left reveals, for delegates whose
  /// `trailingSwipeActionsConfigurationForRowAt` returns `nil`. Default: `nil`, the Delete button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row; one that can be edited.
  /// - Returns: From the row's end towards its middle; `nil`: the Delete button, as for a
  ///   configuration; an empty array: the row cannot be swiped in this direction.
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
}
