import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for a cell's states, the calls for their changes, and for committed changes.
@MainActor
struct EditingStatesTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func show(_ list: EditableList) {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  private func swipe(row: Int) {
    let y = CGFloat(row) * 44 + 22
    let (start, end) = (CGPoint(x: 250, y: y), CGPoint(x: 150, y: y))
    stage.drag(from: start, to: end, duration: 0.3, hold: 0.2)
    stage.settle()
  }

  private func tapDelete(row: Int) {
    stage.tap(at: CGPoint(x: 300, y: CGFloat(row) * 44 + 22))
    stage.settle()
  }

  /// Returns the title of the button at a row's right end; `nil` if there is none.
  private func buttonTitle(_ cell: UITableViewCell) -> String? {
    cell.editing.actions?.buttons.first?.item.title
  }

  @Test func statesAreSetsOfTwoBits() {
    typealias Mask = UITableViewCell.StateMask
    #expect(Mask([]).rawValue == 0)  // TC-038.1
    #expect(Mask.showingEditControl.rawValue == 1)  // TC-038.2
    #expect(Mask.showingDeleteConfirmation.rawValue == 2)  // TC-038.3
    #expect(Mask([.showingEditControl, .showingDeleteConfirmation]).rawValue == 3)
    #expect(Mask.editing == .showingEditControl)  // TC-040.2
  }

  @Test func cellsReceiveEachStateChange() {
    let list = EditableList(rows: 2)
    show(list)
    list.table.isEditing = true
    let willCall = "will \(UITableViewCell.StateMask.showingEditControl.rawValue)"
    // TC-038.2 TC-038.4
    #expect(list.log.take("will", "did").prefix(2) == [willCall, "did 1"])
    stage.tap(at: CGPoint(x: 26, y: 22))
    stage.settle()
    #expect(list.log.take("will", "did") == ["will 3", "did 3"])  // TC-038.4
    list.table.isEditing = false
    // The button goes first, then both rows are as before: TC-038.1
    let expectedCalls = ["will 1", "did 1", "will 0", "did 0", "will 0", "did 0"]
    #expect(list.log.take("will", "did") == expectedCalls)
    swipe(row: 1)
    #expect(list.log.take("will", "did") == ["will 2", "did 2"])  // TC-038.3
  }

  @Test func willTransitionPrecedesTheAnimation() throws {
    let list = EditableList(rows: 1)
    list.table.register(BadgeCell.self, forCellReuseIdentifier: "row")
    let source = BadgeSource()
    list.table.dataSource = source
    show(list)
    let cell = try #require(list.table.visibleCells.first as? BadgeCell)
    list.table.setEditing(true, animated: true)
    // TC-028.1: the content was still at the left, and the controls did not exist.
    #expect(cell.contentXInWillTransition == 0)
    #expect(cell.hadControlInWillTransition == false)  // TC-028.1
    // TC-028.3: a view added in `willTransition` is in the cell, at its initial position.
    #expect(cell.badge.superview === cell)
    #expect(cell.badge.shownX == 0)  // TC-028.4
    #expect(cell.badge.frame.minX == 200)  // TC-028.4
    stage.advance(by: 0.15)
    #expect(abs(cell.badge.shownX - 100) < 8)  // TC-028.4: inside of the animation.
    stage.settle()
    #expect(cell.badge.shownX == 200)  // TC-028.3
    list.table.setEditing(false, animated: true)
    #expect(cell.badge.superview === cell)
    stage.settle()
    // The overrides call `super`, so that the base class removes the view, too.
    #expect(cell.badge.superview == nil)  // TC-028.5 TC-029.3
    #expect(cell.contentView.shownX == 0)  // TC-028.5 TC-029.3
    #expect(cell.contentXInWillTransition == 38)  // TC-028.1
  }

