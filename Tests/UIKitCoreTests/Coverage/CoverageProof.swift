// Generated together with the coverage page, see CoverageTests.
// swift-format-ignore-file

import Foundation
import UIKitCore

/// Names every member on the coverage page, so that the compiler proves that it is declared.
@MainActor
enum CoverageProof {
  static func proveTV0(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = UITableView.self
    _ = UITableView.layoutSubviews
    _ = UITableView.init(frame:style:)
    _ = UITableView.init(frame:)
    _ = UITableView.init(coder:)
    _ = \UITableView.style
    _ = UITableView.numberOfRows(inSection:)
    _ = \UITableView.numberOfSections
    _ = \UITableView.rowHeight
    _ = \UITableView.separatorStyle
    _ = \UITableView.separatorColor
    _ = \UITableView.separatorInset
    _ = \UITableView.backgroundView
    _ = \UITableView.backgroundColor
    _ = UITableView.register(_:forCellReuseIdentifier:) as (UITableView) -> (AnyClass?, String) -> Void
    _ = UITableView.register(_:forCellReuseIdentifier:) as (UITableView) -> (UINib?, String) -> Void
    _ = UITableView.dequeueReusableCell(withIdentifier:)
    _ = UITableView.dequeueReusableCell(withIdentifier:for:)
    _ = UITableView.register(_:forHeaderFooterViewReuseIdentifier:) as (UITableView) -> (AnyClass?, String) -> Void
    _ = UITableView.register(_:forHeaderFooterViewReuseIdentifier:) as (UITableView) -> (UINib?, String) -> Void
    _ = UITableView.dequeueReusableHeaderFooterView(withIdentifier:)
    _ = UITableView.headerView(forSection:)
    _ = UITableView.footerView(forSection:)
    _ = \UITableView.tableHeaderView
    _ = \UITableView.tableFooterView
    _ = \UITableView.sectionHeaderHeight
    _ = \UITableView.sectionFooterHeight
    _ = UITableView.cellForRow(at:)
    _ = UITableView.indexPath(for:)
    _ = UITableView.indexPathForRow(at:)
    _ = UITableView.indexPathsForRows(in:)
    _ = \UITableView.visibleCells
    _ = \UITableView.indexPathsForVisibleRows
    _ = \UITableView.estimatedRowHeight
    _ = \UITableView.estimatedSectionHeaderHeight
    _ = \UITableView.estimatedSectionFooterHeight
    _ = UITableView.scrollToRow(at:at:animated:)
    _ = UITableView.scrollToNearestSelectedRow(at:animated:)
    _ = \UITableView.allowsSelection
    _ = \UITableView.allowsMultipleSelection
    _ = \UITableView.allowsSelectionDuringEditing
    _ = \UITableView.allowsMultipleSelectionDuringEditing
    _ = \UITableView.indexPathForSelectedRow
    _ = \UITableView.indexPathsForSelectedRows
    _ = UITableView.selectRow(at:animated:scrollPosition:)
    _ = UITableView.deselectRow(at:animated:)
    _ = UITableView.beginUpdates
    _ = UITableView.endUpdates
    _ = UITableView.insertRows(at:with:)
    _ = UITableView.deleteRows(at:with:)
  }

  static func proveTV50(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = UITableView.moveRow(at:to:)
    _ = UITableView.insertSections(_:with:)
    _ = UITableView.deleteSections(_:with:)
    _ = UITableView.moveSection(_:toSection:)
    _ = UITableView.performBatchUpdates(_:completion:)
    _ = \UITableView.isEditing
    _ = UITableView.setEditing(_:animated:)
    _ = UITableView.reloadData
    _ = UITableView.reloadRows(at:with:)
    _ = UITableView.reloadSections(_:with:)
    _ = UITableView.reloadSectionIndexTitles
    _ = UITableView.rect(forSection:)
    _ = UITableView.rectForRow(at:)
    _ = UITableView.rectForHeader(inSection:)
    _ = UITableView.rectForFooter(inSection:)
    _ = \UITableView.dataSource
    _ = \UITableView.delegate
    _ = \UITableView.sectionIndexMinimumDisplayRowCount
    _ = \UITableView.sectionIndexColor
    _ = \UITableView.sectionIndexBackgroundColor
    _ = \UITableView.sectionIndexTrackingBackgroundColor
    _ = UITableView.Style.self
    _ = UITableView.Style.plain
    _ = UITableView.Style.grouped
    _ = UITableView.ScrollPosition.self
    _ = UITableView.ScrollPosition.none
    _ = UITableView.ScrollPosition.top
    _ = UITableView.ScrollPosition.middle
    _ = UITableView.ScrollPosition.bottom
    _ = UITableView.RowAnimation.self
    _ = UITableView.RowAnimation.fade
    _ = UITableView.RowAnimation.right
    _ = UITableView.RowAnimation.left
    _ = UITableView.RowAnimation.top
    _ = UITableView.RowAnimation.bottom
    _ = UITableView.RowAnimation.none
    _ = UITableView.RowAnimation.middle
    _ = UITableView.RowAnimation.automatic
    _ = UITableView.indexSearch
    _ = UITableView.automaticDimension
    _ = UITableView.selectionDidChangeNotification
    _ = \UIView.restorationIdentifier
    _ = UIView.encodeRestorableState(with:)
    _ = UIView.decodeRestorableState(with:)
  }

