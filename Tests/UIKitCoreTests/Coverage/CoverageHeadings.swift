import Foundation

/// The specification's headings: number, count of numbered statements, members or title.
///
/// The specification is not part of the project; this list is what the coverage
/// page and the citations in the tests are checked against. Lines that begin with a
/// space go on with the one before.
let coverageHeadings = """
  TV-001 13 UITableView
  TV-002 7 UITableView.layoutSubviews()
  TV-003 10 "Content geometry"
  TV-004 9 "Floating headers and footers (plain style)"
  TV-005 13 "Inherited scrolling behaviour"
  TV-006 4 UITableView.init(frame:style:)
  TV-007 2 UITableView.init(frame:)
  TV-008 1 UITableView.init(coder:)
  TV-009 1 UITableView.style
  TV-010 5 UITableView.numberOfRows(inSection:)
  TV-011 3 UITableView.numberOfSections
  TV-012 6 UITableView.rowHeight
  TV-013 5 UITableView.separatorStyle
  TV-014 3 UITableView.separatorColor
  TV-015 7 UITableView.separatorInset
  TV-016 5 UITableView.backgroundView
  TV-017 3 UITableView.backgroundColor
  TV-018 7 UITableView.register(_:forCellReuseIdentifier:)
  TV-019 5 UITableView.register(_:forCellReuseIdentifier:)
  TV-020 8 UITableView.dequeueReusableCell(withIdentifier:)
  TV-021 4 UITableView.dequeueReusableCell(withIdentifier:for:)
  TV-022 3 UITableView.register(_:forHeaderFooterViewReuseIdentifier:)
  TV-023 2 UITableView.register(_:forHeaderFooterViewReuseIdentifier:)
  TV-024 5 UITableView.dequeueReusableHeaderFooterView(withIdentifier:)
  TV-025 3 UITableView.headerView(forSection:)
  TV-026 2 UITableView.footerView(forSection:)
  TV-027 3 UITableView.tableHeaderView
  TV-028 3 UITableView.tableFooterView
  TV-029 4 UITableView.sectionHeaderHeight
  TV-030 3 UITableView.sectionFooterHeight
  TV-031 5 UITableView.cellForRow(at:)
  TV-032 2 UITableView.indexPath(for:)
  TV-033 4 UITableView.indexPathForRow(at:)
  TV-034 4 UITableView.indexPathsForRows(in:)
  TV-035 3 UITableView.visibleCells
  TV-036 3 UITableView.indexPathsForVisibleRows
  TV-037 5 UITableView.estimatedRowHeight
  TV-038 1 UITableView.estimatedSectionHeaderHeight
  TV-039 1 UITableView.estimatedSectionFooterHeight
  TV-040 12 UITableView.scrollToRow(at:at:animated:)
  TV-041 4 UITableView.scrollToNearestSelectedRow(at:animated:)
  TV-042 5 UITableView.allowsSelection
  TV-043 6 UITableView.allowsMultipleSelection
  TV-044 2 UITableView.allowsSelectionDuringEditing
  TV-045 5 UITableView.allowsMultipleSelectionDuringEditing
  TV-046 2 UITableView.indexPathForSelectedRow
  TV-047 4 UITableView.indexPathsForSelectedRows
  TV-048 11 UITableView.selectRow(at:animated:scrollPosition:)
  TV-049 5 UITableView.deselectRow(at:animated:)
  TV-050 16 "What a tap on a row does (user selection)"
  TV-051 6 UITableView.beginUpdates()
  TV-052 5 UITableView.endUpdates()
  TV-053 18 "Rules for update blocks"
  TV-054 3 UITableView.insertRows(at:with:)
  TV-055 5 UITableView.deleteRows(at:with:)
  TV-056 5 UITableView.moveRow(at:to:)
  TV-057 3 UITableView.insertSections(_:with:)
  TV-058 3 UITableView.deleteSections(_:with:)
  TV-059 2 UITableView.moveSection(_:toSection:)
  TV-060 1 UITableView.performBatchUpdates(_:completion:)
  TV-061 4 UITableView.isEditing
  TV-062 10 UITableView.setEditing(_:animated:)
  TV-063 9 "What taps on editing controls do"
  TV-064 12 "Swipe to delete"
  TV-065 11 "Reordering rows by dragging"
  TV-066 9 UITableView.reloadData()
  TV-067 8 UITableView.reloadRows(at:with:)
  TV-068 4 UITableView.reloadSections(_:with:)
  TV-069 2 UITableView.reloadSectionIndexTitles()
  TV-070 2 UITableView.rect(forSection:)
  TV-071 3 UITableView.rectForRow(at:)
  TV-072 2 UITableView.rectForHeader(inSection:)
  TV-073 2 UITableView.rectForFooter(inSection:)
  TV-074 3 UITableView.dataSource
  TV-075 3 UITableView.delegate
  TV-076 3 UITableView.sectionIndexMinimumDisplayRowCount
  TV-077 2 UITableView.sectionIndexColor
  TV-078 2 UITableView.sectionIndexBackgroundColor
  TV-079 3 UITableView.sectionIndexTrackingBackgroundColor
  TV-080 11 "Index behaviour"
  TV-081 4 UITableView.Style UITableView.Style.plain UITableView.Style.grouped
  TV-082 4 UITableView.ScrollPosition UITableView.ScrollPosition.none
     UITableView.ScrollPosition.top UITableView.ScrollPosition.middle
     UITableView.ScrollPosition.bottom
  TV-083 9 UITableView.RowAnimation UITableView.RowAnimation.fade UITableView.RowAnimation.right
     UITableView.RowAnimation.left UITableView.RowAnimation.top UITableView.RowAnimation.bottom
     UITableView.RowAnimation.none UITableView.RowAnimation.middle
     UITableView.RowAnimation.automatic
  TV-084 4 UITableView.indexSearch
  TV-085 6 UITableView.automaticDimension
  TV-086 6 UITableView.selectionDidChangeNotification
  TV-087 8 UIView.restorationIdentifier
  TV-088 2 UIView.encodeRestorableState(with:) UIView.decodeRestorableState(with:)
  TC-001 6 UITableViewCell
  TC-002 6 UITableViewCell.init(style:reuseIdentifier:)
  TC-003 1 UITableViewCell.init(coder:)
  TC-004 3 UITableViewCell.reuseIdentifier
  TC-005 5 UITableViewCell.prepareForReuse()
  TC-006 3 UITableViewCell.textLabel
  TC-007 2 UITableViewCell.detailTextLabel
  TC-008 5 UITableViewCell.imageView
  TC-009 4 UITableViewCell.contentView
  TC-010 4 UITableViewCell.backgroundView
  TC-011 5 UITableViewCell.selectedBackgroundView
  TC-012 3 UITableViewCell.multipleSelectionBackgroundView
  TC-013 1 UITableViewCell.backgroundColor
  TC-014 6 UITableViewCell.accessoryType
  TC-015 5 UITableViewCell.accessoryView
  TC-016 4 UITableViewCell.editingAccessoryType
  TC-017 3 UITableViewCell.editingAccessoryView
  TC-018 3 UITableViewCell.isSelected
  TC-019 3 UITableViewCell.setSelected(_:animated:)
  TC-020 5 UITableViewCell.isHighlighted
  TC-021 3 UITableViewCell.setHighlighted(_:animated:)
  TC-022 2 UITableViewCell.selectionStyle
  TC-023 3 UITableViewCell.isEditing
  TC-024 4 UITableViewCell.setEditing(_:animated:)
  TC-025 3 UITableViewCell.editingStyle
  TC-026 3 UITableViewCell.showingDeleteConfirmation
  TC-027 3 UITableViewCell.showsReorderControl
  TC-028 6 UITableViewCell.willTransition(to:)
  TC-029 7 UITableViewCell.didTransition(to:)
  TC-030 4 UITableViewCell.indentationLevel
  TC-031 1 UITableViewCell.indentationWidth
  TC-032 5 UITableViewCell.shouldIndentWhileEditing
  TC-033 4 UITableViewCell.separatorInset
  TC-034 6 UITableViewCell.CellStyle UITableViewCell.CellStyle.default
     UITableViewCell.CellStyle.value1 UITableViewCell.CellStyle.value2
     UITableViewCell.CellStyle.subtitle
  TC-035 5 UITableViewCell.SelectionStyle UITableViewCell.SelectionStyle.none
     UITableViewCell.SelectionStyle.default
  TC-036 3 UITableViewCell.EditingStyle UITableViewCell.EditingStyle.none
     UITableViewCell.EditingStyle.delete UITableViewCell.EditingStyle.insert
  TC-037 5 UITableViewCell.AccessoryType UITableViewCell.AccessoryType.none
     UITableViewCell.AccessoryType.disclosureIndicator
     UITableViewCell.AccessoryType.detailDisclosureButton
     UITableViewCell.AccessoryType.checkmark UITableViewCell.AccessoryType.detailButton
  TC-038 4 UITableViewCell.StateMask UITableViewCell.StateMask.showingEditControl
     UITableViewCell.StateMask.showingDeleteConfirmation
  TC-039 4 UITableViewCell.SeparatorStyle UITableViewCell.SeparatorStyle.none
     UITableViewCell.SeparatorStyle.singleLine UITableViewCell.SeparatorStyle.singleLineEtched
  TC-040 2 UITableViewCell.SeparatorStyle.doubleLineEtched UITableViewCell.StateMask.editing
  TD-001 6 UITableViewDelegate
  TD-002 5 UITableViewDelegate.tableView(_:heightForRowAt:)
  TD-003 3 UITableViewDelegate.tableView(_:heightForHeaderInSection:)
  TD-004 3 UITableViewDelegate.tableView(_:heightForFooterInSection:)
  TD-005 2 UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)
     UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)
     UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)
  TD-006 5 UITableViewDelegate.tableView(_:viewForHeaderInSection:)
  TD-007 4 UITableViewDelegate.tableView(_:viewForFooterInSection:)
  TD-008 4 UITableViewDelegate.tableView(_:willDisplay:forRowAt:)
  TD-009 4 UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)
  TD-010 2 UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)
  TD-011 2 UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)
  TD-012 2 UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)
  TD-013 1 UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)
  TD-014 2 UITableViewDelegate.tableView(_:indentationLevelForRowAt:)
  TD-015 5 UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)
  TD-016 3 UITableViewDelegate.tableView(_:shouldHighlightRowAt:)
  TD-017 1 UITableViewDelegate.tableView(_:didHighlightRowAt:)
  TD-018 2 UITableViewDelegate.tableView(_:didUnhighlightRowAt:)
  TD-019 5 UITableViewDelegate.tableView(_:willSelectRowAt:)
  TD-020 4 UITableViewDelegate.tableView(_:didSelectRowAt:)
  TD-021 4 UITableViewDelegate.tableView(_:willDeselectRowAt:)
  TD-022 2 UITableViewDelegate.tableView(_:didDeselectRowAt:)
  TD-023 5 UITableViewDelegate.tableView(_:editingStyleForRowAt:)
  TD-024 4 UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
  TD-025 3 UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)
  TD-026 5 UITableViewDelegate.tableView(_:willBeginEditingRowAt:)
  TD-027 3 UITableViewDelegate.tableView(_:didEndEditingRowAt:)
  TD-028 4 UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
  TD-029 3 UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)
  TD-030 6 UITableViewDelegate.tableView(_:canPerformAction:forRowAt:withSender:)
  TD-031 3 UITableViewDelegate.tableView(_:performAction:forRowAt:withSender:)
  DS-001 3 UITableViewDataSource
  DS-002 2 UITableViewDataSource.tableView(_:numberOfRowsInSection:)
  DS-003 4 UITableViewDataSource.tableView(_:cellForRowAt:)
  DS-004 1 UITableViewDataSource.numberOfSections(in:)
  DS-005 4 UITableViewDataSource.tableView(_:titleForHeaderInSection:)
  DS-006 3 UITableViewDataSource.tableView(_:titleForFooterInSection:)
  DS-007 2 UITableViewDataSource.tableView(_:canEditRowAt:)
  DS-008 1 UITableViewDataSource.tableView(_:canMoveRowAt:)
  DS-009 5 UITableViewDataSource.tableView(_:commit:forRowAt:)
  DS-010 4 UITableViewDataSource.tableView(_:moveRowAt:to:)
  DS-011 3 UITableViewDataSource.sectionIndexTitles(for:)
  DS-012 3 UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)
  DS-013 3 UIDataSourceModelAssociation
  DS-014 1 UIDataSourceModelAssociation.modelIdentifierForElement(at:in:)
  DS-015 1 UIDataSourceModelAssociation.indexPathForElement(withModelIdentifier:in:)
  DS-016 2 UITableViewHeaderFooterView
  DS-017 2 UITableViewHeaderFooterView.init(reuseIdentifier:)
  DS-018 1 UITableViewHeaderFooterView.reuseIdentifier
  DS-019 5 UITableViewHeaderFooterView.textLabel UITableViewHeaderFooterView.detailTextLabel
     UITableViewHeaderFooterView.contentView UITableViewHeaderFooterView.backgroundView
     UITableViewHeaderFooterView.tintColor UITableViewHeaderFooterView.prepareForReuse()
  DS-020 2 IndexPath.init(row:section:)
  DS-021 1 IndexPath.row
  DS-022 2 IndexPath.section
  DS-023 1 UITableViewController
  DS-024 2 UITableViewController.init(style:)
  DS-025 1 UITableViewController.tableView
  DS-026 2 UITableViewController.clearsSelectionOnViewWillAppear
  DS-027 3 UITableViewController.viewWillAppear(_:) UITableViewController.viewDidAppear(_:)
  DS-028 1 UITableViewController.setEditing(_:animated:)
  DS-029 6 "Other UIKit API needed for table views"
  UI-001 5 "Interaction with a table view"
  UI-002 12 "Plain style"
  UI-003 6 "Indexed list"
  UI-004 5 "Selection list"
  UI-005 18 "Grouped style"
  UI-006 8 "Common layout rules"
  UI-007 4 "Style .default"
  UI-008 6 "Style .subtitle"
  UI-009 6 "Style .value1"
  UI-010 8 "Style .value2"
  UI-011 5 "Checkmark"
  UI-012 3 "Disclosure indicator"
  UI-013 5 "Detail disclosure button"
  UI-014 4 "Row reorder control"
  UI-015 3 "Row insert control"
  UI-016 3 "Delete button control"
  UI-017 4 "Delete button"
  UI-018 2 "Choice of accessory views"
  UI-019 2 "Highlight on tap"
  UI-020 3 "Highlight when navigating"
  UI-021 6 "Durations"
  UI-022 3 "Default (iOS 7+) and classic (2011) theme"
  TC-041 1 UITableViewCell.init(frame:reuseIdentifier:)
  TC-042 1 UITableViewCell.SelectionStyle.blue UITableViewCell.SelectionStyle.gray
  TC-043 1 UITableViewCell.text UITableViewCell.font UITableViewCell.textColor
     UITableViewCell.textAlignment UITableViewCell.lineBreakMode
     UITableViewCell.selectedTextColor UITableViewCell.image UITableViewCell.selectedImage
     UITableViewCell.hidesAccessoryWhenEditing
  TD-032 1 UITableViewDelegate.tableView(_:accessoryTypeForRowWith:)
  TV-089 1 "Members that Apple deprecated later"
  """
