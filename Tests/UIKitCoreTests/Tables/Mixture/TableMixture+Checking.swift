import Foundation
import UIKitTesting

@testable import UIKitCore

extension TableMixture {
  /// What is wrong once every finger is lifted and everything has come to rest.
  func problemsAtRest() -> [String] {
    for id in 0...1 { stage.touchUp(id: id) }
    budget = 0
    stage.advance(by: 0.1)
    (table.dataSource, table.delegate) = (self, self)
    if table.window == nil { stage.window.addSubview(table) }
    table.frame = stage.window.bounds
    if !stage.settle(timeout: 20) { return ["does not settle"] }
    var problems = wrongQuestions
    wrongQuestions = []
    if table.numberOfSections != rows.count {
      problems.append("\(table.numberOfSections) sections, not \(rows.count)")
      log.append(problems.last ?? "")
      return problems
    }
    for (section, items) in rows.enumerated()
    where table.numberOfRows(inSection: section) != items.count {
      problems.append("section \(section) has \(table.numberOfRows(inSection: section)) rows")
      log.append(problems.last ?? "")
      return problems
    }
    let visible = table.indexPathsForVisibleRows ?? []
    if visible != (table.indexPathsForRows(in: table.bounds) ?? []) {
      problems.append("wrong rows: \(visible)")
    }
    for (cell, path) in zip(table.visibleCells, visible) {
      if cell.textLabel?.text != "\(rows[path.section][path.row])" {
        problems.append("\(path) shows \(cell.textLabel?.text ?? "nothing")")
      }
      let place = table.rectForRow(at: path)
      if cell.frame != place { problems.append("\(path) at \(cell.frame), not \(place)") }
      if cell.isHighlighted { problems.append("\(path) is highlighted") }
      if cell.isEditing != table.editing.isOn { problems.append("\(path) is in another mode") }
      if cell.alpha != 1 { problems.append("\(path) is transparent") }
      if cell.showingDeleteConfirmation != (cell.editing.actions != nil) {
        problems.append("\(path) has buttons left")
      }
      let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
      if cell.isSelected != isSelected { problems.append("\(path) selected \(cell.isSelected)") }
    }
    let cells = table.subviews.filter { $0 is UITableViewCell }.count
    if cells != visible.count { problems.append("\(cells) cells for \(visible.count)") }
    let heads = table.subviews.filter { $0 is UITableViewHeaderFooterView }.count
    if heads != table.tiler.supplementaries.count { problems.append("\(heads) headers") }
    if table.tiler.isTiling || table.updates.isPending { problems.append("stuck") }
    if table.reorder.isActive { problems.append("drag without finger") }
    log.append(contentsOf: problems)
    return problems
  }
}
