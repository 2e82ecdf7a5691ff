import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for two-finger pans, which select rows if the delegate allows it, and scroll otherwise.
@MainActor
struct MultipleSelectionInteractionTests {
  private let stage: Stage
  private let list = InteractionList(style: .plain)

  init() {
    stage = Stage(size: CGSize(width: 320, height: 440))
    stage.checksDamage = true
    list.tableView.allowsMultipleSelectionDuringEditing = true
    stage.show(list)
  }

  private func centerY(ofRow row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }

  private func putFingersDown(at y: CGFloat) {
    stage.touchDown(at: CGPoint(x: 100, y: y), id: 0)
    stage.touchDown(at: CGPoint(x: 220, y: y), id: 1)
    stage.advance(by: 1 / 60)
  }

  private func moveFingers(to y: CGFloat, from startY: CGFloat) {
    for step in 1...10 {
      let currentY = startY + (y - startY) * CGFloat(step) / 10
      stage.touchMove(to: CGPoint(x: 100, y: currentY), id: 0)
      stage.touchMove(to: CGPoint(x: 220, y: currentY), id: 1)
      stage.advance(by: 1 / 60)
    }
  }

  private func liftFingers() {
    stage.touchUp(id: 0)
    stage.touchUp(id: 1)
    stage.settle()
  }

  private var selectedRows: [Int] { (list.tableView.indexPathsForSelectedRows ?? []).map(\.row) }

