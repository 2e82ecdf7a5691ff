import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for random touches, editing modes, updates and reloads, after which the rows are those of
/// the model.
@MainActor
struct EditingRandomTests {
  private let stage = Stage(size: CGSize(width: 320, height: 300))

  @Test(.separateProcess, arguments: [UITableView.Style.plain, .grouped])
  func anyMixOfTouchesAndUpdatesSettles(style: UITableView.Style) {
    var generator = SeededGenerator.forTest("\(style)")
    let list = EditableList(style, rows: 12)
    list.configure = { $0.accessoryType = .disclosureIndicator }
    stage.show(list.table)
    var isOpen = false
    while let step = generator.nextStep(of: 400) {
      performRandomOperation(on: list, &generator)
      stage.advance(by: Double.random(in: 0...0.2, using: &generator))
      for line in list.log.take() where line.hasPrefix("willBegin") || line.hasPrefix("didEnd") {
        // TD-027.2
        #expect(line.hasPrefix("didEnd") == isOpen, "step \(step): \(line)")
        isOpen = line.hasPrefix("willBegin")
      }
      guard step % 25 == 24 else { continue }
      for id in 0...1 { stage.touchUp(id: id) }
      stage.settle()
      guard check(list, "step \(step)") else { return }
    }
  }

  private func performRandomOperation(on list: EditableList, _ generator: inout SeededGenerator) {
    let point = CGPoint(
      x: .random(in: 0..<320, using: &generator),
      y: .random(in: 0..<300, using: &generator)
    )
    let id = Int.random(in: 0...5, using: &generator) == 0 ? 1 : 0
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<25: stage.touchDown(at: point, id: id)
    case 25..<55: stage.touchMove(to: point, id: id)
    case 55..<75: stage.touchUp(id: id)
    case 75..<78: stage.touchCancel(id: id)
    case 78..<84:
      list.table.setEditing(.random(using: &generator), animated: .random(using: &generator))
    case 84..<88: insert(into: list, &generator)
    case 88..<92: delete(from: list, &generator)
    case 92..<94: list.table.reloadData()
    case 94..<96: reload(list, &generator)
    case 96..<97: list.removesRows.toggle()
    case 97..<98: list.table.allowsMultipleSelectionDuringEditing.toggle()
    case 98..<99: list.style = list.style == .delete ? .insert : .delete
    default:
      stage.scrollWheel(by: CGVector(dx: 0, dy: .random(in: -2...2, using: &generator)), at: point)
    }
  }

  private func insert(into list: EditableList, _ generator: inout SeededGenerator) {
    let row = Int.random(in: 0...list.names.count, using: &generator)
    list.names.insert("New \(generator.next() % 1000)", at: row)
    list.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .top)
  }

  private func delete(from list: EditableList, _ generator: inout SeededGenerator) {
    guard let row = list.names.indices.randomElement(using: &generator) else { return }
    list.names.remove(at: row)
    list.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
  }

  private func reload(_ list: EditableList, _ generator: inout SeededGenerator) {
    guard let row = list.names.indices.randomElement(using: &generator) else { return }
    list.table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
  }

  /// Checks the table against the model, and returns whether it has no problems.
  private func check(_ list: EditableList, _ moment: String) -> Bool {
    let table = list.table
    var confirmations = 0
    var isConsistent = true
    func expect(_ condition: Bool, _ message: String) {
      #expect(condition, "\(moment): \(message)")
      if !condition { isConsistent = false }
    }
    for path in table.indexPathsForVisibleRows ?? [] {
      let cell = list.cell(path.row)
      expect(cell.textLabel?.text == list.names[path.row], "row \(path.row) shows another row")
      expect(cell.isEditing == table.editing.isOn, "row \(path.row) is in another mode")
      expect(cell.frame == table.rectForRow(at: path), "row \(path.row) is elsewhere")
      if cell.showingDeleteConfirmation { confirmations += 1 }
      expect(
        cell.showingDeleteConfirmation == (cell.editing.actions != nil),
        "row \(path.row) has buttons left over"
      )
      let indent: CGFloat = cell.editing.isEditing ? cell.editingIndent : 0
      let offset = cell.editing.actions?.naturalWidth ?? 0
      expect(abs(cell.contentView.frame.minX - indent + offset) < 0.2, "row \(path.row) is shifted")
      expect(cell.editing.exitingViews.isEmpty, "row \(path.row) keeps old views")
      expect(cell.editing.pendingState == nil, "row \(path.row) is between states")
    }
    expect(confirmations == (table.swipes.open == nil ? 0 : 1), "\(confirmations) open rows")
    return isConsistent
  }
}
