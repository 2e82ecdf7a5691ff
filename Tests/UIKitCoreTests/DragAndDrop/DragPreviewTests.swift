import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the pictures of dragged items.
@MainActor
struct DragPreviewTests {
  private let left = [["Apples", "Beans", "Cheese", "Eggs", "Flour"]]
  private let right = [["Bread", "Tea", "Water"]]

  @Test func aLiftedRow() {
    let bench = DragBench(left, right)
    bench.lift(at: bench.middle(bench.leftTable, 1))
    assertSnapshot(of: bench.stage, named: "lifted", inMotion: true)
  }

  @Test func aCopyToAnotherTable() {
    let bench = DragBench(left, right)
    bench.left.allowsMove = false
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    bench.move(from: start, to: CGPoint(x: 290, y: 80))
    assertSnapshot(of: bench.stage, named: "copy")
    bench.stage.touchUp()
    bench.stage.advance(by: 0.15)
    assertSnapshot(of: bench.stage, named: "copy-landing", inMotion: true)
  }

  @Test func severalRowsInGroupsFromTheRightDark() {
    let bench = DragBench(left, right, style: .grouped)
    bench.stage.window.overrideUserInterfaceStyle = .dark
    bench.stage.window.traitOverrides.layoutDirection = .rightToLeft
    bench.left.addsItems = true
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    bench.move(from: start, to: CGPoint(x: 110, y: 300))
    for row in [3, 4] {
      bench.stage.touchDown(at: bench.middle(bench.leftTable, row), id: 1)
      bench.stage.touchUp(id: 1)
      bench.stage.advance(by: 0.4)
    }
    bench.move(from: CGPoint(x: 110, y: 300), to: CGPoint(x: 290, y: 100))
    assertSnapshot(of: bench.stage, named: "several-dark-mirrored")
  }

  @Test func aMoveInTheClassicLookWithLargeText() {
    let bench = DragBench(left, right, style: .grouped)
    bench.stage.window.traitOverrides.tableTheme = .classic
    bench.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    bench.stage.settle()
    let start = bench.middle(bench.leftTable, 0)
    bench.lift(at: start)
    let end = bench.middle(bench.leftTable, 3)
    bench.move(from: start, to: CGPoint(x: 120, y: end.y + 12))
    assertSnapshot(of: bench.stage, named: "move-classic-large")
  }

  @Test func aForbiddenDropTarget() {
    let bench = DragBench(left, right)
    bench.right.proposal = UITableViewDropProposal(operation: .forbidden)
    let start = bench.middle(bench.leftTable, 1)
    bench.lift(at: start)
    bench.move(from: start, to: CGPoint(x: 260, y: 200))
    assertSnapshot(of: bench.stage, named: "forbidden")
  }
}
