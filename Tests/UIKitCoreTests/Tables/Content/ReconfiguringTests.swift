import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `reconfigureRows(at:)`, which keeps cells, and for the margins of rows.
@MainActor
struct ReconfiguringTests {
  private final class Source: NSObject, UITableViewDataSource {
    var texts = ["A", "B", "C"]
    var requestedRows: [Int] = []
    var reusesCells = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requestedRows.append(indexPath.row)
      let cell =
        reusesCells
        ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) : UITableViewCell()
      cell.textLabel?.text = texts[indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  init() {
    stage.checksDamage = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.dataSource = source
    stage.show(table)
    source.requestedRows = []
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func reconfiguringKeepsAndMeasuresTheCell() {
    let cells = table.visibleCells
    source.texts[1] = "B with more text than one line of this narrow table can show"
    table.reconfigureRows(at: [path(1)])
    #expect(source.requestedRows == [1])
    stage.update()
    #expect(table.visibleCells == cells)
    #expect(cells[1].textLabel?.text?.count ?? 0 > 1)
    #expect(table.rectForRow(at: path(1)).height > 44)
    #expect(cells[2].frame.minY == table.rectForRow(at: path(1)).maxY)
  }

  @Test func rowsAreReconfiguredAtTheEndOfABlock() {
    let cell = table.cellForRow(at: path(2))
    table.performBatchUpdates {
      source.texts = ["New", "A", "B", "C!"]
      table.reconfigureRows(at: [path(2)])
      table.insertRows(at: [path(0)], with: .none)
      #expect(source.requestedRows.isEmpty)
    }
    stage.settle()
    #expect(table.cellForRow(at: path(3)) === cell)
    #expect(cell?.textLabel?.text == "C!")
  }

  @Test func reconfiguringKeepsTheSelection() {
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [path(0)])
    #expect(table.cellForRow(at: path(0))?.isSelected == true)
    #expect(table.indexPathForSelectedRow == path(0))
  }

  @Test func offscreenRowsAreNotReconfigured() {
    table.reconfigureRows(at: [path(9)])
    #expect(source.requestedRows.isEmpty)
  }

  @Test func snapshotsReconfigureItems() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var prefix = "a"
    let dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
      table,
      path,
      item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(prefix)\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    dataSource.apply(snapshot, animatingDifferences: false)
    stage.show(table)
    let cells = table.visibleCells
    prefix = "b"
    snapshot.reconfigureItems([2])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    dataSource.apply(snapshot)
    stage.settle()
    #expect(table.visibleCells == cells)
    #expect(cells.map { $0.textLabel?.text } == ["a1", "b2"])
    #expect(dataSource.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  // MARK: Margins

  @Test func separatorInsetsMayAddToTheAutomaticOnes() {
    table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    stage.update()
    let cell = table.cellForRow(at: path(0))
    #expect(cell?.separators.frame.minX == 20)
    table.separatorInsetReference = .fromAutomaticInsets
    stage.update()
    #expect(cell?.separators.frame.minX == 35)
    #expect(cell?.textLabel?.frame.minX == 35)
  }

  @Test func wideTablesCanKeepReadableContent() {
    let stage = Stage(size: CGSize(width: 1072, height: 300))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1072, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.show(table)
    let cell = table.cellForRow(at: path(0))
    #expect(cell?.contentView.frame.minX == 0)
    table.cellLayoutMarginsFollowReadableWidth = true
    stage.update()
    #expect(cell?.contentView.frame == CGRect(x: 200, y: 0, width: 672, height: 43))
    #expect(cell?.separators.frame.minX == 215)
  }

  @Test func contentStaysInsideTheSafeArea() {
    let stage = Stage(size: CGSize(width: 480, height: 300))
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.tableView.dataSource = source
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    stage.show(controller)
    controller.tableView.contentInsetAdjustmentBehavior = .never
    stage.update()
    let cell = controller.tableView.cellForRow(at: path(0))
    #expect(cell?.contentView.frame.minX == 40)
    controller.tableView.insetsContentViewsToSafeArea = false
    stage.update()
    #expect(cell?.contentView.frame.minX == 0)
  }
}
