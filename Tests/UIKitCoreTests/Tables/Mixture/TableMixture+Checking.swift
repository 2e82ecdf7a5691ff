import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

extension TableMixture {
  /// Returns the problems found after all touches have ended and all animations have finished.
  func problemsAtRest() -> [String] {
    for id in 0...1 { stage.touchUp(id: id) }
    budget = 0
    stage.advance(by: 0.1)
    (table.dataSource, table.delegate) = (self, delegate)
    if table.window == nil { stage.window.addSubview(table) }
    table.frame = stage.window.bounds
    if !stage.settle(timeout: 20) { return ["does not settle"] }
    var problems = invalidRequests
    invalidRequests = []
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
    let expected = (table.indexPathsForRows(in: table.bounds) ?? []).filter {
      table.rectForRow(at: $0).height > 0
    }
    if visible != expected {
      problems.append("wrong rows: \(visible)")
    }
    problems += cellProblems(visible)
    let cells = table.subviews.filter { $0 is UITableViewCell }.count
    if cells != visible.count { problems.append("\(cells) cells for \(visible.count)") }
    let headerCount = table.subviews.filter { $0 is UITableViewHeaderFooterView }.count
    if headerCount != table.tiler.supplementaries.count {
      problems.append("\(headerCount) headers")
    }
    problems += geometryProblems(visible) + supplementaryProblems()
    if openCompletions != 0 { problems.append("\(openCompletions) completions are missing") }
    if !losesDelegate {
      let shown = Set(
        table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
          .map { ObjectIdentifier($0) }
      )
      if shown != displayed {
        problems.append("\(displayed.count) displayed, \(shown.count) shown")
      }
    }
    if let open = table.swipes.open, open.position != table.tiler.position(of: open.cell) {
      problems.append("swiped row elsewhere")
    }
    if !table.session.isSettled { problems.append("stuck") }
    if table.reorder.isActive { problems.append("drag without finger") }
    log.append(contentsOf: problems)
    return problems
  }

  /// Records problems of the rows during animations.
  func checkNow() {
    budget = 0
    isQuiet = true
    defer { isQuiet = false }
    guard table.session.isSettled, !table.hasOtherDataSource,
      !table.reorder.isActive, shownCounts == rows.map(\.count)
    else { return }
    let (cells, paths) = (table.visibleCells, table.indexPathsForVisibleRows ?? [])
    guard cells.count == paths.count else { return }
    let knownCount = invalidRequests.count
    defer { log.append(contentsOf: invalidRequests.dropFirst(knownCount)) }
    for (cell, path) in zip(cells, paths) {
      if cell.textLabel?.text != "\(rows[path.section][path.row])" {
        invalidRequests.append("\(path) shows \(cell.textLabel?.text ?? "nothing") for now")
      }
      if cell.isSelected != (table.indexPathsForSelectedRows?.contains(path) ?? false) {
        invalidRequests.append("\(path) looks selected for now")
      }
    }
  }

  private func cellProblems(_ visible: [IndexPath]) -> [String] {
    var problems: [String] = []
    for (cell, path) in zip(table.visibleCells, visible) {
      if cell.textLabel?.text != "\(rows[path.section][path.row])" {
        problems.append("\(path) shows \(cell.textLabel?.text ?? "nothing")")
      }
      let expectedFrame = table.rectForRow(at: path)
      if cell.frame != expectedFrame {
        problems.append("\(path) at \(cell.frame), not \(expectedFrame)")
      }
      if cell.isHighlighted { problems.append("\(path) is highlighted") }
      if cell.isEditing != table.editing.isOn { problems.append("\(path) is in another mode") }
      if cell.alpha != 1 { problems.append("\(path) is transparent") }
      if cell.showingDeleteConfirmation != (cell.editing.actions != nil) {
        problems.append("\(path) has buttons left")
      }
      let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
      if cell.isSelected != isSelected { problems.append("\(path) selected \(cell.isSelected)") }
    }
    return problems
  }

  private func geometryProblems(_ visible: [IndexPath]) -> [String] {
    var problems: [String] = []
    var y = table.tableHeaderView?.frame.height ?? 0
    for (section, items) in rows.enumerated() {
      if abs(table.rectForHeader(inSection: section).minY - y) > 0.001 {
        problems.append("header \(section)")
      }
      y = table.rectForHeader(inSection: section).maxY
      for (row, item) in items.enumerated() {
        let rect = table.rectForRow(at: at(row, section))
        if abs(rect.minY - y) > 0.001 {
          problems.append("\(section)-\(row) at \(rect.minY), not \(y)")
        }
        y = rect.maxY
        guard visible.contains(at(row, section)), !(delegate is PlainMixtureDelegate) else {
          continue
        }
        if rect.height != height(ofItem: item) {
          problems.append(
            "\(section)-\(row) has height \(rect.height), not \(height(ofItem: item))"
          )
        }
      }
      y = table.rectForFooter(inSection: section).maxY
    }
    y += table.tableFooterView?.frame.height ?? 0
    if abs(table.contentSize.height - y) > 0.001 {
      problems.append("content \(table.contentSize.height), not \(y)")
    }
    let inset = table.adjustedContentInset
    let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
    let offset = table.contentOffset.y
    if wasPutOutside {
      table.contentOffset.y = -inset.top
      wasPutOutside = false
      stage.settle()
    } else if offset < -inset.top - 0.5 || offset > end + 0.5 {
      problems.append("offset \(offset) not in \(-inset.top)...\(end)")
    }
    return problems
  }

  private func supplementaryProblems() -> [String] {
    var problems: [String] = []
    for section in rows.indices {
      let inlineRect = table.rectForHeader(inSection: section)
      var rect = inlineRect
      if table.style == .plain {
        let end = table.rectForFooter(inSection: section).minY
        rect.origin.y = min(
          max(inlineRect.minY, table.contentOffset.y + table.adjustedContentInset.top),
          max(inlineRect.minY, end - inlineRect.height)
        )
      }
      let view = table.tiler.supplementary(.header, section)
      if let view, view.frame != rect {
        problems.append("header \(section) at \(view.frame), not \(rect)")
      }
    }
    return problems
  }
}
