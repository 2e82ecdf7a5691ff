import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the order in which a table calls its data source and delegate, compared with recorded
/// texts.
///
/// `ROLLTOP_SNAPSHOTS=record` writes the texts again.
@MainActor
struct CallOrderTests {
  private let stage = Stage(size: CGSize(width: 320, height: 400))

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func theOrderOfCallsMatchesTheRecording(style: UITableView.Style) throws {
    let list = RecordedList(style: style)
    var lines: [String] = []
    for step in Step.allCases {
      perform(step, on: list)
      lines.append("# \(step)")
      lines += list.recorder.take()
    }
    try compare(lines, withRecording: style == .plain ? "plain.txt" : "grouped.txt")
  }

  private enum Step: CaseIterable {
    case load, scroll, wheel, batch, sections, select, keys, edit, control, reorder, leave, swipe
    case reload, row, reloadRows, resize, index, selectionOfSeveral, look, empty
  }

  private func perform(_ step: Step, on list: RecordedList) {
    let table = list.table
    switch step {
    case .load: stage.show(table)
    case .scroll:
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 120), duration: 0.2)
    case .wheel: stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 100, y: 200))
    case .batch: changeRows(list)
    case .sections: changeSections(list)
    case .select: stage.tap(at: pointInFullyVisibleRow(0, of: list))
    case .keys:
      _ = table.becomeFirstResponder()
      for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardSpacebar, .keyboardEnd] {
        stage.press(key)
        stage.settle()
      }
    case .edit: table.setEditing(true, animated: true)
    case .control:
      stage.tap(at: CGPoint(x: 20, y: pointInFullyVisibleRow(2, of: list).y))
      stage.settle()
      stage.tap(at: CGPoint(x: 200, y: 20))
    case .reorder:
      let start = CGPoint(x: 320 - 40, y: pointInFullyVisibleRow(1, of: list).y)
      stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 120), duration: 0.3, hold: 0.3)
    case .leave: table.setEditing(false, animated: false)
    case .swipe:
      let start = pointInFullyVisibleRow(1, of: list)
      stage.drag(from: start, to: CGPoint(x: start.x - 80, y: start.y), duration: 0.3, hold: 0.3)
      stage.settle()
      stage.tap(at: CGPoint(x: 280, y: start.y))
    case .reload: table.reloadData()
    case .row:
      table.scrollToRow(at: IndexPath(row: 9, section: 1), at: .middle, animated: true)
    case .reloadRows: table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .fade)
    case .resize: table.frame = CGRect(x: 0, y: 0, width: 280, height: 300)
    case .index: stage.tap(at: CGPoint(x: 272, y: 150))
    case .selectionOfSeveral:
      table.allowsMultipleSelection = true
      for row in 0..<2 { stage.tap(at: pointInFullyVisibleRow(row, of: list)) }
    case .look: table.overrideUserInterfaceStyle = .dark
    case .empty:
      list.rows = []
      table.reloadData()
    }
    stage.settle()
  }

  private func changeRows(_ list: RecordedList) {
    list.table.performBatchUpdates {
      list.rows[0].remove(at: 4)
      list.rows[0].insert("new", at: 6)
      list.rows[1].insert(list.rows[0].remove(at: 8), at: 0)
      list.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .left)
      list.table.insertRows(at: [IndexPath(row: 6, section: 0)], with: .automatic)
      list.table.moveRow(at: IndexPath(row: 8, section: 0), to: IndexPath(row: 0, section: 1))
    }
  }

  private func changeSections(_ list: RecordedList) {
    list.rows.insert(["first", "second"], at: 0)
    list.rows.removeLast()
    list.table.beginUpdates()
    list.table.insertSections([0], with: .fade)
    list.table.deleteSections([2], with: .top)
    list.table.endUpdates()
  }

  /// Returns a point in the vertical centre of a row, in window coordinates.
  ///
  /// The index counts the rows from the top of the table. Rows that begin less than 30 points below
  /// its top edge do not count, because a section header may cover them.
  private func pointInFullyVisibleRow(_ index: Int, of list: RecordedList) -> CGPoint {
    let table = list.table
    let rects = (table.indexPathsForVisibleRows ?? []).map(table.rectForRow)
    let fullyVisible = rects.filter { $0.minY >= table.contentOffset.y + 30 }
    return CGPoint(x: 150, y: fullyVisible[index].midY - table.contentOffset.y)
  }

  private func compare(_ lines: [String], withRecording name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Recorded/\(name)")
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["ROLLTOP_SNAPSHOTS"] == "record" {
      return try Data(text.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let difference = lines.difference(from: recorded.dropLast())
    #expect(difference.isEmpty, "\(difference.prefix(10))")
  }
}