  static func proveTC0(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = UITableViewCell.self
    _ = UITableViewCell.init(style:reuseIdentifier:)
    _ = UITableViewCell.init(coder:)
    _ = \UITableViewCell.reuseIdentifier
    _ = UITableViewCell.prepareForReuse
    _ = \UITableViewCell.textLabel
    _ = \UITableViewCell.detailTextLabel
    _ = \UITableViewCell.imageView
    _ = \UITableViewCell.contentView
    _ = \UITableViewCell.backgroundView
    _ = \UITableViewCell.selectedBackgroundView
    _ = \UITableViewCell.multipleSelectionBackgroundView
    _ = \UITableViewCell.backgroundColor
    _ = \UITableViewCell.accessoryType
    _ = \UITableViewCell.accessoryView
    _ = \UITableViewCell.editingAccessoryType
    _ = \UITableViewCell.editingAccessoryView
    _ = \UITableViewCell.isSelected
    _ = UITableViewCell.setSelected(_:animated:)
    _ = \UITableViewCell.isHighlighted
    _ = UITableViewCell.setHighlighted(_:animated:)
    _ = \UITableViewCell.selectionStyle
    _ = \UITableViewCell.isEditing
    _ = UITableViewCell.setEditing(_:animated:)
    _ = \UITableViewCell.editingStyle
    _ = \UITableViewCell.showingDeleteConfirmation
    _ = \UITableViewCell.showsReorderControl
    _ = UITableViewCell.willTransition(to:)
    _ = UITableViewCell.didTransition(to:)
    _ = \UITableViewCell.indentationLevel
    _ = \UITableViewCell.indentationWidth
    _ = \UITableViewCell.shouldIndentWhileEditing
    _ = \UITableViewCell.separatorInset
    _ = UITableViewCell.CellStyle.self
    _ = UITableViewCell.CellStyle.default
    _ = UITableViewCell.CellStyle.value1
    _ = UITableViewCell.CellStyle.value2
    _ = UITableViewCell.CellStyle.subtitle
    _ = UITableViewCell.SelectionStyle.self
    _ = UITableViewCell.SelectionStyle.none
    _ = UITableViewCell.SelectionStyle.default
    _ = UITableViewCell.EditingStyle.self
    _ = UITableViewCell.EditingStyle.none
    _ = UITableViewCell.EditingStyle.delete
    _ = UITableViewCell.EditingStyle.insert
    _ = UITableViewCell.AccessoryType.self
    _ = UITableViewCell.AccessoryType.none
    _ = UITableViewCell.AccessoryType.disclosureIndicator
    _ = UITableViewCell.AccessoryType.detailDisclosureButton
    _ = UITableViewCell.AccessoryType.checkmark
  }

  static func proveTC50(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = UITableViewCell.AccessoryType.detailButton
    _ = UITableViewCell.StateMask.self
    _ = UITableViewCell.StateMask.showingEditControl
    _ = UITableViewCell.StateMask.showingDeleteConfirmation
    _ = UITableViewCell.SeparatorStyle.self
    _ = UITableViewCell.SeparatorStyle.none
    _ = UITableViewCell.SeparatorStyle.singleLine
    _ = UITableViewCell.SeparatorStyle.singleLineEtched
    _ = UITableViewCell.SeparatorStyle.doubleLineEtched
    _ = UITableViewCell.StateMask.editing
    _ = UITableViewCell.SelectionStyle.blue
    _ = UITableViewCell.SelectionStyle.gray
  }

