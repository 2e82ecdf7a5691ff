import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for changes of content, size and window while the table moves.
@MainActor
struct TableMotionChangesTests {
  private let fixture = TableFixture([1000])
  private var table: UITableView { fixture.table }
  private var stage: Stage { fixture.stage }

  private func flick() {
    table.contentOffset.y = 20_000
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    stage.advance(by: 0.1)
    #expect(table.isDecelerating)
  }

  @Test func aFlickEndsInTheNewRangeAfterDeletions() {
    flick()
    fixture.source.counts = [30]
    table.reloadData()
    #expect(stage.settle())
    #expect(table.contentOffset.y == points(30 * 44 - 480))
    expectConsistent(table)
  }

  @Test func aScrollAnimationEndsInTheNewRangeAfterDeletions() {
    table.scrollToRow(at: at(900), at: .top, animated: true)
    stage.advance(by: 0.1)
    fixture.source.counts = [30]
    table.reloadData()
    #expect(stage.settle())
    expectConsistent(table)
  }

  @Test func aWheelScrollEndsInTheNewRangeAfterDeletions() {
    table.contentOffset.y = 1000
    stage.scrollWheel(by: CGVector(dx: 0, dy: -5), at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.05)
    fixture.source.counts = [30]
    table.reloadData()
    #expect(stage.settle())
    expectConsistent(table)
  }

  @Test func aFlickContinuesAfterInsertions() {
    flick()
    let target = fixture.delegate.releaseTarget.y
    fixture.source.counts = [2000]
    table.reloadData()
    #expect(table.isDecelerating)
    stage.settle()
    #expect(abs(table.contentOffset.y - target) < 1)
    expectConsistent(table)
  }

  @Test func aDragContinuesAfterAReload() {
    table.contentOffset.y = 20_000
    stage.touchDown(at: CGPoint(x: 100, y: 300))
    stage.touchMove(to: CGPoint(x: 100, y: 280))
    fixture.source.counts = [30]
    table.reloadData()
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 100, y: 270))
    stage.advance(by: 0.1)
    stage.touchUp()
    #expect(stage.settle())
    expectConsistent(table)
  }

  @Test func resizingDuringADragOrAFlickKeepsTheTableConsistent() {
    flick()
    table.autoresizingMask = []
    table.frame.size = CGSize(width: 200, height: 200)
    stage.advance(by: 0.1)
    table.frame.size = CGSize(width: 320, height: 480)
    stage.settle()
    expectConsistent(table)
    table.contentOffset.y = 44_000 - 480
    stage.touchDown(at: CGPoint(x: 100, y: 150))
    stage.touchMove(to: CGPoint(x: 100, y: 100))
    table.frame.size.height = 300
    stage.touchUp()
    stage.settle()
    expectConsistent(table)
  }

  @Test func removalDuringADragEndsIt() {
    table.contentOffset.y = 0
    fixture.delegate.notesScrolling = true
    stage.touchDown(at: CGPoint(x: 100, y: 100))
    stage.touchMove(to: CGPoint(x: 100, y: 150))
    stage.touchMove(to: CGPoint(x: 100, y: 300))
    #expect(table.isDragging)
    table.removeFromSuperview()
    #expect(!table.isDragging)
    #expect(!table.isTracking)
    #expect(!table.isDecelerating)
    stage.touchMove(to: CGPoint(x: 100, y: 100))
    stage.touchUp()
    #expect(stage.settle())
    stage.show(table)
    expectConsistent(table)
    fixture.tap(row: 2)
    #expect(table.indexPathForSelectedRow == at(2))
  }

  @Test func removalDuringAFlickStopsIt() {
    flick()
    table.removeFromSuperview()
    let offset = table.contentOffset.y
    #expect(!table.isDecelerating)
    stage.advance(by: 1)
    #expect(table.contentOffset.y == offset)
    stage.show(table)
    expectConsistent(table)
  }

  @Test func removalDuringTheHighlightEndsIt() {
    stage.touchDown(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.3)
    table.removeFromSuperview()
    stage.touchUp()
    #expect(fixture.calls("did").filter { $0.contains("ighlight") }.count == 2)  // TD-018.2
    #expect(table.indexPathForSelectedRow == nil)
    stage.show(table)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func aFlickEndsAtShrunkInsets() {
    table.contentInset.bottom = 400
    table.contentOffset.y = 43_000
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
    stage.advance(by: 0.1)
    table.contentInset.bottom = 0
    stage.settle()
    expectConsistent(table)
  }
}
