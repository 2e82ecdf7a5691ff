public import Foundation

/// Configures a table view and responds to the user's actions.
///
/// All methods are optional. If the absence of a method changes the table's behaviour, the method's
/// result is an associated type; see `UnimplementedMethod`.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The result type of `tableView(_:heightForRowAt:)`: `CGFloat`, or `UnimplementedMethod`.
  associatedtype _RowHeight = UnimplementedMethod
  /// The result type of `tableView(_:estimatedHeightForRowAt:)`: `CGFloat`, or
  /// `UnimplementedMethod`.
  associatedtype _EstimatedRowHeight = UnimplementedMethod
  /// The result type of `tableView(_:accessoryTypeForRowWith:)`: an accessory type, or
  /// `UnimplementedMethod`.
  associatedtype _RowAccessory = UnimplementedMethod

  // MARK: Heights

  /// Returns the height of a row, in points. Default if not implemented: `rowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The height in points; negative values count as 0, and
  ///   `UITableView.automaticDimension` lets the table choose. NaN and infinity stop the program.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> _RowHeight

  /// Returns the estimated height of a row, in points. Default if not implemented:
  /// `estimatedRowHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The estimate in points, used until the row becomes visible.
  @_disfavoredOverload
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> _EstimatedRowHeight

  /// Returns the height of a section's header. Default if not implemented: `sectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The height in points; 0 for no header, `UITableView.automaticDimension` to fit the
  ///   title.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer in a grouped table. Default if not implemented:
  /// `sectionFooterHeight`. Not called for plain tables.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The height in points; 0 for no footer, `UITableView.automaticDimension` to fit the
  ///   title.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimated height of a header. Default if not implemented:
  /// `estimatedSectionHeaderHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The estimate in points.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the estimated height of a footer. Default if not implemented:
  /// `estimatedSectionFooterHeight`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: The estimate in points.
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  // MARK: Headers and footers

  /// Returns the view of a section's header. Default: `nil`; the table displays the title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: A view, which the table resizes to the header's rectangle.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view of a section's footer. Default: `nil`; the table displays the title.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - section: The section's index.
  /// - Returns: A view, which the table resizes to the footer's rectangle.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Display

  /// Called just before a row's cell is displayed.
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

  /// Called after a cell has been removed from the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cell: The cell.
  ///   - indexPath: The row that the cell displayed.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Called just before a header is displayed.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header; for a title, the table's standard view.
  ///   - section: The section's index.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )

  /// Called just before a footer is displayed.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer; for a title, the table's standard view.
  ///   - section: The section's index.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )

  /// Called after a header has been removed from the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The header.
  ///   - section: The index of the header's section.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )

  /// Called after a footer has been removed from the table.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - view: The footer.
  ///   - section: The index of the footer's section.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )

  /// Returns the standard accessory of a row. If not implemented, the cell keeps its accessory
  /// type.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which calls the method each time it is about to display the
  ///     row.
  ///   - indexPath: The row.
  /// - Returns: The type to assign to the cell's `accessoryType`.
  @available(*, deprecated, message: "Set the cell's accessoryType")
  @_disfavoredOverload
  func tableView(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> _RowAccessory

  /// Returns the depth of a row in its section's hierarchy. If not implemented, the cell keeps its
  /// `indentationLevel`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The level to assign to the cell's `indentationLevel`.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Accessories

  /// Called after the detail button of a row was tapped.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Primary action

  /// Returns whether a row has a primary action. Default: `true` outside of editing mode.
  ///
  /// Called after `tableView(_:didSelectRowAt:)` if a tap, a click or the Return key has selected a
  /// single row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Whether the action is to be performed.
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Called to perform the primary action of a row, such as showing its content.
  ///
  /// Not called if the selection follows the focus or if several rows are selected.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // MARK: Spring loading

  /// Returns whether a hovering drag selects a row. Default: `true`.
  ///
  /// Called in tables whose `isSpringLoaded` is `true`, whenever the drag moves over a selectable
  /// row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row under the drag.
  ///   - context: The position of the drag. Its `targetView` is the view that blinks, initially the
  ///     cell.
  /// - Returns: Whether the drag selects the row.
  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Selection with two fingers

  /// Returns whether a pan with two fingers selects rows, beginning with the row first touched.
  /// Default: `false`; two fingers scroll.
  ///
  /// Called in tables that allow selecting several rows, in editing mode or not.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row under the fingers.
  /// - Returns: Whether the pan selects rows.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a pan with two fingers begins to select rows, before the first row is selected.
  ///
  /// If the table allows multiple selection only in editing mode, the delegate must enter editing
  /// mode here; otherwise the interaction ends immediately.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row under the fingers.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Called after the fingers were lifted.
  ///
  /// - Parameter tableView: The table view.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Menus

  /// Returns whether a long press or a right click on a row shows the edit menu. Default: `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `true` makes the table query the menu's commands.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Returns a row's context menu after a long press or a press of the secondary button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  ///   - point: The position of the press, in the table's coordinates.
  /// - Returns: `nil`, the default, for no context menu; the table then queries the edit menu.
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
  ///   - animator: Provides the preview's view controller, and calls completions after the menu has
  ///     disappeared.
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
  ///   - animator: Runs animations alongside.
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
  ///   - animator: Runs animations alongside.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Returns whether a row's edit menu contains a command. Default: `false`.
  ///
  /// Called for `Selector.copy` and `Selector.paste`; a menu without commands does not appear.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - action: The command.
  ///   - indexPath: The row.
  ///   - sender: The menu; the same object in all calls for one menu.
  /// - Returns: Whether the menu contains the command.
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Called to perform a command after it was tapped in a row's edit menu.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which does not itself copy or paste.
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

  /// Returns whether a row can receive the keyboard focus. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` makes the arrow keys skip the row.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether the focus may move between rows. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The previously and next focused rows.
  /// - Returns: `false` leaves the focus unchanged.
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Called after the focus has moved to another row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - context: The previously and next focused rows.
  ///   - coordinator: Runs animations alongside the change.
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// Returns the row that receives the focus when Tab moves it to the table. Default: `nil`.
  ///
  /// The row of the view that loses the focus and, with `remembersLastFocusedIndexPath`, the last
  /// focused row take precedence.
  ///
  /// - Parameter tableView: The table view.
  /// - Returns: `nil` for the selected row, or else the first visible one.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Returns whether a row that receives the focus is selected. Default: the table's
  /// `selectionFollowsFocus`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: Whether to select the row.
  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Highlighting and selection

  /// Returns whether a touched row is highlighted and can then be selected. Default: `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` also prevents the touch from selecting the row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called after a row has been highlighted.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after the highlight has been removed.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Called after the finger was lifted from a row, before the row is selected. Default: returns
  /// the row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The touched row.
  /// - Returns: The row to select; `nil` selects nothing.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after the user has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called before the user's action deselects a row. Default: returns the row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The selected row.
  /// - Returns: The row to deselect; `nil` deselects nothing.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after the user's action has deselected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Editing

  /// Returns the editing style of an editable row. Default: `.delete`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The style, which determines the row's control; without actions of the delegate,
  ///   only rows with `.delete` can be swiped.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns the title of a row's Delete button. Default: `nil`, "Delete".
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The title, which determines the button's width; `nil` for the default title.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns whether editing mode indents a row's background in grouped tables. Default: the cell's
  /// `shouldIndentWhileEditing`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `false` leaves the background unchanged.
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Called before a swipe reveals a row's actions.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when a row no longer displays its actions.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row; `nil` if it no longer exists.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the target index path of a dragged row. Default: the proposed one.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - sourceIndexPath: The row's index path before the drag.
  ///   - proposedDestinationIndexPath: The index path under the finger.
  /// - Returns: The index path at which the gap opens and the row would be dropped.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the actions revealed by a swipe from left to right. Default: `nil`, none.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row, which is editable.
  /// - Returns: The actions; with `nil` or without actions the row cannot be swiped in this
  ///   direction.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions revealed by a swipe from right to left. Default: `nil`, the Delete button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row, which is editable.
  /// - Returns: The actions; `nil` for the Delete button of rows with the style `.delete`, provided
  ///   that the data source implements `tableView(_:commit:forRowAt:)`. Without actions the row
  ///   cannot be swiped in this direction.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions revealed by a swipe from right to left, for delegates whose
  /// `trailingSwipeActionsConfigurationForRowAt` returns `nil`. Default: `nil`, the Delete button.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row, which is editable.
  /// - Returns: The actions from the row's end towards its middle; `nil` for the Delete button,
  ///   under the same conditions. With an empty array the row cannot be swiped in this direction.
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
}
