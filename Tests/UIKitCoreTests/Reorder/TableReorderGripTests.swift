import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the reorder control, which requires the permission to move the row.
@MainActor
struct TableReorderGripTests {
  private func grips(_ bench: ReorderBench) -> [String] {
    bench.stage.update()
    return bench.cells.filter { cell in cell.subviews.contains { $0 is CellReorderControl } }
      .sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  @Test func onlyMovableRowsHaveReorderControls() {
    let bench = ReorderBench(count: 5)
    // TV-065.1, TC-027.3
    #expect(grips(bench) == ["0", "1", "2", "3", "4"])
    bench.immovableWords = ["1", "3"]
    bench.tableView.reloadData()
    // DS-008.1
    #expect(grips(bench) == ["0", "2", "4"])
    bench.drag(1, by: 88)
    #expect(bench.recorder.calls.allSatisfy { !$0.hasPrefix("move") && !$0.hasPrefix("target") })
    bench.tableView.setEditing(false, animated: false)
    #expect(grips(bench) == [])
  }

  @Test func withoutMoveRowAtThereAreNoReorderControls() {
    let source = UnmovableSource()
    let bench = ReorderBench(count: 5)
    bench.tableView.dataSource = source
    // DS-010.2, PN-01
    #expect(grips(bench) == [])
  }

  @Test func leavingEditingModeEndsTheDrag() {
    let bench = ReorderBench(count: 8)
    bench.lift(1, by: 88)
    bench.tableView.setEditing(false, animated: true)
    #expect(!bench.tableView.reorder.isActive)
    bench.stage.touchUp()
    bench.stage.settle()
    #expect(!bench.recorder.calls.contains { $0.hasPrefix("move") })
    bench.check()
  }

  @Test func movesAreNeverCommitted() {
    let bench = ReorderBench(count: 8)
    bench.drag(1, by: 88)
    bench.drag(5, by: -88)
    // TV-065.11
    #expect(!bench.recorder.calls.contains { $0.hasPrefix("commit") })
    #expect(bench.recorder.calls.filter { $0.hasPrefix("move") }.count == 2)
  }

  @Test func aDragNeitherSwipesNorScrolls() {
    let bench = ReorderBench(count: 40)
    let start = bench.grip(3)
    bench.stage.touchDown(at: start)
    bench.move(to: CGPoint(x: 40, y: start.y + 10), from: start)
    bench.move(to: CGPoint(x: 40, y: 300), from: CGPoint(x: 40, y: start.y + 10))
    #expect(bench.tableView.contentOffset == .zero)
    #expect(bench.tableView.swipes.open == nil)
    #expect(bench.tableView.reorder.isActive)
    bench.stage.touchUp()
    bench.stage.settle()
    bench.check()
  }
}

/// A data source whose rows can be edited, but not moved.
private final class UnmovableSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.showsReorderControl = true
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
