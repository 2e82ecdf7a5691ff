import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for registering and dequeuing (TV-018, TV-020 to TV-022, TV-024).
@MainActor
struct TableReuseTests {
  private class CountingCell: UITableViewCell {
    static var createdIdentifiers: [String?] = []
    var reuses = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      CountingCell.createdIdentifiers.append(reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
  private final class OtherCell: UITableViewCell {}
  private final class CountingHeader: UITableViewHeaderFooterView {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  @Test func aRegisteredClassCreatesCells() throws {
    CountingCell.createdIdentifiers = []
    let table = UITableView()
    table.register(CountingCell.self, forCellReuseIdentifier: "a")
    // TV-018.1, TV-018.2, TV-020.3
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? CountingCell)
    #expect(CountingCell.createdIdentifiers == ["a"])  // TV-018.3
    #expect(cell.detailTextLabel == nil)  // TV-018.3: style .default
    #expect(cell.reuses == 0)  // TV-020.6
    table.register(OtherCell.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is OtherCell)  // TV-018.4
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)  // TV-018.5, TV-020.4, R-23
    #expect(table.dequeueReusableCell(withIdentifier: "never") == nil)  // TV-020.4
  }

  @Test func offscreenCellsAreReused() throws {
    let fixture = TableFixture([100]) {
      $0.table.register(CountingCell.self, forCellReuseIdentifier: "a")
      $0.source.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
        cell.textLabel?.text = ListSource.text(path)
        return cell
      }
    }
    let first = try #require(fixture.table.cellForRow(at: at(0)) as? CountingCell)
    #expect(first.reuses == 0)  // TV-021.5
    fixture.table.contentOffset.y = 44
    fixture.stage.settle()
    #expect(fixture.table.cellForRow(at: at(11)) === first)  // TV-020.2, TV-020.7
    #expect(first.reuses == 1)  // TV-020.5, TV-021.3
    let second = fixture.table.cellForRow(at: at(1))
    fixture.table.contentOffset.y = 88
    fixture.stage.settle()
    // The queue no longer contains the dequeued cell.
    #expect(fixture.table.cellForRow(at: at(12)) === second)  // TV-020.2
  }

  @Test func eachIdentifierHasItsQueue() {
    let fixture = TableFixture([100]) { fixture in
      fixture.table.register(CountingCell.self, forCellReuseIdentifier: "even")
      fixture.table.register(OtherCell.self, forCellReuseIdentifier: "odd")
      fixture.source.makeCell = { table, path in
        table.dequeueReusableCell(withIdentifier: path.row % 2 == 0 ? "even" : "odd", for: path)
      }
    }
    for offset in stride(from: 0, through: 2000, by: 90) {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.settle()
      for (cell, path) in zip(fixture.table.visibleCells, fixture.visible) {
        #expect(cell.reuseIdentifier == (path.row % 2 == 0 ? "even" : "odd"))  // TV-020.2
        #expect((cell is CountingCell) == (path.row % 2 == 0))  // TV-020.2
      }
    }
  }