  static func proveTD0(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = (any UITableViewDelegate).self
    _ = delegate.tableView(_:heightForRowAt:)
    _ = delegate.tableView(_:heightForHeaderInSection:)
    _ = delegate.tableView(_:heightForFooterInSection:)
    _ = delegate.tableView(_:estimatedHeightForRowAt:)
    _ = delegate.tableView(_:estimatedHeightForHeaderInSection:)
    _ = delegate.tableView(_:estimatedHeightForFooterInSection:)
    _ = delegate.tableView(_:viewForHeaderInSection:)
    _ = delegate.tableView(_:viewForFooterInSection:)
    _ = delegate.tableView(_:willDisplay:forRowAt:)
    _ = delegate.tableView(_:didEndDisplaying:forRowAt:)
    _ = delegate.tableView(_:willDisplayHeaderView:forSection:)
    _ = delegate.tableView(_:willDisplayFooterView:forSection:)
    _ = delegate.tableView(_:didEndDisplayingHeaderView:forSection:)
    _ = delegate.tableView(_:didEndDisplayingFooterView:forSection:)
    _ = delegate.tableView(_:indentationLevelForRowAt:)
    _ = delegate.tableView(_:accessoryButtonTappedForRowWith:)
    _ = delegate.tableView(_:shouldHighlightRowAt:)
    _ = delegate.tableView(_:didHighlightRowAt:)
    _ = delegate.tableView(_:didUnhighlightRowAt:)
    _ = delegate.tableView(_:willSelectRowAt:)
    _ = delegate.tableView(_:didSelectRowAt:)
    _ = delegate.tableView(_:willDeselectRowAt:)
    _ = delegate.tableView(_:didDeselectRowAt:)
    _ = delegate.tableView(_:editingStyleForRowAt:)
    _ = delegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    _ = delegate.tableView(_:shouldIndentWhileEditingRowAt:)
    _ = delegate.tableView(_:willBeginEditingRowAt:)
    _ = delegate.tableView(_:didEndEditingRowAt:)
    _ = delegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    _ = delegate.tableView(_:shouldShowMenuForRowAt:)
    _ = delegate.tableView(_:canPerformAction:forRowAt:withSender:)
    _ = delegate.tableView(_:performAction:forRowAt:withSender:)
  }

  static func proveDS0(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = (any UITableViewDataSource).self
    _ = source.tableView(_:numberOfRowsInSection:)
    _ = source.tableView(_:cellForRowAt:)
    _ = source.numberOfSections(in:)
    _ = source.tableView(_:titleForHeaderInSection:)
    _ = source.tableView(_:titleForFooterInSection:)
    _ = source.tableView(_:canEditRowAt:)
    _ = source.tableView(_:canMoveRowAt:)
    _ = source.tableView(_:commit:forRowAt:)
    _ = source.tableView(_:moveRowAt:to:)
    _ = source.sectionIndexTitles(for:)
    _ = source.tableView(_:sectionForSectionIndexTitle:at:)
    _ = (any UIDataSourceModelAssociation).self
    _ = association.modelIdentifierForElement(at:in:)
    _ = association.indexPathForElement(withModelIdentifier:in:)
    _ = UITableViewHeaderFooterView.self
    _ = UITableViewHeaderFooterView.init(reuseIdentifier:)
    _ = \UITableViewHeaderFooterView.reuseIdentifier
    _ = \UITableViewHeaderFooterView.textLabel
    _ = \UITableViewHeaderFooterView.detailTextLabel
    _ = \UITableViewHeaderFooterView.contentView
    _ = \UITableViewHeaderFooterView.backgroundView
    _ = \UITableViewHeaderFooterView.tintColor
    _ = UITableViewHeaderFooterView.prepareForReuse
    _ = IndexPath.init(row:section:)
    _ = \IndexPath.row
    _ = \IndexPath.section
    _ = UITableViewController.self
    _ = UITableViewController.init(style:)
    _ = \UITableViewController.tableView
    _ = \UITableViewController.clearsSelectionOnViewWillAppear
    _ = UITableViewController.viewWillAppear(_:)
    _ = UITableViewController.viewDidAppear(_:)
    _ = UITableViewController.setEditing(_:animated:)
  }

  @available(*, deprecated)
  static func proveDeprecated(
    _ delegate: some UITableViewDelegate,
    _ source: some UITableViewDataSource,
    _ association: some UIDataSourceModelAssociation
  ) {
    _ = UITableViewCell.init(frame:reuseIdentifier:)
    _ = \UITableViewCell.text
    _ = \UITableViewCell.font
    _ = \UITableViewCell.textColor
    _ = \UITableViewCell.textAlignment
    _ = \UITableViewCell.lineBreakMode
    _ = \UITableViewCell.selectedTextColor
    _ = \UITableViewCell.image
    _ = \UITableViewCell.selectedImage
    _ = \UITableViewCell.hidesAccessoryWhenEditing
    _ = delegate.tableView(_:accessoryTypeForRowWith:)
  }
}
