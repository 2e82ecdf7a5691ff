import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for changes from the data source methods that return the numbers of sections and rows.
@MainActor
struct TableCountCallbackTests {
  /// A data source with one section, which performs an action once when the table requests the
  /// number of rows.
  private final class Source: NSObject, UITableViewDataSource {
    var count: Int
    var action: (() -> Void)?

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      let action = action
      self.action = nil
      action?()
      return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      #expect(indexPath.row < count)  // DS-003
      return UITableViewCell()
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let source = Source(8)
  private let table: UITableView

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    stage.show(table)
  }

  @Test func aSelectionDuringALoadIsIgnored() {
    source.action = { [table] in
      table.selectRow(at: at(7), animated: false, scrollPosition: .none)
    }
    source.count = 3
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)  // TV-066
    stage.settle()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func aBatchInNumberOfRowsMatchesTheDataSource() {
    var finished: [Bool] = []
    source.action = { [source, table] in
      source.count -= 4
      table.deleteRows(at: [at(0), at(1), at(2), at(3)], with: .fade)
    }
    source.count += 1
    table.performBatchUpdates {
      table.insertRows(at: [at(0)], with: .fade)
    } completion: {
      finished.append($0)
    }
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 5)  // TV-053
    #expect(table.indexPathsForVisibleRows?.count == 5)
    #expect(finished == [false])
  }

  @Test func aReloadInNumberOfRowsReplacesTheBatch() {
    var finished: [Bool] = []
    source.action = { [source, table] in
      source.count = 2
      table.reloadData()
    }
    source.count += 1
    table.performBatchUpdates {
      table.insertRows(at: [at(0)], with: .fade)
    } completion: {
      finished.append($0)
    }
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 2)  // TV-051
    #expect(table.indexPathsForVisibleRows?.count == 2)
    #expect(finished == [false])
  }

  @Test func anUpdateBlockOpenedInACallbackMayEndLater() {
    source.action = { [table] in table.beginUpdates() }
    table.reloadData()
    stage.settle()
    source.count = 9
    table.insertRows(at: [at(0)], with: .none)
    table.endUpdates()
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 9)  // TV-051
    #expect(table.indexPathsForVisibleRows?.count == 9)
  }
}
