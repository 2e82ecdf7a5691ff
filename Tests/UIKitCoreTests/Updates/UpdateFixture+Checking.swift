import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

extension UpdateFixture {
  /// Returns the problems of a table without running animations.
  ///
  /// - Parameter selected: The identifiers of the rows that must be selected.
  /// - Returns: A line for each problem.
  func problems(selected: Set<Int>) -> [String] {
    var problems = log.mistakes
    let list = source.list
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    guard counts == list.sections.map(\.rows.count) else {
      return problems + ["counts \(counts), not \(list.sections.map(\.rows.count))"]
    }
    let visible = list.paths.filter { isOnScreen(table.rectForRow(at: $0)) }
    let shown = table.indexPathsForVisibleRows ?? []
    if shown != visible { problems.append("visible \(shown), not \(visible)") }
    for path in visible { problems += problemsOfRow(path, selected) }
    if cellViews.count != visible.count {
      problems.append("\(cellViews.count) cells on screen for \(visible.count) rows")
    }
    problems += problemsOfSections()
    if Set(log.open.keys) != Set(table.visibleCells.map { ObjectIdentifier($0) }) {
      problems.append("displayed according to the delegate calls: \(log.open.values.sorted())")
    }
    let (low, high) = legalRange
    if table.contentOffset.y < low - 0.01 || table.contentOffset.y > high + 0.01 {
      problems.append("offset \(table.contentOffset.y) outside of \(low)...\(high)")
    }
    let selection = Set((table.indexPathsForSelectedRows ?? []).map { list[$0].id })
    if selection != selected { problems.append("selected \(selection), not \(selected)") }
    return problems
  }

  /// The lowest and highest vertical content offset of a table at rest.
  var legalRange: (low: CGFloat, high: CGFloat) {
    let inset = table.adjustedContentInset
    let end = table.contentSize.height + inset.bottom - table.bounds.height
    return (-inset.top, max(-inset.top, end))
  }

  private func isOnScreen(_ rect: CGRect) -> Bool {
    rect.height > 0 && rect.maxY > table.bounds.minY && rect.minY < table.bounds.maxY
  }

  private func problemsOfRow(_ path: IndexPath, _ selected: Set<Int>) -> [String] {
    var problems: [String] = []
    let row = source.list[path]
    guard let cell = table.cellForRow(at: path) else { return ["no cell for \(path)"] }
    let rect = table.rectForRow(at: path)
    if cell.textLabel?.text != row.text {
      problems.append("\(path) shows \(cell.textLabel?.text ?? "nothing"), not \(row.text)")
    }
    if cell.frame != rect { problems.append("\(path) is at \(cell.frame), not \(rect)") }
    if cell.presentationFrame != rect {
      problems.append("\(path) is seen at \(cell.presentationFrame)")
    }
    if rect.height != row.height { problems.append("\(path) is \(rect.height) high") }
    if cell.alpha != 1 || cell.isHidden { problems.append("\(path) is not opaque") }
    if cell.isHighlighted { problems.append("\(path) is highlighted") }
    if cell.isSelected != selected.contains(row.id) { problems.append("\(path) looks selected") }
    if table.indexPath(for: cell) != path { problems.append("\(path) has another path") }
    return problems
  }

  /// Returns gaps, overlaps, wrong or stray headers, and a wrong height of the content.
  private func problemsOfSections() -> [String] {
    var problems: [String] = []
    var y = table.tableHeaderView?.frame.height ?? 0
    for (index, section) in source.list.sections.enumerated() {
      let header = table.rectForHeader(inSection: index)
      if abs(header.minY - y) > 0.01 {
        problems.append("header \(index) at \(header.minY), not \(y)")
      }
      y = header.maxY
      for row in section.rows.indices {
        let rect = table.rectForRow(at: path(row, index))
        if abs(rect.minY - y) > 0.01 {
          problems.append("\(index)-\(row) at \(rect.minY), not \(y)")
        }
        y = rect.maxY
      }
      y = table.rectForFooter(inSection: index).maxY
      if let view = table.headerView(forSection: index),
        view.textLabel?.text?.lowercased() != section.title?.lowercased() || view.alpha != 1
      {
        problems.append("header \(index) shows \(view.textLabel?.text ?? "nothing")")
      }
    }
    y += table.tableFooterView?.frame.height ?? 0
    if abs(table.contentSize.height - y) > 0.01 {
      problems.append("content is \(table.contentSize.height) high, not \(y)")
    }
    let headers = table.subviews.filter { $0 is UITableViewHeaderFooterView }
    let known =
      table.numberOfSections == 0
      ? []
      : (0..<table.numberOfSections).flatMap {
        [table.headerView(forSection: $0), table.footerView(forSection: $0)]
      }
    if headers.count != known.compactMap({ $0 }).count { problems.append("stray headers") }
    return problems
  }
}
