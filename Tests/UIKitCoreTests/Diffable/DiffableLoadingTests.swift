import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for snapshots that are applied before the table is displayed.
@MainActor
struct DiffableLoadingTests {
  /// A data source that counts the table's requests.
  final class Source: UITableViewDiffableDataSource<Int, Int> {
    private(set) var requestCount = 0

    override func numberOfSections(in tableView: UITableView) -> Int {
      requestCount += 1
      return super.numberOfSections(in: tableView)
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      requestCount += 1
      return "\(section)"
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let table: UITableView
  private let source: Source

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "registered later", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private func registerCells() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "registered later")
  }

  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test(arguments: [true, false])
  func nothingIsRequestedBeforeTheFirstLoad(animated: Bool) {
    var completionCount = 0
    // Code without a window runs on the stage's loop.
    stage.advance(by: 1.0 / 60)
    source.apply(snapshot([1, 2]), animatingDifferences: animated) { completionCount += 1 }
    source.apply(snapshot([2, 3, 1]), animatingDifferences: animated) { completionCount += 1 }
    #expect(source.requestCount == 0 && completionCount == 0)
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
    registerCells()
    stage.show(table)
    #expect(texts == ["2", "3", "1"])
    stage.settle()
    #expect(completionCount == 2)
  }

  @Test func aTableInAWindowLoadsInItsFirstLayout() {
    stage.window.addSubview(table)
    source.apply(snapshot([1, 2]))
    #expect(source.requestCount == 0)
    registerCells()
    stage.settle()
    #expect(texts == ["1", "2"])
  }

  @Test func cellsOfADetachedTableAreRequestedWhenItIsShown() {
    #expect(table.numberOfSections == 0)
    var completionCount = 0
    // Code without a window runs on the stage's loop.
    stage.advance(by: 1.0 / 60)
    source.apply(snapshot([1, 2])) { completionCount += 1 }
    source.apply(snapshot([2, 1]))
    #expect(completionCount == 0)
    registerCells()
    stage.show(table)
    #expect(texts == ["2", "1"])
    #expect(completionCount == 1)
    // From now on, snapshots are compared with the displayed one.
    source.apply(snapshot([2, 1, 5]))
    stage.settle()
    #expect(texts == ["2", "1", "5"])
  }
}
