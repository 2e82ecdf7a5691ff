import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// The tables to query, in different states.
@MainActor
private let tables: [(name: String, table: @MainActor (Fixture) -> UITableView)] = [
  ("UITableView", { $0.table }),
  ("unloaded UITableView", { $0.unloaded }),
  (
    "UITableView in an update",
    { fixture in
      fixture.table.beginUpdates()
      return fixture.table
    }
  ),
  (
    "UITableView without data source",
    { fixture in
      fixture.table.dataSource = nil
      return fixture.table
    }
  ),
]

extension CaseList {
  mutating func addTableGeometry() {
    for (name, table) in tables {
      add("\(name).rectForRow(at:)", Paths.all) { _ = table($0).rectForRow(at: $1) }
      add("\(name).cellForRow(at:)", Paths.all) { _ = table($0).cellForRow(at: $1) }
      add("\(name).numberOfRows(inSection:)", Paths.sections) {
        _ = table($0).numberOfRows(inSection: $1)
      }
      add("\(name).rect(forSection:)", Paths.sections) { _ = table($0).rect(forSection: $1) }
      add("\(name).rectForHeader(inSection:)", Paths.sections) {
        _ = table($0).rectForHeader(inSection: $1)
      }
      add("\(name).rectForFooter(inSection:)", Paths.sections) {
        _ = table($0).rectForFooter(inSection: $1)
      }
      add("\(name).headerView(forSection:)", Paths.sections) {
        _ = table($0).headerView(forSection: $1)
      }
      add("\(name).footerView(forSection:)", Paths.sections) {
        _ = table($0).footerView(forSection: $1)
      }
      add("\(name).indexPathForRow(at:)", Shapes.points) { _ = table($0).indexPathForRow(at: $1) }
    }
    for (name, table) in tables.prefix(2) {
      add("\(name).indexPathsForRows(in:)", Shapes.rects) {
        _ = table($0).indexPathsForRows(in: $1)
      }
    }
    add("grouped UITableView.indexPathsForRows(in:)", Shapes.rects) {
      _ = $0.grouped.indexPathsForRows(in: $1)
    }
    addCellGeometry()
    addIndexPaths()
  }

  private mutating func addCellGeometry() {
    let cells: [(String, @MainActor (Fixture) -> UITableViewCell)] = [
      ("a new cell", { _ in UITableViewCell() }),
      ("a cell of another table", { $0.grouped.visibleCells[0] }),
      (
        "a removed cell",
        { fixture in
          let cell = fixture.cell
          cell.removeFromSuperview()
          return cell
        }
      ),
      (
        "a queued cell",
        { fixture in
          let cell = fixture.cell
          fixture.table.contentOffset.y = 700
          fixture.drawFrames()
          return cell
        }
      ),
      (
        "the cell of a table that is gone",
        { fixture in
          let cell = fixture.cell
          fixture.table.removeFromSuperview()
          return cell
        }
      ),
    ]
    for (name, cell) in cells {
      add("UITableView.indexPath(for:) \(name)") { fixture in
        let cell = cell(fixture)
        _ = fixture.table.indexPath(for: cell)
      }
    }
  }

  private mutating func addIndexPaths() {
    let end = End.stops("elements, not two")
    let paths = Paths.misshapen
    add("IndexPath.row", paths, end: { _ in end }) { _ = $1.row }
    add("IndexPath.section", paths, end: { _ in end }) { _ = $1.section }
    add("IndexPath.item", paths, end: { _ in end }) { _ = $1.item }
    add("IndexPath.row set", paths, end: { _ in end }) { _, path in
      var path = path
      path.row = 3
    }
    add("IndexPath.section set", paths, end: { _ in end }) { _, path in
      var path = path
      path.section = 3
    }
  }

  mutating func addTableSelection() {
    for (name, table) in tables {
      let isEmpty = name.hasSuffix("data source")
      add("\(name).selectRow(at:)", Paths.all, end: { _ in .stops("was to be selected, but") }) {
        table($0).selectRow(at: $1, animated: false, scrollPosition: .none)
      }
      add("\(name).deselectRow(at:)", Paths.all) { table($0).deselectRow(at: $1, animated: false) }
      add(
        "\(name).scrollToRow(at:)",
        Paths.all,
        end: { path in
          let isHeader =
            !isEmpty && path.count == 2 && path[1] == NSNotFound && (0..<3).contains(path[0])
          return isHeader ? .continues : .stops("The table was to scroll to")
        }
      ) { table($0).scrollToRow(at: $1, at: .top, animated: false) }
      add("\(name).scrollToNearestSelectedRow without selection") {
        table($0).scrollToNearestSelectedRow(at: .middle, animated: true)
      }
    }
    add("UITableView.selectRow(at:animated:scrollPosition:) nil") {
      $0.table.selectRow(at: nil, animated: true, scrollPosition: .top)
    }
    add("UITableView.scrollToRow(at:) in a table of no size") { fixture in
      fixture.table.frame = .zero
      fixture.table.scrollToRow(at: IndexPath(row: 5, section: 2), at: .middle, animated: true)
    }
    add("UITableView.selectRow(at:) of a row that is deleted at once") { fixture in
      let path = IndexPath(row: 19, section: 2)
      fixture.table.selectRow(at: path, animated: true, scrollPosition: .bottom)
      fixture.source.counts[2] = 1
      fixture.table.reloadData()
    }
    addSelectionAnswers()
  }

  private mutating func addSelectionAnswers() {
    add("UITableViewDelegate.willSelectRowAt answers", Paths.all) { fixture, path in
      fixture.delegate.selected = { _ in path }
      fixture.stage.tap(at: CGPoint(x: 60, y: 130))
      fixture.stage.settle()
    }
    add("UITableViewDelegate.willDeselectRowAt answers", Paths.all) { fixture, path in
      let first = IndexPath(row: 0, section: 0)
      fixture.table.selectRow(at: first, animated: false, scrollPosition: .none)
      fixture.delegate.deselected = { _ in path }
      fixture.stage.tap(at: CGPoint(x: 60, y: 170))
      fixture.stage.settle()
    }
  }
}
