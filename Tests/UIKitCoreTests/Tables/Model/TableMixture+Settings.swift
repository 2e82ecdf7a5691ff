import Foundation
import UIKitGraphics

@testable import UIKitCore

extension TableMixture {
  /// Sets a property of the table, or calls a method.
  func perform(_ setting: TableOperation.Setting) {
    switch setting {
    case .editing(let isOn, let animated): table.setEditing(isOn, animated: animated)
    case .dataSource(let isSet): table.dataSource = isSet ? self : nil
    case .delegate(let isSet):
      if isSet || losesDelegate { table.delegate = isSet ? delegate : nil }
    case .otherDelegate(let index):
      delegateIndex = index % delegates.count
      table.delegate = delegate
    case .width(let width): table.frame.size.width = CGFloat(width)
    case .height(let height): table.frame.size.height = CGFloat(height)
    case .rowHeight(let height):
      rowHeight = height
      table.rowHeight = height == 0 ? UITableView.automaticDimension : CGFloat(height)
    case .headerHeight(let height):
      headerHeight = height
      table.sectionHeaderHeight = CGFloat(height)
    case .estimatedRowHeight(let height): table.estimatedRowHeight = CGFloat(height)
    case .estimatedHeaderHeight(let height):
      table.estimatedSectionHeaderHeight = CGFloat(height)
    case .multipleSelection(let isOn): table.allowsMultipleSelection = isOn
    case .multipleSelectionDuringEditing(let isOn):
      // Cells in editing mode keep their current control.
      if !table.editing.isOn { table.allowsMultipleSelectionDuringEditing = isOn }
    case .selectionDuringEditing(let isOn): table.allowsSelectionDuringEditing = isOn
    case .tableHeader(let height):
      table.tableHeaderView =
        height == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
    case .tableFooter(let isOn): table.tableFooterView = isOn ? UIView() : nil
    case .separators(let isOn): table.separatorStyle = isOn ? .singleLine : .none
    case .index(let isOn, let minimum):
      table.sectionIndexMinimumDisplayRowCount = minimum
      hasIndex = isOn
      table.reloadSectionIndexTitles()
    case .adjustsInsets(let isOn):
      table.contentInsetAdjustmentBehavior = isOn ? .automatic : .never
    case .insets(let top, let bottom):
      table.contentInset.top = CGFloat(top)
      table.contentInset.bottom = CGFloat(bottom)
    default: call(setting)
    }
  }

  private func call(_ setting: TableOperation.Setting) {
    switch setting {
    case .select(let section, let row, let position, let animated):
      guard let path = shownPath(section, row) else { return }
      table.selectRow(at: path, animated: animated, scrollPosition: position)
    case .deselect(let animated):
      if let path = table.indexPathForSelectedRow {
        table.deselectRow(at: path, animated: animated)
      }
    case .scroll(let section, let row, let position, let animated):
      guard let path = shownPath(section, row) else { return }
      table.scrollToRow(at: path, at: position, animated: animated)
    case .scrollToSelected(let position, let animated):
      table.scrollToNearestSelectedRow(at: position, animated: animated)
    case .offset(let y, let animated):
      wasPutOutside = true
      table.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    case .layOut: table.layoutIfNeeded()
    default: _ = (table.visibleCells, table.indexPathsForVisibleRows)
    }
  }

  /// Returns the index path of an operation's row in the table; `nil` if there are no rows.
  private func shownPath(_ section: Int, _ row: Int) -> IndexPath? {
    let sections = table.numberOfSections
    guard sections > 0 else { return nil }
    let count = table.numberOfRows(inSection: section % sections)
    return count > 0 ? at(row % count, section % sections) : nil
  }
}
