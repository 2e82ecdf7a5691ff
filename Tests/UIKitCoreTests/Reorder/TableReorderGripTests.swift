import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the reorder control, which requires the permission to move the row.
@MainActor
struct TableReorderGripTests {
  private func grips(_ fixture: ReorderFixture) -> [String] {
    fixture.stage.update()
    return fixture.cells.filter { cell in cell.subviews.contains { $0 is CellReorderControl } }
      .sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  @Test func onlyMovableRowsHaveReorderControls() {
    let fixture = ReorderFixture(count: 5)
    // TV-065.1, TC-027.3
    #expect(grips(fixture) == ["0", "1", "2", "3", "4"])
    fixture.immovableWords = ["1", "3"]
    fixture.tableView.reloadData()
    // DS-008.1
    #expect(grips(fixture) == ["0", "2", "4"])
    fixture.drag(1, by: 88)
    #expect(fixture.recorder.calls.allSatisfy { !$0.hasPrefix("move") && !$0.hasPrefix("target") })
    fixture.tableView.setEditing(false, animated: false)
    #expect(grips(fixture) == [])
  }

  @Test func withoutMoveRowAtThereAreNoReorderControls() {
    let source = UnmovableSource()
    let fixture = ReorderFixture(count: 5)
    fixture.tableView.dataSource = source
    // DS-010.2, PN-01
    #expect(grips(fixture) == [])
  }

  @Test func leavingEditingModeEndsTheDrag() {
    let fixture = ReorderFixture(count: 8)
    fixture.lift(1, by: 88)
    fixture.tableView.setEditing(false, animated: true)
    #expect(!fixture.tableView.reorder.isActive)
    fixture.stage.touchUp()
    fixture.stage.settle()
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("move") })
    fixture.check()
  }

  @Test func movesAreNeverCommitted() {
    let fixture = ReorderFixture(count: 8)
    fixture.drag(1, by: 88)
    fixture.drag(5, by: -88)
    // TV-065.11
    #expect(!fixture.recorder.calls.contains { $0.hasPrefix("commit") })
    #expect(fixture.recorder.calls.filter { $0.hasPrefix("move") }.count == 2)
  }

  @Test func aDragNeitherSwipesNorScrolls() {
    let fixture = ReorderFixture(count: 40)
    let start = fixture.grip(3)
    fixture.stage.touchDown(at: start)
    fixture.move(to: CGPoint(x: 40, y: start.y + 10), from: start)
    fixture.move(to: CGPoint(x: 40, y: 300), from: CGPoint(x: 40, y: start.y + 10))
    #expect(fixture.tableView.contentOffset == .zero)
    #expect(fixture.tableView.swipes.open == nil)
    #expect(fixture.tableView.reorder.isActive)
    fixture.stage.touchUp()
    fixture.stage.settle()
    fixture.check()
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
