import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Snapshots of dragged items and their drop targets.
@MainActor
struct DragPreviewTests {
  private let left = [["Apples", "Beans", "Cheese", "Eggs", "Flour"]]
  private let right = [["Bread", "Tea", "Water"]]

  @Test func aLiftedRowLooksAsRecorded() {
    let fixture = DragFixture(left, right)
    fixture.lift(at: fixture.middle(ofRow: 1, in: fixture.leftTable))
    assertSnapshot(of: fixture.stage, named: "lifted", inMotion: true)
  }

  @Test func aCopyToAnotherTableLooksAsRecorded() {
    let fixture = DragFixture(left, right)
    fixture.left.allowsMove = false
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 290, y: 80))
    assertSnapshot(of: fixture.stage, named: "copy")
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.15)
    assertSnapshot(of: fixture.stage, named: "copy-landing", inMotion: true)
  }

  @Test func severalDarkMirroredRowsLookAsRecorded() {
    let fixture = DragFixture(left, right, style: .grouped)
    fixture.stage.window.overrideUserInterfaceStyle = .dark
    fixture.stage.window.traitOverrides.layoutDirection = .rightToLeft
    fixture.left.allowsAddingItems = true
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 110, y: 300))
    for row in [3, 4] {
      fixture.stage.touchDown(at: fixture.middle(ofRow: row, in: fixture.leftTable), id: 1)
      fixture.stage.touchUp(id: 1)
      fixture.stage.advance(by: 0.4)
    }
    fixture.move(from: CGPoint(x: 110, y: 300), to: CGPoint(x: 290, y: 100))
    assertSnapshot(of: fixture.stage, named: "several-dark-mirrored")
  }

  @Test func aMoveInTheClassicThemeWithLargeTextLooksAsRecorded() {
    let fixture = DragFixture(left, right, style: .grouped)
    fixture.stage.window.traitOverrides.tableTheme = .classic
    fixture.stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    fixture.stage.settle()
    let start = fixture.middle(ofRow: 0, in: fixture.leftTable)
    fixture.lift(at: start)
    let end = fixture.middle(ofRow: 3, in: fixture.leftTable)
    fixture.move(from: start, to: CGPoint(x: 120, y: end.y + 12))
    assertSnapshot(of: fixture.stage, named: "move-classic-large")
  }

  @Test func aForbiddenDropTargetLooksAsRecorded() {
    let fixture = DragFixture(left, right)
    fixture.right.proposal = UITableViewDropProposal(operation: .forbidden)
    let start = fixture.middle(ofRow: 1, in: fixture.leftTable)
    fixture.lift(at: start)
    fixture.move(from: start, to: CGPoint(x: 260, y: 200))
    assertSnapshot(of: fixture.stage, named: "forbidden")
  }
}
