import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for rows whose heights fit their content.
@MainActor
struct SelfSizingTests {
  /// A data source with rows of wrapping text.
  private final class Texts: UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var requestCount = 0

    init(_ texts: [String]) {
      self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      requestCount += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.font = .preferredFont(forTextStyle: .body)
      cell.textLabel?.adjustsFontForContentSizeCategory = true
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  private static let long = String(repeating: "Words that wrap to several lines. ", count: 8)
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let source: Texts

  init() {
    source = Texts((0..<200).map { $0 % 3 == 0 ? SelfSizingTests.long : "Row \($0)" })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.dataSource = source
    stage.show(tableView)
  }

  private func height(_ row: Int) -> CGFloat {
    tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  private func screenY(_ row: Int) -> CGFloat {
    tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY - tableView.contentOffset.y
  }

  /// Returns the fitting height of a visible row's cell in points.
  private func fittingHeight(_ row: Int) -> CGFloat {
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return cell?.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)).height
      ?? -1
  }

  @Test func rowsFitTheirText() {
    // TV-012.6
    #expect(height(0) == fittingHeight(0))
    #expect(height(0) > 100)
    #expect(height(1) == 44)
  }

  @Test func aNarrowerTableMakesTextHigher() {
    tableView.contentOffset.y = height(0) + 44
    stage.settle()
    let initial = (first: height(3), screenY: screenY(2), requestCount: source.requestCount)
    stage.loop.screen.resize(to: CGSize(width: 200, height: 480), scale: 1)
    stage.settle()
    #expect(height(3) > initial.first)  // TV-012.6
    #expect(screenY(2) == initial.screenY)  // TV-037.6
    // Visible rows are measured with their existing cells.
    #expect(source.requestCount - initial.requestCount <= 2)
  }

  @Test func largerTextMakesRowsHigherImmediately() {
    let initialHeight = height(0)
    stage.loop.screen.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.settle()
    #expect(height(0) > initialHeight)  // TV-012.6
    #expect(height(0) == fittingHeight(0))
    stage.loop.screen.preferredContentSizeCategory = .large
    stage.settle()
    #expect(height(0) == initialHeight)
  }

  @Test func reloadedRowsAreRemeasured() {
    tableView.contentOffset.y = 20
    stage.settle()
    source.texts[1] = SelfSizingTests.long
    let oldScreenY = screenY(0)
    tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    stage.settle()
    #expect(height(1) == height(0))  // TV-012.6
    #expect(screenY(0) == oldScreenY)
  }

  @Test func anEmptyUpdateMeasuresTheVisibleCellsAgain() {
    tableView.contentOffset.y = 600
    stage.settle()
    guard let path = tableView.indexPathsForVisibleRows?.first(where: { $0.row % 3 == 1 }) else {
      Issue.record("no short row is visible")
      return
    }
    let firstVisibleRow = tableView.indexPathsForVisibleRows?.first?.row ?? 0
    let oldScreenY = screenY(firstVisibleRow)
    let requestCount = source.requestCount
    tableView.beginUpdates()
    tableView.endUpdates()
    stage.settle()
    // No height has changed, so that the row stays in place.
    #expect(screenY(firstVisibleRow) == oldScreenY)
    #expect(height(path.row) == 44)
    tableView.cellForRow(at: path)?.textLabel?.text = SelfSizingTests.long
    tableView.beginUpdates()
    tableView.endUpdates()
    stage.settle()
    #expect(height(path.row) > 100)  // TV-012.6
    #expect(height(path.row) == fittingHeight(path.row))
    #expect(screenY(firstVisibleRow) == oldScreenY)
    #expect(source.requestCount == requestCount)
  }

  @Test func aDelegateMayLeaveHeightsToTheTable() {
    final class AutomaticHeights: UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? UITableView.automaticDimension : 70
      }
    }
    let delegate = AutomaticHeights()
    let expected = height(0)
    tableView.delegate = delegate
    tableView.reloadData()
    stage.settle()
    // TV-085.5 TD-002.4
    #expect(height(0) == expected)
    #expect(height(1) == 70)
    tableView.estimatedRowHeight = 50
    tableView.reloadData()
    stage.settle()
    #expect(height(0) == expected)
    tableView.rowHeight = 33
    tableView.reloadData()
    stage.settle()
    #expect(height(0) == 33)
  }

  @Test func rowHeightsIncludeTheSeparator() throws {
    let cell = try #require(tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70)))
    tableView.performBatchUpdates(nil)
    // 70 points of content, and the separator of one pixel.
    #expect(height(1) == 71)
    stage.settle()
    #expect(cell.contentView.frame.height == 70)
    tableView.separatorStyle = .none
    stage.settle()
    tableView.performBatchUpdates(nil)
    #expect(height(1) == 70)
  }
}
