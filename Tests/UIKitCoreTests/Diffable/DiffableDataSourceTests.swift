import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for `UITableViewDiffableDataSource`, which determines the changes between snapshots.
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A data source whose header titles are the section identifiers.
  final class TitledDataSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  /// An item that counts comparisons with other items.
  struct ComparisonCountingItem: Hashable {
    nonisolated(unsafe) static var comparisonCount = 0
    let number: Int

    static func == (lhs: ComparisonCountingItem, rhs: ComparisonCountingItem) -> Bool {
      comparisonCount += 1
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @MainActor
  final class Fixture {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    let source: TitledDataSource
    /// The items whose cells were requested.
    var requests: [Int] { log.items }
    private let log = Log()

    final class Log {
      var items: [Int] = []
      var revision = 0
    }

    init() {
      source = TitledDataSource(tableView: table) { [log] table, _, item in
        log.items.append(item)
        let cell =
          table.dequeueReusableCell(withIdentifier: "x")
          ?? UITableViewCell(style: .default, reuseIdentifier: "x")
        cell.textLabel?.text = "\(item).\(log.revision)"
        return cell
      }
      stage.show(table)
    }

    func show(_ sections: [(String, [Int])], animated: Bool = true) {
      source.apply(DiffableDataSourceTests.snapshot(sections), animatingDifferences: animated)
    }

    /// Forgets the requests, and changes the texts of cells requested from now on.
    func reset() {
      log.items = []
      log.revision += 1
    }

    /// The items of the visible rows.
    var items: [Int] {
      table.visibleCells.compactMap { cell in
        cell.textLabel?.text?.split(separator: ".").first.flatMap { Int($0) }
      }
    }
  }

  static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  @Test func onlyNewCellsAreRequested() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3]), ("b", [4, 5])])
    fixture.stage.settle()
    #expect(fixture.items == [1, 2, 3, 4, 5])
    let cells = fixture.table.visibleCells
    fixture.reset()
    fixture.show([("a", [3, 1, 9]), ("b", [5, 2])])
    #expect(fixture.requests == [9])
    #expect(fixture.items == [3, 1, 9, 5, 2])
    #expect(fixture.table.cellForRow(at: path(0)) === cells[2])
    #expect(fixture.table.cellForRow(at: path(1, 1)) === cells[1])
    fixture.stage.settle()
    #expect(fixture.source.snapshot().itemIdentifiers == [3, 1, 9, 5, 2])
  }

  @Test func theSameSnapshotChangesNothing() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3])])
    fixture.stage.settle()
    fixture.reset()
    let frames = fixture.stage.framesDrawn
    var completionCount = 0
    fixture.source.apply(fixture.source.snapshot()) { completionCount += 1 }
    #expect(completionCount == 0)
    fixture.stage.settle()
    #expect(completionCount == 1)
    #expect(fixture.requests.isEmpty)
    #expect(fixture.stage.framesDrawn == frames)
  }

  @Test func applyingWithoutAnimationMovesRowsImmediately() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3])], animated: false)
    fixture.stage.update()
    fixture.show([("a", [3, 4, 1])], animated: false)
    fixture.stage.update()
    #expect(fixture.items == [3, 4, 1])
    for cell in fixture.table.visibleCells { #expect(cell.presentationFrame == cell.frame) }
  }

  @Test func aSnapshotMayBeAppliedDuringAnAnimation() {
    let fixture = Fixture()
    var random = SeededGenerator.forTest()
    var items = Array(0..<30)
    var nextItem = 30
    while random.nextStep(of: 40) != nil {
      items.shuffle(using: &random)
      items.removeFirst(random.below(3))
      for _ in 0..<3 {
        items.insert(nextItem, at: random.below(items.count + 1))
        nextItem += 1
      }
      let splitIndex = random.below(items.count)
      let sections = [("a", Array(items[..<splitIndex])), ("b", Array(items[splitIndex...]))]
      fixture.show(random.once(in: 2) ? sections : sections.reversed())
      fixture.stage.advance(by: Double(random.below(12)) / 60)
    }
    fixture.stage.settle()
    let visible = (fixture.table.indexPathsForVisibleRows ?? []).compactMap {
      fixture.source.itemIdentifier(for: $0)
    }
    #expect(fixture.items == visible)
    #expect(!visible.isEmpty)
    let cells = fixture.table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == visible.count)
  }

  @Test func reloadsRequestNewCells() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3]), ("b", [4, 5])])
    fixture.stage.settle()
    fixture.reset()
    var snapshot = fixture.source.snapshot()
    snapshot.reloadItems([2])
    snapshot.reloadSections(["b"])
    snapshot.moveItem(2, beforeItem: 1)
    fixture.source.apply(snapshot)
    #expect(fixture.requests.sorted() == [2, 4, 5])
    fixture.stage.settle()
    #expect(
      fixture.table.visibleCells.map { $0.textLabel?.text } == ["2.1", "1.0", "3.0", "4.1", "5.1"]
    )
    fixture.reset()
    fixture.source.apply(fixture.source.snapshot())
    #expect(fixture.requests.isEmpty)
  }

  @Test func sectionsMoveWithTheirTitles() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2]), ("b", [3]), ("c", [])])
    fixture.stage.settle()
    fixture.reset()
    fixture.show([("c", []), ("b", [3]), ("a", [1, 2])])
    #expect(fixture.requests.isEmpty)
    fixture.stage.settle()
    #expect(fixture.items == [3, 1, 2])
    let titles = (0..<3).map { fixture.table.headerView(forSection: $0)?.textLabel?.text }
    #expect(titles == ["c", "b", "a"])
  }

  @Test func indexPathsAndIdentifiersAreConverted() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2]), ("b", [3])])
    let source = fixture.source
    #expect(source.itemIdentifier(for: path(0, 1)) == 3)
    #expect(source.itemIdentifier(for: path(1, 1)) == nil)
    #expect(source.itemIdentifier(for: path(0, 7)) == nil)
    #expect(source.indexPath(for: 2) == path(1))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: -1) == nil)
    #expect(source.index(for: "b") == 1)
    #expect(source.index(for: "z") == nil)
    fixture.source.applySnapshotUsingReloadData(DiffableDataSourceTests.snapshot([("z", [7])]))
    fixture.stage.settle()
    #expect(fixture.items == [7])
  }

  @Test func aHundredChangesInTenThousandRowsRequestOnlyNewRows() {
    let fixture = Fixture()
    var items = Array(0..<10_000)
    fixture.show([("a", items)], animated: false)
    fixture.stage.settle()
    fixture.table.contentOffset.y = 200_000
    fixture.stage.settle()
    fixture.reset()
    var random = SeededGenerator.forTest()
    for index in 0..<50 { items.remove(at: random.below(items.count - index)) }
    for index in 0..<50 { items.insert(20_000 + index, at: random.below(items.count)) }
    let visibleCount = fixture.table.visibleCells.count
    fixture.show([("a", items)])
    let visible = Set(fixture.items)
    // The table requests only newly visible rows.
    #expect(fixture.requests.allSatisfy(visible.contains))
    #expect(fixture.requests.count <= visibleCount)
    fixture.stage.settle()
    let expectedItems = (fixture.table.indexPathsForVisibleRows ?? []).map { items[$0.row] }
    #expect(fixture.items == expectedItems)
  }

  @Test func itemsMarkedForReloadAreReloadedOnce() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3]), ("b", [4, 5])])
    fixture.stage.settle()
    var snapshot = fixture.source.snapshot()
    snapshot.reloadItems([2])
    snapshot.reloadSections(["b"])
    fixture.source.applySnapshotUsingReloadData(snapshot)
    fixture.stage.settle()
    for item in 10...11 {
      fixture.reset()
      var nextSnapshot = fixture.source.snapshot()
      nextSnapshot.appendItems([item], toSection: "b")
      fixture.source.apply(nextSnapshot)
      fixture.stage.settle()
      #expect(fixture.requests == [item])
    }
  }

  @Test func deletingASectionDropsItsReloads() {
    let fixture = Fixture()
    fixture.show([("a", [1, 2, 3]), ("b", [4, 5]), ("c", [6])])
    fixture.stage.settle()
    for isInsertedAgain in [true, false] {
      fixture.reset()
      var snapshot = fixture.source.snapshot()
      snapshot.reloadItems([4, 6])
      snapshot.deleteSections(["b"])
      // A section that is inserted again has no reloaded items, so that its rows keep their cells.
      if isInsertedAgain {
        snapshot.insertSections(["b"], beforeSection: "c")
        snapshot.appendItems([4, 5], toSection: "b")
      }
      fixture.source.apply(snapshot)
      fixture.stage.settle()
      #expect(fixture.requests == [6])
      #expect(fixture.items == (isInsertedAgain ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 6]))
    }
  }

  @Test func reloadingAllOfManyRowsIsNotQuadratic() {
    let (stage, table) = (Stage(size: CGSize(width: 320, height: 480)), UITableView())
    var requestCount = 0
    let source = UITableViewDiffableDataSource<String, ComparisonCountingItem>(
      tableView: table
    ) { _, _, _ in
      requestCount += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    stage.show(table)
    let items = (0..<20_000).map(ComparisonCountingItem.init)
    var snapshot = NSDiffableDataSourceSnapshot<String, ComparisonCountingItem>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    (requestCount, ComparisonCountingItem.comparisonCount) = (0, 0)
    snapshot.reloadItems(items)
    source.apply(snapshot)
    // Searching separately for each item would take 200 million comparisons.
    #expect(ComparisonCountingItem.comparisonCount < 40 * items.count)
    #expect(requestCount < 30)
  }

  @Test func aSnapshotMayBeAppliedInTheCellProvider() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    var source: UITableViewDiffableDataSource<String, Int>?
    var hasAppliedSnapshot = false
    let newSource = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      if !hasAppliedSnapshot {
        hasAppliedSnapshot = true
        source?.apply(DiffableDataSourceTests.snapshot([("b", [item, 8])]))
      }
      return cell
    }
    source = newSource
    stage.show(table)
    newSource.apply(DiffableDataSourceTests.snapshot([("a", [1, 2, 3])]))
    stage.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "8"])
    source = nil
  }

  @Test func aMissingCellStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        source.apply(DiffableDataSourceTests.snapshot([("a", [1])]))
        table.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    }
  }

  @Test func movedItemsMayBeReloaded() {
    let table = UITableView()
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.show(table)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4], toSection: "b")
    snapshot.appendItems([5, 6], toSection: "c")
    source.apply(snapshot)
    stage.settle()
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveItem(1, beforeItem: 5)
    snapshot.reloadSections(["c", "b"])
    snapshot.reloadItems([1, 6, 2])
    snapshot.deleteItems([4])
    source.apply(snapshot)
    stage.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "5", "6", "2", "3"])
    snapshot.deleteSections(["c"])
    snapshot.appendItems([1, 6], toSection: "b")
    snapshot.reloadItems([1])
    source.apply(snapshot)
    stage.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "3", "1", "6"])
  }
}
