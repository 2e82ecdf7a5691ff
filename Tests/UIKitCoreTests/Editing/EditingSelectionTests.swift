import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the selection in editing mode.
@MainActor
struct EditingSelectionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 4)

  private func show() {
    stage.checksDamage = true
    stage.show(list.table)
    list.log.take()
  }

  private func tap(row: Int) {
    stage.tap(at: CGPoint(x: 200, y: CGFloat(row) * 44 + 22))
    stage.settle()
  }

  @Test func tapsSelectNothingInEditingMode() {
    show()
    list.table.setEditing(true, animated: false)
    list.log.take()
    tap(row: 1)
    // TV-044.2, TD-020.2, R-07
    #expect(list.log.take() == [])
    #expect(list.table.indexPathForSelectedRow == nil)
    #expect(!list.cell(1).isHighlighted)
  }

  @Test func tapsSelectIfTheTableAllowsIt() {
    list.table.allowsSelection = false
    list.table.allowsSelectionDuringEditing = true
    show()
    tap(row: 0)
    #expect(list.log.take() == [])
    list.table.setEditing(true, animated: false)
    list.log.take()
    tap(row: 1)
    // TV-044.1, TV-042.3, R-08
    #expect(list.log.take() == ["willSelect 1", "didSelect 1"])
    tap(row: 2)
    #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  /// The effect is that of setting `allowsMultipleSelection` to `false` (TV-043.6).
  @Test func theFirstSelectedRowStaysIfEditingAllowsOne() {
    list.table.allowsMultipleSelection = true
    list.table.allowsSelectionDuringEditing = true
    show()
    for row in [2, 1, 3] { tap(row: row) }
    list.log.take()
    list.table.setEditing(true, animated: false)
    #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect((0..<4).map { list.cell($0).isSelected } == [false, true, false, false])
    #expect(list.log.take("elect").isEmpty)
  }

  @Test func allSelectedRowsStayIfEditingAllowsSeveral() {
    list.table.allowsMultipleSelection = true
    list.table.allowsMultipleSelectionDuringEditing = true
    show()
    for row in [2, 1] { tap(row: row) }
    list.table.setEditing(true, animated: false)
    #expect(list.table.indexPathsForSelectedRows?.count == 2)
  }

  @Test func multipleSelectionShowsCirclesInsteadOfControls() throws {
    list.table.allowsMultipleSelectionDuringEditing = true
    list.fixedRows = [3]
    show()
    list.table.setEditing(true, animated: true)
    // TV-045.2, TD-023.3
    #expect(list.log.take("style") == [])
    let circle = try #require(list.cell(1).editing.control)
    // TV-045.3
    #expect(circle.kind == .select)
    #expect(!circle.isChecked)
    #expect(list.cell(3).editing.control == nil)
    stage.settle()
    list.log.take()
    tap(row: 1)
    tap(row: 2)
    // TV-045.1, TV-045.4, TV-045.5
    #expect(
      list.table.indexPathsForSelectedRows == [
        IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0),
      ]
    )
    #expect(circle.isChecked)
    #expect(list.log.take("didSelect") == ["didSelect 1", "didSelect 2"])
    stage.tap(at: CGPoint(x: 26, y: 66))
    #expect(!circle.isChecked)
    #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    list.log.take()
    list.table.setEditing(false, animated: true)
    // TV-062.12
    #expect(list.table.indexPathsForSelectedRows == nil)
    stage.settle()
    #expect(list.log.take("didDeselect") == [])
    #expect(!list.cell(2).isSelected)
  }

  @Test func enteringDeselectsSilently() {
    show()
    tap(row: 1)
    list.log.take()
    list.table.setEditing(true, animated: false)
    // TV-062.8
    #expect(list.table.indexPathForSelectedRow == nil)
    #expect(!list.cell(1).isSelected)
    #expect(list.log.take("didDeselect") == [])
  }

  @Test func enteringKeepsThePermittedSelection() {
    list.table.allowsSelectionDuringEditing = true
    show()
    tap(row: 1)
    list.table.setEditing(true, animated: false)
    // TV-062.8, TV-062.12
    #expect(list.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    list.table.setEditing(false, animated: false)
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  /// Returns the accessory type of a visible row's cell.
  private func accessory(_ row: Int) -> UITableViewCell.AccessoryType? {
    guard case .standard(let view) = list.cell(row).trailingPart else { return nil }
    return view.type
  }

  @Test(arguments: [false, true])
  func selectedRowsWithoutACircleHaveACheckMark(isAnimated: Bool) {
    list.table.allowsSelectionDuringEditing = true
    list.table.allowsMultipleSelectionDuringEditing = true
    list.fixedRows = [1, 3]
    show()
    list.table.setEditing(true, animated: isAnimated)
    stage.settle()
    for row in 1...3 { tap(row: row) }
    #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3])
    #expect((0..<4).map(accessory) == [nil, .checkmark, nil, .checkmark])  // TV-045.1
    #expect(list.cell(2).editing.control?.isChecked == true)
    tap(row: 1)
    #expect(accessory(1) == nil)
    list.table.setEditing(false, animated: isAnimated)
    stage.settle()
    #expect((0..<4).allSatisfy { accessory($0) == nil })
  }
}
