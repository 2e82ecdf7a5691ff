import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for two-finger pans, which select rows if the delegate allows it, and scroll otherwise.
@MainActor
struct MultipleSelectionInteractionTests {
  private let stage: Stage
  private let list = List(style: .plain)

  init() {
    stage = Stage(size: CGSize(width: 320, height: 440))
    stage.checksDamage = true
    list.tableView.allowsMultipleSelectionDuringEditing = true
    stage.show(list)
  }

  private func middle(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }

  private func down(_ y: CGFloat) {
    stage.touchDown(at: CGPoint(x: 100, y: y), id: 0)
    stage.touchDown(at: CGPoint(x: 220, y: y), id: 1)
    stage.advance(by: 1 / 60)
  }

  private func move(to y: CGFloat, from old: CGFloat) {
    for step in 1...10 {
      let y2 = old + (y - old) * CGFloat(step) / 10
      stage.touchMove(to: CGPoint(x: 100, y: y2), id: 0)
      stage.touchMove(to: CGPoint(x: 220, y: y2), id: 1)
      stage.advance(by: 1 / 60)
    }
  }

  private func up() {
    stage.touchUp(id: 0)
    stage.touchUp(id: 1)
    stage.settle()
  }

  private var selected: [Int] { (list.tableView.indexPathsForSelectedRows ?? []).map(\.row) }

  @Test func rowsBetweenTheFirstAndTheFingerAreSelected() {
    down(middle(2))
    move(to: middle(5), from: middle(2))
    #expect(list.tableView.isEditing && list.tableView.contentOffset.y == 0)
    #expect(selected == [2, 3, 4, 5])
    move(to: middle(3), from: middle(5))
    #expect(selected == [2, 3])
    move(to: middle(1), from: middle(3))
    #expect(selected == [1, 2])
    #expect(list.calls == ["should 2", "begin 2"])
    up()
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selected == [1, 2])
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
    down(middle(2))
    move(to: middle(4), from: middle(2))
    #expect(selected == [0, 5])
    move(to: middle(2), from: middle(4))
    #expect(selected == [0, 3, 5], "what was left again is as before")
    up()
  }

  @Test func theDelegateIsCalledForEachRow() {
    list.refused = [3]
    down(middle(2))
    move(to: middle(4), from: middle(2))
    up()
    #expect(selected == [2, 4])
    #expect(list.reportedRows == [2, 4])
  }

  @Test func withoutTheDelegatesPermissionTwoFingersScroll() {
    list.allows = false
    down(middle(6))
    move(to: middle(2), from: middle(6))
    #expect(list.calls == ["should 6"])
    #expect(list.tableView.contentOffset.y > 100 && selected.isEmpty)
    up()
    #expect(list.calls == ["should 6"])
  }

  @Test func oneFingerScrolls() {
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
    stage.settle()
    #expect(list.calls.isEmpty && list.tableView.contentOffset.y > 100)
  }

  @Test func aTableOfSingleSelectionScrolls() {
    list.tableView.allowsMultipleSelectionDuringEditing = false
    down(middle(6))
    move(to: middle(2), from: middle(6))
    up()
    #expect(list.calls.isEmpty && list.tableView.contentOffset.y > 100)
  }

  @Test func withoutEditingModeTheInteractionEndsImmediately() {
    list.edits = false
    down(middle(2))
    move(to: middle(5), from: middle(2))
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selected.isEmpty && list.tableView.contentOffset.y == 0)
    up()
    #expect(list.calls.count == 3)
  }

  @Test func tablesWithMultipleSelectionNeedNoEditingMode() {
    list.edits = false
    list.tableView.allowsMultipleSelection = true
    down(middle(2))
    move(to: middle(4), from: middle(2))
    up()
    #expect(selected == [2, 3, 4] && list.calls.last == "end")
  }

  @Test func nearTheEdgeTheTableScrollsAndSelects() {
    down(middle(5))
    move(to: 438, from: middle(5))
    stage.advance(by: 1)
    let offset = list.tableView.contentOffset.y
    #expect(offset > 200)
    #expect(selected.first == 5 && selected.count > 8)
    #expect(selected == Array(5...(selected.last ?? 0)))
    move(to: 200, from: 438)
    let resting = list.tableView.contentOffset.y
    stage.advance(by: 0.5)
    #expect(list.tableView.contentOffset.y == resting)
    #expect(selected.last == Int((resting + 200) / 44))
    up()
  }

  @Test func belowTheLastRowTheRangeEndsAtTheLast() {
    list.count = 4
    list.tableView.reloadData()
    down(middle(2))
    move(to: 300, from: middle(2))
    #expect(selected == [2, 3])
    move(to: -50, from: 300)
    #expect(selected == [0, 1, 2])
    up()
  }

  @Test func aReloadEndsTheInteraction() {
    down(middle(2))
    move(to: middle(4), from: middle(2))
    list.tableView.reloadData()
    move(to: middle(6), from: middle(4))
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selected.isEmpty)
    up()
    #expect(list.calls.count == 3)
  }

  @Test func aReloadWhenTheInteractionBeginsSelectsNoRemovedRows() {
    list.onBegin = { list in
      list.count = 1
      list.tableView.reloadData()
    }
    down(middle(2))
    move(to: middle(4), from: middle(2))
    #expect(list.calls == ["should 2", "begin 2", "end"])
    #expect(selected.isEmpty)
    up()
  }

  @Test func cancelledTouchesEndTheInteraction() {
    down(middle(2))
    move(to: middle(4), from: middle(2))
    stage.touchCancel(id: 0)
    stage.touchCancel(id: 1)
    #expect(list.calls.last == "end" && selected == [2, 3, 4])
    stage.settle()
    down(middle(5))
    move(to: middle(6), from: middle(5))
    up()
    #expect(selected == [2, 3, 4, 5, 6])
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

private final class List: UITableViewController {
  var count = 60
  var allows = true
  var edits = true
  var refused: Set<Int> = []
  var onBegin: ((List) -> Void)?
  private(set) var calls: [String] = []
  private(set) var reportedRows: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
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
    return allows
  }

  override func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.append("begin \(indexPath.row)")
    if edits { tableView.setEditing(true, animated: true) }
    onBegin?(self)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    calls.append("end")
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    refused.contains(indexPath.row) ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    reportedRows.append(indexPath.row)
  }
}
