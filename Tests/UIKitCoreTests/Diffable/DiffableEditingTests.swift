import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for edited rows of a diffable data source whose cells a snapshot removes.
@MainActor
struct DiffableEditingTests {
  /// A list of items with a text field each, of which the field of `c` is being edited.
  @MainActor
  final class EditedList: NSObject, UITextFieldDelegate {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    /// The items for which editing ended, by the data source's snapshot at that time; `nil` if the
    /// cell has no row.
    var savedItems: [String?] = []
    private(set) lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      [weak self] table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? EditedCell)?.show(item, in: .field)
      (cell as? EditedCell)?.field.delegate = self
      return cell
    }

    override init() {
      super.init()
      table.register(EditedCell.self, forCellReuseIdentifier: "cell")
      apply(["a", "b", "c", "d"])
      stage.show(table)
      stage.advance(by: 0.1)
      let cell = table.cellForRow(at: at(2)) as? EditedCell
      cell?.field.becomeFirstResponder()
      stage.advance(by: 0.1)
    }

    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }

    func apply(_ items: [String]) { source.apply(snapshot(items), animatingDifferences: false) }

    func textFieldDidEndEditing(_ textField: UITextField) {
      let cell = sequence(first: textField as UIView, next: \.superview).lazy
        .compactMap { $0 as? EditedCell }.first
      let path = cell.flatMap { table.indexPath(for: $0) }
      savedItems.append(path.flatMap { source.itemIdentifier(for: $0) })
    }
  }

  @Test func editingEndsBeforeTheItemIsDeleted() {
    let list = EditedList()
    list.apply(["a", "b", "d"])
    #expect(list.savedItems == ["c"])
    #expect(list.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func editingEndsBeforeAReloadWithAnotherOrder() {
    let list = EditedList()
    list.source.applySnapshotUsingReloadData(list.snapshot(["c", "x", "b", "a"]))
    #expect(list.savedItems == ["c"])
  }

  @Test func editingEndsBeforeAReloadedItemMoves() {
    let list = EditedList()
    var snapshot = list.snapshot(["b", "c", "d"])
    snapshot.reloadItems(["c"])
    list.source.apply(snapshot, animatingDifferences: false)
    #expect(list.savedItems == ["c"])
  }

  @Test func aKeptItemIsStillEdited() {
    let list = EditedList()
    list.apply(["c", "a"])
    #expect(list.savedItems.isEmpty)
    let cell = list.table.cellForRow(at: at(0)) as? EditedCell
    #expect(cell?.field.isFirstResponder == true)
  }
}