  @Test func rowsBetweenTheFirstAndTheFingerAreSelected() {
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 5), from: centerY(ofRow: 2))
    #expect(list.tableView.isEditing && list.tableView.contentOffset.y == 0)
    #expect(selectedRows == [2, 3, 4, 5])
    moveFingers(to: centerY(ofRow: 3), from: centerY(ofRow: 5))
    #expect(selectedRows == [2, 3])
    moveFingers(to: centerY(ofRow: 1), from: centerY(ofRow: 3))
    #expect(selectedRows == [1, 2])
    #expect(list.calls == ["should 2", "begin 2"])
    liftFingers()
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selectedRows == [1, 2])
    #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(list.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == false)
  }

  @Test func aPanFromASelectedRowDeselects() {
    list.tableView.setEditing(true, animated: false)
    for row in [0, 2, 3, 5] {
      list.tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 4), from: centerY(ofRow: 2))
    #expect(selectedRows == [0, 5])
    moveFingers(to: centerY(ofRow: 2), from: centerY(ofRow: 4))
    #expect(selectedRows == [0, 3, 5], "rows outside the range have their previous state")
    liftFingers()
  }

  @Test func theDelegateIsCalledForEachRow() {
    list.unselectableRows = [3]
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 4), from: centerY(ofRow: 2))
    liftFingers()
    #expect(selectedRows == [2, 4])
    #expect(list.reportedRows == [2, 4])
  }

  @Test func withoutTheDelegatesPermissionTwoFingersScroll() {
    list.allowsInteraction = false
    putFingersDown(at: centerY(ofRow: 6))
    moveFingers(to: centerY(ofRow: 2), from: centerY(ofRow: 6))
    #expect(list.calls == ["should 6"])
    #expect(list.tableView.contentOffset.y > 100 && selectedRows.isEmpty)
    liftFingers()
    #expect(list.calls == ["should 6"])
  }

  @Test func oneFingerScrolls() {
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
    stage.settle()
    #expect(list.calls.isEmpty && list.tableView.contentOffset.y > 100)
  }

  @Test func aTableOfSingleSelectionScrolls() {
    list.tableView.allowsMultipleSelectionDuringEditing = false
    putFingersDown(at: centerY(ofRow: 6))
    moveFingers(to: centerY(ofRow: 2), from: centerY(ofRow: 6))
    liftFingers()
    #expect(list.calls.isEmpty && list.tableView.contentOffset.y > 100)
  }

  @Test func withoutEditingModeTheInteractionEndsImmediately() {
    list.entersEditingMode = false
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 5), from: centerY(ofRow: 2))
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selectedRows.isEmpty && list.tableView.contentOffset.y == 0)
    liftFingers()
    #expect(list.calls.count == 3)
  }

  @Test func tablesWithMultipleSelectionNeedNoEditingMode() {
    list.entersEditingMode = false
    list.tableView.allowsMultipleSelection = true
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 4), from: centerY(ofRow: 2))
    liftFingers()
    #expect(selectedRows == [2, 3, 4] && list.calls.last == "end")
  }

  @Test func nearTheEdgeTheTableScrollsAndSelects() {
    putFingersDown(at: centerY(ofRow: 5))
    moveFingers(to: 438, from: centerY(ofRow: 5))
    stage.advance(by: 1)
    let offset = list.tableView.contentOffset.y
    #expect(offset > 200)
    #expect(selectedRows.first == 5 && selectedRows.count > 8)
    #expect(selectedRows == Array(5...(selectedRows.last ?? 0)))
    moveFingers(to: 200, from: 438)
    let resting = list.tableView.contentOffset.y
    stage.advance(by: 0.5)
    #expect(list.tableView.contentOffset.y == resting)
    #expect(selectedRows.last == Int((resting + 200) / 44))
    liftFingers()
  }

  @Test func belowTheLastRowTheRangeEndsAtTheLast() {
    list.rowCount = 4
    list.tableView.reloadData()
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: 300, from: centerY(ofRow: 2))
    #expect(selectedRows == [2, 3])
    moveFingers(to: -50, from: 300)
    #expect(selectedRows == [0, 1, 2])
    liftFingers()
  }

  @Test func aReloadEndsTheInteraction() {
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 4), from: centerY(ofRow: 2))
    list.tableView.reloadData()
    moveFingers(to: centerY(ofRow: 6), from: centerY(ofRow: 4))
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selectedRows.isEmpty)
    liftFingers()
    #expect(list.calls.count == 3)
  }

  @Test func aReloadWhenTheInteractionBeginsSelectsNoRemovedRows() {
    list.onBegin = { list in
      list.rowCount = 1
      list.tableView.reloadData()
    }
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 4), from: centerY(ofRow: 2))
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selectedRows.isEmpty)
    liftFingers()
  }

  @Test func cancelledTouchesEndTheInteraction() {
    putFingersDown(at: centerY(ofRow: 2))
    moveFingers(to: centerY(ofRow: 4), from: centerY(ofRow: 2))
    stage.touchCancel(id: 0)
    stage.touchCancel(id: 1)
    #expect(list.calls.last == "end" && selectedRows == [2, 3, 4])
    stage.settle()
    putFingersDown(at: centerY(ofRow: 5))
    moveFingers(to: centerY(ofRow: 6), from: centerY(ofRow: 5))
    liftFingers()
    #expect(selectedRows == [2, 3, 4, 5, 6])
  }

  @Test func withoutTheDelegateMethodTwoFingersScroll() {
    let plain = TableFixture([30], size: CGSize(width: 320, height: 440)) {
      $0.table.allowsMultipleSelection = true
    }
    for id in 0...1 {
      plain.stage.touchDown(at: CGPoint(x: 100 + 100 * CGFloat(id), y: 300), id: id)
    }
    for step in 1...10 {
      for id in 0...1 {
        let point = CGPoint(x: 100 + 100 * CGFloat(id), y: 300 - 15 * CGFloat(step))
        plain.stage.touchMove(to: point, id: id)
      }
      plain.stage.advance(by: 1 / 60)
    }
    #expect(plain.table.contentOffset.y > 100)
  }
}

private final class InteractionList: UITableViewController {
  var rowCount = 60
  var allowsInteraction = true
  var entersEditingMode = true
  var unselectableRows: Set<Int> = []
  var onBegin: ((InteractionList) -> Void)?
  private(set) var calls: [String] = []
  private(set) var reportedRows: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    calls.append("should \(indexPath.row)")
    return allowsInteraction
  }

  override func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.append("begin \(indexPath.row)")
    if entersEditingMode { tableView.setEditing(true, animated: true) }
    onBegin?(self)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    calls.append("end")
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    unselectableRows.contains(indexPath.row) ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    reportedRows.append(indexPath.row)
  }
}