  @Test func theDelegateProvidesTheTitleOfTheButton() {
    let list = EditableList(rows: 3)
    show(list)
    // Opened by a swipe; `nil` stands for the default title.
    swipe(row: 0)
    #expect(buttonTitle(list.cell(0)) == "Delete")  // TD-024.3 UI-017.2 UI-017.3
    let frame = list.cell(0).editing.actions?.frame ?? .zero
    #expect(frame.maxX == 320 && frame.minX > 200)  // UI-017.2
    stage.tap(at: CGPoint(x: 100, y: 200))
    stage.settle()
    #expect(buttonTitle(list.cell(0)) == nil)
    // Opened by the control.
    list.table.isEditing = true
    stage.tap(at: CGPoint(x: 26, y: 66))
    stage.settle()
    #expect(buttonTitle(list.cell(1)) == "Delete")  // TC-026.2 TD-024.3 UI-017.2 UI-017.3
    #expect(list.cell(1).editing.actions?.frame.maxX == 320)  // TC-026.2
    list.table.isEditing = false
    list.deleteTitle = "Forget"
    swipe(row: 0)
    #expect(buttonTitle(list.cell(0)) == "Forget")  // UI-017.2
  }

  @Test func onlyTheDataSourceRemovesRows() {
    let list = EditableList(rows: 3)
    list.removesRows = false
    show(list)
    swipe(row: 1)
    tapDelete(row: 1)
    #expect(list.log.take("commit") == ["commit delete 1"])
    // TV-063.7
    #expect(list.table.numberOfRows(inSection: 0) == 3 && list.cell(1).superview != nil)
    list.removesRows = true
    swipe(row: 1)
    tapDelete(row: 1)
    // TV-055.3 DS-009.2 TV-063.7
    #expect(list.log.take("commit") == ["commit delete 1"])
    #expect(list.names == ["Row 0", "Row 2"])  // DS-009.2
    #expect(list.table.numberOfRows(inSection: 0) == 2)  // TV-055.3
    #expect(list.cell(1).textLabel?.text == "Row 2")  // TV-055.3
    // The data source also commits insertions.
    list.style = .insert
    list.onCommit = { [weak list] in
      guard let list, list.style == .insert else { return }
      list.names.insert("New", at: 0)
      list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    list.table.isEditing = true
    stage.tap(at: CGPoint(x: 26, y: 22))
    stage.settle()
    #expect(list.log.take("commit") == ["commit insert 0"])  // TV-063.7
    #expect(list.cell(0).textLabel?.text == "New")  // DS-009.2
  }

  @Test func changesByTheApplicationCallNoCommit() {
    let list = EditableList(rows: 4)
    show(list)
    list.names.remove(at: 0)
    list.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    list.names.append("New")
    list.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    list.names.swapAt(0, 3)
    list.table.performBatchUpdates {
      list.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
      list.table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    }
    stage.settle()
    #expect(list.log.take("commit") == [])  // DS-009.4
  }

  @Test func willBeginEditingIsCalledForSwipesOnly() {
    let list = EditableList(rows: 3)
    show(list)
    list.table.setEditing(true, animated: true)
    stage.settle()
    list.table.setEditing(false, animated: false)
    #expect(list.log.take("willBegin", "didEnd") == [])  // TD-026.5
    swipe(row: 1)
    // TD-026.3: called when the table is already in editing mode, before the button exists.
    #expect(list.log.take("willBegin", "will") == ["willBegin 1", "will 2"])
    #expect(list.wasEditingAtBegin == true)  // TD-026.3
  }
}

/// A cell with a custom view that exists in editing mode only.
private final class BadgeCell: UITableViewCell {
  let badge = UIView()
  var contentXInWillTransition: CGFloat?
  var hadControlInWillTransition: Bool?

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    contentXInWillTransition = contentView.shownX
    hadControlInWillTransition = subviews.contains { $0 is CellEditControl }
    guard state.contains(.showingEditControl) else { return }
    badge.frame = CGRect(x: 0, y: 10, width: 20, height: 20)
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isEditing { badge.frame = CGRect(x: 200, y: 10, width: 20, height: 20) }
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    if !state.contains(.showingEditControl) { badge.removeFromSuperview() }
  }
}

@MainActor
private final class BadgeSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
