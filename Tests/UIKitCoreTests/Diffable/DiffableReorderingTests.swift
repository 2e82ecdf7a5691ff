import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for moves by the user in a diffable list, after which the data source applies a snapshot.
@MainActor
struct DiffableReorderingTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The input method of a move.
  enum Input: CaseIterable { case grip, key, drag }

  /// The data source's response to a move.
  enum Response: CaseIterable {
    case immediate, animated, reconfigured, reloaded, withInsertion, later, laterReload
    case never, reverted, withReloadData
  }

  final class Source: UITableViewDiffableDataSource<String, Int> {
    var response = Response.immediate
    var moves: [String] = []
    var texts: [Int: String] = [:]
    /// Operations to perform after `tableView(_:moveRowAt:to:)` has returned.
    var pendingOperations: [() -> Void] = []

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt oldPath: IndexPath,
      to newPath: IndexPath
    ) {
      moves.append("\(oldPath.section).\(oldPath.row)-\(newPath.section).\(newPath.row)")
      guard let item = itemIdentifier(for: oldPath) else { return }
      var moved = snapshot(movingRowAt: oldPath, to: newPath)
      switch response {
      case .immediate: apply(moved, animatingDifferences: false)
      case .animated: apply(moved)
      case .reconfigured, .reloaded:
        texts[item] = "moved \(item)"
        if response == .reloaded {
          moved.reloadItems([item])
        } else {
          moved.reconfigureItems([item])
        }
        apply(moved, animatingDifferences: response == .reloaded)
      case .withInsertion:
        moved.insertItems([100 + item], beforeItem: moved.itemIdentifiers[0])
        apply(moved)
      case .later: pendingOperations.append { [moved] in self.apply(moved) }
      case .laterReload:
        pendingOperations.append {
          var later = self.snapshot()
          later.reloadItems([item])
          self.apply(later)
        }
      case .never: break
      case .reverted: apply(snapshot())
      case .withReloadData: applySnapshotUsingReloadData(moved)
      }
    }

    private func snapshot(movingRowAt oldPath: IndexPath, to newPath: IndexPath) -> Snapshot {
      let current = snapshot()
      var lists = current.sectionIdentifiers.map { current.itemIdentifiers(inSection: $0) }
      let item = lists[oldPath.section].remove(at: oldPath.row)
      lists[newPath.section].insert(item, at: newPath.row)
      return DiffableReorderingTests.snapshot(lists)
    }
  }

  /// A table of two sections with six rows each.
  @MainActor
  final class Fixture: NSObject, UITableViewDragDelegate {
    let stage = Stage(size: CGSize(width: 320, height: 700))
    let table = UITableView()
    private(set) lazy var source: Source = Source(tableView: table) {
      [weak self] table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.showsReorderControl = true
      cell.textLabel?.text = self?.source.texts[item] ?? "\(item)"
      return cell
    }
    let input: Input
    /// The items in the user's order, by sections.
    var lists = [Array(0..<6), Array(6..<12)]

    init(input: Input, response: Response) {
      self.input = input
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      source.response = response
      source.apply(DiffableReorderingTests.snapshot(lists), animatingDifferences: false)
      if input == .drag { table.dragDelegate = self }
      stage.show(table)
      if input != .drag { table.setEditing(true, animated: false) }
      table.allowsSelectionDuringEditing = true
      stage.settle()
    }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath)"))]
    }

    /// Moves a row with the fixture's input method; a key press moves it by one row.
    func move(_ oldPath: IndexPath, to newPath: IndexPath) {
      switch input {
      case .key:
        table.becomeFirstResponder()
        table.selectRow(at: oldPath, animated: false, scrollPosition: .none)
        stage.press(
          newPath < oldPath ? .keyboardUpArrow : .keyboardDownArrow,
          modifiers: .alternate
        )
      case .grip, .drag: drag(oldPath, to: newPath)
      }
      for operation in source.pendingOperations {
        stage.advance(by: 0.1)
        operation()
      }
      source.pendingOperations = []
      stage.settle()
    }

    private func drag(_ oldPath: IndexPath, to newPath: IndexPath) {
      let start = table.rectForRow(at: oldPath).middle
      let end = table.rectForRow(at: newPath).middle
      // The reorder control, or the row's text.
      let x: CGFloat = input == .grip ? 296 : 100
      stage.touchDown(at: CGPoint(x: x, y: start.y))
      stage.advance(by: 0.6)
      // A little beyond the row's centre, which is the border between two targets.
      let distance = end.y - start.y + (end.y > start.y ? 6 : -6)
      for step in 1...10 {
        stage.touchMove(to: CGPoint(x: x, y: start.y + distance * CGFloat(step) / 10))
        stage.advance(by: 1 / 60)
      }
      stage.advance(by: 0.4)
      stage.touchUp()
    }

    /// Records an issue unless the data source has the expected items and each cell shows its item.
    func expectAgreement(_ comment: String) {
      let snapshot = source.snapshot()
      let items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      #expect(items == lists, "\(comment)")
      #expect(table.numberOfRows(inSection: 0) == lists[0].count, "\(comment)")
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      #expect(cells.count == items.joined().count, "\(comment)")
      for cell in cells {
        guard let path = table.indexPath(for: cell), let item = source.itemIdentifier(for: path)
        else {
          Issue.record("A cell shows no item, \(comment)")
          continue
        }
        #expect(cell.textLabel?.text == source.texts[item] ?? "\(item)", "\(comment)")
        #expect(cell.frame == table.rectForRow(at: path), "\(comment)")
        #expect(cell.alpha == 1, "\(comment)")
      }
    }
  }

  static func snapshot(_ lists: [[Int]]) -> Snapshot {
    var snapshot = Snapshot()
    for (index, list) in lists.enumerated() {
      snapshot.appendSections(["\(index)"])
      snapshot.appendItems(list)
    }
    return snapshot
  }

  /// Slow: moves three rows in each of 30 combinations of input and response.
  @Test(.separateProcess, arguments: Input.allCases, Response.allCases)
  func movesByTheUserAndSnapshotsAgree(input: Input, response: Response) {
    let previousHandler = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = previousHandler }
    UITableView.inconsistencyHandler = { _, problem in Issue.record("\(problem)") }
    let fixture = Fixture(input: input, response: response)
    let usesKeys = input == .key
    let moves =
      usesKeys
      ? [([0, 1], [0, 2]), ([0, 5], [1, 0]), ([1, 0], [0, 5])]
      : [([0, 1], [0, 4]), ([0, 0], [1, 3]), ([1, 2], [0, 0])] as [(IndexPath, IndexPath)]
    for (index, (oldPath, newPath)) in moves.enumerated() {
      let listsBefore = fixture.lists
      fixture.move(oldPath, to: newPath)
      #expect(fixture.source.moves.count == index + 1)
      guard let move = fixture.source.moves.last else { return }
      let numbers = move.split { $0 == "." || $0 == "-" }.compactMap { Int($0) }
      #expect(numbers[0] == oldPath[0] && numbers[1] == oldPath[1])
      let item = fixture.lists[numbers[0]].remove(at: numbers[1])
      fixture.lists[numbers[2]].insert(item, at: numbers[3])
      if response == .reverted { fixture.lists = listsBefore }
      if response == .withInsertion { fixture.lists[0].insert(100 + item, at: 0) }
      fixture.expectAgreement("\(input), \(response), move \(move)")
    }
  }
}