  @Test func aDequeuedCellHasTheSizeOfItsRow() {
    var sizes: [CGSize] = []
    let delegate = RowHeightsDelegate { CGFloat(50 + $0.row) }
    let fixture = TableFixture([3]) { fixture in
      fixture.table.delegate = delegate
      fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
      fixture.source.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
        sizes.append(cell.frame.size)
        return cell
      }
    }
    #expect(sizes == (0..<3).map { CGSize(width: 320, height: 50 + $0) })  // TV-021.2
    #expect(fixture.table.visibleCells.count == 3)  // TV-021.1, TV-020.1
  }

  @Test func cellsWithoutIdentifierAreReleased() {
    weak var first: UITableViewCell?
    let fixture = TableFixture([100]) {
      $0.source.makeCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    first = fixture.table.cellForRow(at: at(0))
    #expect(first != nil)
    fixture.table.contentOffset.y = 500
    fixture.stage.settle()
    #expect(first == nil)  // TV-020.8
  }

  @Test func reloadedCellsAreQueued() throws {
    let fixture = TableFixture([1])
    let cell = try #require(fixture.table.cellForRow(at: at(0)))
    fixture.table.reloadData()
    fixture.stage.settle()
    #expect(fixture.table.cellForRow(at: at(0)) === cell)  // TV-020.7
  }

  // MARK: Headers and footers

  @Test func aRegisteredClassCreatesHeaders() throws {
    let table = UITableView()
    table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
    #expect(view is CountingHeader)  // TV-022.1, TV-024.3
    #expect(view.reuseIdentifier == "h")  // TV-022.1
    #expect((view as? CountingHeader)?.reuses == 0)
    table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "h"
    )
    // TV-022.2
    #expect(!(table.dequeueReusableHeaderFooterView(withIdentifier: "h") is CountingHeader))
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "h")
    // TV-022.4, TV-024.4
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") == nil)
  }

  @Test func identifiersOfCellsAndHeadersAreSeparate() {
    let table = UITableView()
    table.register(CountingCell.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a") == nil)  // TV-022.3
    table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is CountingCell)  // TV-022.3
  }

  @Test func offscreenHeadersAreReused() throws {
    let delegate = SectionHeightsDelegate()
    let fixture = TableFixture(Array(repeating: 5, count: 20)) { fixture in
      fixture.table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "h")
      delegate.header = { _ in 30 }
      delegate.headerView = { [table = fixture.table] section in
        section == 3
          ? UITableViewHeaderFooterView(reuseIdentifier: nil)
          : table.dequeueReusableHeaderFooterView(withIdentifier: "h")
      }
      fixture.table.delegate = delegate
    }
    // TV-025.1, TV-024.1
    let first = try #require(fixture.table.headerView(forSection: 0) as? CountingHeader)
    #expect(first.reuses == 0)
    var isReused = false
    for offset in stride(from: 0, through: 3000, by: 100) {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.stage.settle()
      isReused =
        isReused || (1..<20).contains { fixture.table.headerView(forSection: $0) === first }
      if fixture.table.headerView(forSection: 3) != nil {
        #expect(!(fixture.table.headerView(forSection: 3) is CountingHeader))  // TV-024.5
      }
    }
    #expect(isReused)  // TV-024.2, TV-024.5
    #expect(first.reuses >= 1)  // TV-024.2
  }

  @Test func visibleHeaderAndFooterViewsAreReturned() {
    let fixture = TableFixture([30, 30, 1]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.source.footers = [0: "a"]
    }
    let table = fixture.table
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")  // TV-025.1, TV-025.3
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "a")  // TV-026.1, TV-026.2
    #expect(table.headerView(forSection: 1) == nil)  // TV-025.2: off screen
    #expect(table.headerView(forSection: 2) == nil)  // TV-025.1
    #expect(table.footerView(forSection: 1) == nil)  // TV-026.1
    #expect(table.headerView(forSection: -1) == nil)  // TV-025.2
    #expect(table.footerView(forSection: 9) == nil)  // TV-026.2
    fixture.table.contentOffset.y = 2500
    fixture.stage.settle()
    #expect(table.headerView(forSection: 0) == nil)  // TV-025.2
    #expect(table.footerView(forSection: 0) == nil)  // TV-026.2
    let delegate = SectionHeightsDelegate()
    delegate.header = { _ in 30 }
    delegate.headerView = { _ in UIView() }
    let otherFixture = TableFixture([1]) { $0.table.delegate = delegate }
    #expect(otherFixture.table.headerView(forSection: 0) == nil)  // TV-025.2
  }

  @Test func theReuseQueueHoldsAboutAScreenfulOfCells() {
    final class WeakCell {
      weak var cell: UITableViewCell?
      init(_ cell: UITableViewCell) { self.cell = cell }
    }
    let fixture = TableFixture([200]) { $0.table.rowHeight = 4 }
    let cells = fixture.table.visibleCells.map { WeakCell($0) }
    #expect(cells.count == 120)
    fixture.source.counts = [0]
    fixture.table.reloadData()
    fixture.stage.settle()
    // The other cells are released, so that a screen of tiny rows does not use memory permanently.
    #expect(cells.count { $0.cell != nil } <= 64)
  }

  @Test func visibleCellsKeptByTheDataSourceAreNotReused() {
    let keptCell = UITableViewCell(style: .default, reuseIdentifier: "row")
    keptCell.textLabel?.text = ListSource.text(at(0))
    let fixture = TableFixture([60]) { fixture in
      fixture.source.makeCell = { table, path in
        if path.row == 0 { return keptCell }
        let cell =
          table.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        if cell !== keptCell { cell.textLabel?.text = ListSource.text(path) }
        return cell
      }
    }
    for offset in [500.0, 0, 40, 0, 40, 0] {
      fixture.table.contentOffset.y = offset
      fixture.stage.settle()
    }
    #expect(fixture.table.cellForRow(at: at(0)) === keptCell)  // DS-003.4
    expectConsistent(fixture.table)
  }
}
