import Testing
import UIKit
import UIKitTesting

// A table that overrides the methods called by a library and records the calls.

class MockTableView: UITableView {
  struct Calls: Equatable {
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [[IndexPath]] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var batchCount = 0
    var reloadCount = 0
  }

  var calls = Calls()
  var insertionAnimation: UITableView.RowAnimation?

  override var window: UIWindow? {
    return UIWindow()
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.insertedRows += indexPaths
    insertionAnimation = animation
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.deletedRows += indexPaths
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.reloadedRows += indexPaths
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.movedRows.append([indexPath, newIndexPath])
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.insertedSections.formUnion(sections)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.deletedSections.formUnion(sections)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.batchCount += 1
    updates?()
    completion?(true)
  }

  override func reloadData() {
    calls.reloadCount += 1
  }
}

class MockScrollingTableView: MockTableView {
  var isTouched = false

  override var isTracking: Bool { return isTouched }
  override var isDragging: Bool { return isTouched }
  override var isDecelerating: Bool { return false }
}

/// The class under test, which applies changes unless the user is touching the list.
final class UpdateApplier {
  private let tableView: UITableView

  init(tableView: UITableView) {
    self.tableView = tableView
  }

  func apply(inserted: [Int], deleted: [Int], completion: ((Bool) -> Void)? = nil) {
    guard !tableView.isTracking && !tableView.isDragging && !tableView.isDecelerating else {
      tableView.reloadData()
      completion?(false)
      return
    }
    tableView.performBatchUpdates(
      {
        self.tableView.deleteRows(at: deleted.map { IndexPath(row: $0, section: 0) }, with: .fade)
        self.tableView.insertRows(at: inserted.map { IndexPath(row: $0, section: 0) }, with: .left)
      }, completion: completion)
  }
}

/// Tests for a library with a mock table.
@MainActor
struct MockTableTests {
  @Test func aMockRecordsInsertionsDeletionsAndBatches() {
    let tableView = MockTableView(frame: .zero, style: .plain)
    var isFinished = false
    UpdateApplier(tableView: tableView).apply(inserted: [0, 2], deleted: [1]) { isFinished = $0 }
    var expected = MockTableView.Calls()
    expected.batchCount = 1
    expected.insertedRows = [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)]
    expected.deletedRows = [IndexPath(row: 1, section: 0)]
    // Reloads are not compared.
    expected.reloadCount = tableView.calls.reloadCount
    #expect(tableView.calls == expected)
    #expect(tableView.insertionAnimation == .left)
    #expect(isFinished)
  }

  @Test func updatesDuringATouchReloadTheList() {
    let tableView = MockScrollingTableView()
    tableView.isTouched = true
    let oldReloadCount = tableView.calls.reloadCount
    UpdateApplier(tableView: tableView).apply(inserted: [0], deleted: [])
    #expect(tableView.calls.batchCount == 0)
    #expect(tableView.calls.reloadCount == oldReloadCount + 1)
  }
}
