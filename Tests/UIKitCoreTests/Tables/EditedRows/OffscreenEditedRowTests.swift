import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for edited rows that leave the visible area.
@MainActor
struct OffscreenEditedRowTests {
  /// The kinds of scrolling by which the edited row leaves the visible area.
  enum Departure: CaseIterable {
    case offset, animatedOffset, wheel, drag, scrollToRow

    @MainActor
    func scrollAway(in list: EditedList) {
      switch self {
      case .offset: list.table.contentOffset.y = 900
      case .animatedOffset: list.table.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      case .wheel:
        for _ in 0..<6 {
          list.stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 290, y: 240))
          list.stage.advance(by: 0.3)
        }
      case .drag:
        for _ in 0..<3 {
          list.stage.drag(
            from: CGPoint(x: 290, y: 440),
            to: CGPoint(x: 290, y: 40),
            duration: 0.3,
            hold: 0.2
          )
          list.stage.advance(by: 0.5)
        }
      case .scrollToRow: list.table.scrollToRow(at: at(30), at: .middle, animated: true)
      }
      list.stage.settle(timeout: 2)
    }
  }

  @Test(arguments: EditedCell.Kind.allCases, Departure.allCases)
  func anEditedRowKeepsTheKeyboardAndItsCell(_ kind: EditedCell.Kind, _ departure: Departure) {
    let list = EditedList(kind)
    let cell = list.edit(1)
    list.stage.type("!")
    departure.scrollAway(in: list)
    #expect(list.table.cellForRow(at: at(1)) == nil)
    #expect(list.edited.first === cell && list.edited.count == 1)
    #expect(list.takeLog() == ["begin 1"])
    list.table.contentOffset.y = 0
    list.stage.settle(timeout: 1)
    #expect(list.cell(1) === cell)
    #expect(cell?.frame == list.table.rectForRow(at: at(1)))
    #expect(list.edited.first === cell && list.edited.count == 1)
    list.table.endEditing(true)
    #expect(list.takeLog() == ["end 1"])
    #expect(list.texts[1].contains("!") && list.texts[1].contains("1"))
  }

  @Test(arguments: EditedCell.Kind.allCases, Departure.allCases)
  func editingEndedOffScreenSavesTheRow(_ kind: EditedCell.Kind, _ departure: Departure) {
    let list = EditedList(kind)
    list.edit(1)
    list.stage.type("!")
    departure.scrollAway(in: list)
    list.table.endEditing(true)
    #expect(list.takeLog() == ["begin 1", "end 1"])
    #expect(list.texts[1].contains("!"))
    list.table.setContentOffset(.zero, animated: true)
    list.stage.settle(timeout: 2)
    #expect(list.table.indexPath(for: list.cell(1) ?? EditedCell()) == at(1))
    let visibleTexts = list.table.visibleCells.compactMap { ($0 as? EditedCell)?.field.text }
    #expect(visibleTexts == Array(list.texts.prefix(visibleTexts.count)))
    #expect(list.table.subviews.filter { $0 is EditedCell }.count == visibleTexts.count)
  }

  @Test func theEditedCellIsNotReused() {
    let list = EditedList()
    let cell = list.edit(2)
    for offset in stride(from: 0, through: 1280, by: 40) {
      list.table.contentOffset.y = CGFloat(offset)
      list.stage.advance(by: 0.02)
      guard offset > 132 else { continue }
      #expect(!list.table.visibleCells.contains { $0 === cell })
    }
    #expect(cell?.field.isFirstResponder == true)
  }

  @Test func displayCallbacksOfAnEditedCellArePaired() {
    let fixture = TableFixture([40])
    let field = UITextField(frame: CGRect(x: 20, y: 4, width: 200, height: 36))
    fixture.table.cellForRow(at: at(1))?.contentView.addSubview(field)
    field.becomeFirstResponder()
    fixture.recorder.take()
    fixture.table.contentOffset.y = 900
    fixture.stage.settle(timeout: 1)
    #expect(fixture.calls("didEnd").filter { $0 == "didEnd 0-1" }.count == 1)
    fixture.table.contentOffset.y = 0
    fixture.stage.settle(timeout: 1)
    let calls = fixture.recorder.take()
    #expect(calls.filter { $0 == "willDisplay 0-1" }.count == 1, "\(calls)")
    #expect(!calls.contains("cell 0-1"))
  }

  @Test func updatesElsewhereMoveTheEditedRow() {
    let list = EditedList()
    let cell = list.edit(1)
    list.table.contentOffset.y = 900
    list.stage.settle(timeout: 1)
    list.texts.insert(contentsOf: ["a", "b"], at: 0)
    list.table.insertRows(at: [at(0), at(1)], with: .automatic)
    list.stage.settle(timeout: 1)
    list.table.moveRow(at: at(20), to: at(0))
    list.texts.insert(list.texts.remove(at: 20), at: 0)
    list.stage.settle(timeout: 1)
    #expect(cell.flatMap { list.table.indexPath(for: $0) } == at(4))
    #expect(cell?.frame == list.table.rectForRow(at: at(4)))
    cell?.field.resignFirstResponder()
    #expect(list.takeLog() == ["begin 1", "end 4"])
  }

  @Test func anEditedRowPushedOffScreenKeepsTheKeyboard() {
    let list = EditedList()
    let cell = list.edit(2)
    list.stage.type("!")
    list.texts.insert(contentsOf: (0..<20).map { "new \($0)" }, at: 0)
    list.table.insertRows(at: (0..<20).map { at($0) }, with: .top)
    list.stage.advance(by: 0.1)
    #expect(cell.flatMap { list.table.indexPath(for: $0) } == at(22))
    list.stage.settle(timeout: 1)
    #expect(cell?.field.isFirstResponder == true)
    list.table.scrollToRow(at: at(22), at: .middle, animated: false)
    list.stage.settle(timeout: 1)
    #expect(list.cell(22) === cell)
    #expect(cell?.frame == list.table.rectForRow(at: at(22)))
    list.table.endEditing(true)
    #expect(list.takeLog() == ["begin 2", "end 22"])
  }

  @Test func aRowWithoutHeightEndsEditing() {
    let list = EditedList()
    list.edit(1)
    list.heights = { $0 == 1 ? 0 : 44 }
    list.table.beginUpdates()
    list.table.endUpdates()
    list.stage.settle(timeout: 1)
    #expect(list.takeLog() == ["begin 1", "end 1"])
    #expect(list.edited.isEmpty)
  }

  @Test func aHeaderKeepsTheKeyboard() {
    let list = EditedList(rows: 30, headers: true)
    let groupedTable = UITableView(frame: list.table.frame, style: .grouped)
    groupedTable.dataSource = list
    groupedTable.delegate = list
    groupedTable.register(EditedCell.self, forCellReuseIdentifier: "cell")
    list.stage.show(groupedTable)
    list.stage.advance(by: 0.1)
    list.headerField.becomeFirstResponder()
    let header = groupedTable.headerView(forSection: 0)
    groupedTable.contentOffset.y = 600
    list.stage.settle(timeout: 1)
    #expect(groupedTable.headerView(forSection: 0) == nil)
    #expect(list.headerField.isFirstResponder)
    groupedTable.contentOffset.y = 0
    list.stage.settle(timeout: 1)
    #expect(groupedTable.headerView(forSection: 0) === header)
    #expect(list.headerField.isFirstResponder)
    groupedTable.contentOffset.y = 600
    list.stage.settle(timeout: 1)
    list.headerField.resignFirstResponder()
    groupedTable.contentOffset.y = 500
    list.stage.settle(timeout: 1)
    #expect(header?.superview == nil)
  }
}
