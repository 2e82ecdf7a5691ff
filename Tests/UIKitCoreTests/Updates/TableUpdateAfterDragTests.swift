import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for rows inserted above the visible area from the delegate's callbacks at the end of a
/// drag.
@MainActor
struct TableUpdateAfterDragTests {
  private enum Callback: CaseIterable {
    case none, willEndDragging, didEndDragging, willBeginDecelerating, afterwards
  }

  /// A table whose delegate inserts three rows at the top when a callback is called.
  private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 1000
    var insertingCallback = Callback.none

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func insertRows(in callback: Callback, of view: UIView) {
      guard insertingCallback == callback, let table = view as? UITableView else { return }
      count += 3
      table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: inout CGPoint
    ) { insertRows(in: .willEndDragging, of: scrollView) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      insertRows(in: .didEndDragging, of: scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      insertRows(in: .willBeginDecelerating, of: scrollView)
    }
  }

  /// Returns the row at which a flick from the middle of the table ends, counted from the former
  /// first row.
  private func restingRow(_ callback: Callback, flick: CGFloat) -> CGFloat {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    let list = List()
    list.insertingCallback = callback
    table.dataSource = list
    table.delegate = list
    stage.show(table)
    table.contentOffset.y = 500 * 44
    stage.drag(
      from: CGPoint(x: 100, y: 240),
      to: CGPoint(x: 100, y: 240 - flick),
      duration: 0.1
    )
    list.insertRows(in: callback == .afterwards ? .afterwards : .none, of: table)
    stage.settle()
    return table.contentOffset.y / 44 - CGFloat(list.count - 1000)
  }

  @Test(.separateProcess) func aFlingEndsAtTheSameRow() {
    for flick in [150, -150, 60] as [CGFloat] {
      let row = restingRow(.none, flick: flick)
      for callback in Callback.allCases {
        #expect(restingRow(callback, flick: flick) == row, "\(callback), \(flick)")
      }
    }
  }
}
