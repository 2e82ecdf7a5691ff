import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for animated scrolling to rows whose positions are unknown, because the heights in between
/// are estimates.
@MainActor
struct DistantRowScrollingTests {
  private final class Texts: UITableViewDataSource {
    var count = 600
    /// Called once, when the table next requests the number of rows.
    var onCount: (() -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      let action = onCount
      onCount = nil
      action?()
      return count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text =
        "\(indexPath.row): "
        + String(repeating: "a number of words ", count: indexPath.row * 7 % 11)
      return cell
    }
  }

  @MainActor
  private final class List {
    let stage = Stage(size: CGSize(width: 320, height: 700))
    let table = UITableView(frame: .zero, style: .plain)
    let texts = Texts()

    init(estimate: CGFloat) {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = estimate
      table.dataSource = texts
      stage.show(table)
    }

    /// Returns the frame of a row, relative to the visible area.
    func frameInWindow(ofRow row: Int) -> CGRect {
      table.rectForRow(at: at(row)).offsetBy(dx: 0, dy: -table.contentOffset.y)
    }

    /// Advances by the maximum duration of an animated scroll, and checks that it has ended.
    func runScroll() {
      stage.advance(by: 0.3 + 2 / 60)
      let offset = table.contentOffset
      stage.settle()
      #expect(table.contentOffset == offset)
      let end = max(0, table.contentSize.height - table.bounds.height)
      #expect(offset.y >= 0 && offset.y <= end + 0.001)
    }
  }

  /// Slow: scrolls to distant rows from four wrong estimates.
  @Test(.separateProcess, arguments: [CGFloat(8), 60, 97, 900])
  func scrollingToARowEndsThereInTime(estimate: CGFloat) {
    let list = List(estimate: estimate)
    let table = list.table
    table.scrollToRow(at: at(599), at: .bottom, animated: true)
    list.runScroll()
    #expect(abs(list.frameInWindow(ofRow: 599).maxY - 700) < 0.001)  // TV-040.15
    #expect(table.indexPathsForVisibleRows?.last == at(599))
    table.scrollToRow(at: at(0), at: .top, animated: true)
    list.runScroll()
    #expect(table.contentOffset.y == 0)
    for row in [300, 17, 583, 299] {
      table.selectRow(at: at(row), animated: true, scrollPosition: .middle)
      list.runScroll()
      #expect(abs(list.frameInWindow(ofRow: row).midY - 350) <= 0.5)
      #expect(table.cellForRow(at: at(row)) != nil)
    }
    table.scrollToRow(at: at(450), at: .top, animated: true)
    list.runScroll()
    #expect(abs(list.frameInWindow(ofRow: 450).minY) < 0.001)
  }

  @Test(arguments: [CGFloat(8), 60, 900])
  func scrollingByOffsetsKeepsItsDuration(estimate: CGFloat) {
    let list = List(estimate: estimate)
    let table = list.table
    table.setContentOffset(CGPoint(x: 0, y: 30 * estimate), animated: true)
    list.runScroll()
    table.scrollToRow(at: at(400), at: .top, animated: false)
    list.stage.settle()
    table.setContentOffset(.zero, animated: true)
    list.runScroll()
    #expect(table.contentOffset.y == 0)
  }

  @Test func rowChangesMoveTheScrollTarget() {
    let list = List(estimate: 60)
    let table = list.table
    table.scrollToRow(at: at(300), at: .top, animated: true)
    list.stage.advance(by: 0.1)
    list.texts.count = 650
    table.insertRows(at: (0..<50).map { at($0 + 200) }, with: .none)
    list.stage.advance(by: 0.25)
    list.stage.settle()
    #expect(abs(list.frameInWindow(ofRow: 350).minY) < 0.001)
  }

  @Test func aScrollEndsAfterAReloadWithFewerRows() {
    let list = List(estimate: 60)
    list.table.scrollToRow(at: at(599), at: .top, animated: true)
    list.stage.advance(by: 0.1)
    list.texts.count = 5
    list.table.reloadData()
    list.runScroll()
    #expect(list.table.indexPathsForVisibleRows?.count == 5)
  }

  private final class Reloader: NSObject, UITableViewDelegate {
    var reload: (() -> Void)?

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { reloadOnce() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { reloadOnce() }

    private func reloadOnce() {
      reload?()
      reload = nil
    }
  }

  @Test(arguments: [false, true])
  func aReloadInTheEndCallbackOfTheLastScrollEndsTheScroll(isFling: Bool) {
    let list = List(estimate: 60)
    let table = list.table
    let reloader = Reloader()
    table.delegate = reloader
    if isFling {
      list.stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 100), duration: 0.1)
    } else {
      table.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    }
    list.stage.advance(by: 0.1)
    reloader.reload = {
      list.texts.count = 5
      table.reloadData()
      table.layoutIfNeeded()
    }
    table.scrollToRow(at: at(599), at: .top, animated: true)
    #expect(reloader.reload == nil)
    list.texts.count = 4
    table.deleteRows(at: [at(0)], with: .fade)
    list.runScroll()
    #expect(table.indexPathsForVisibleRows?.count == 4)
  }

  /// A callback during a load can scroll to the rows from before the load.
  @Test func aScrollThatBeginsDuringALoadEnds() {
    let list = List(estimate: 60)
    let table = list.table
    list.texts.count = 5
    list.texts.onCount = { table.scrollToRow(at: at(599), at: .top, animated: true) }
    table.reloadData()
    list.texts.count = 4
    table.deleteRows(at: [at(0)], with: .fade)
    list.runScroll()
    #expect(table.indexPathsForVisibleRows?.count == 4)
  }

  @Test func aScrollFromBeyondTheEndReturns() {
    let list = List(estimate: 60)
    let table = list.table
    list.texts.count = 1
    table.reloadData()
    list.stage.settle()
    list.stage.drag(from: CGPoint(x: 100, y: 690), to: CGPoint(x: 100, y: 10), duration: 0.2)
    #expect(table.contentOffset.y > table.rectForRow(at: at(0)).maxY)
    table.scrollToRow(at: at(0), at: .none, animated: true)
    list.runScroll()
    #expect(table.contentOffset.y == 0)
  }

  @Test func aTouchStopsTheScroll() {
    let list = List(estimate: 60)
    list.table.scrollToRow(at: at(599), at: .top, animated: true)
    list.stage.advance(by: 0.15)
    list.stage.touchDown(at: CGPoint(x: 100, y: 100))
    let visibleRows = list.table.indexPathsForVisibleRows
    list.stage.advance(by: 0.5)
    #expect(list.table.indexPathsForVisibleRows == visibleRows)
    list.stage.touchUp()
  }
}
