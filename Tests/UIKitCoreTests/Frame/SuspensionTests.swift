import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for an hour between two frames, as on a suspended laptop.
///
/// Animations end as if the hour had passed, and interactions continue where they were.
@MainActor
struct SuspensionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let list = EditableList(rows: 200)

  init() {
    stage.checksDamage = true
    stage.show(list.table)
    stage.settle()
  }

  private static let hour: TimeInterval = 3_600
  /// The numbers of frames before the suspension.
  nonisolated private static let delays = [0, 1, 3, 10]

  /// Advances by a number of frames, suspends the stage for an hour, and runs one more frame.
  private func suspend(afterFrames delay: Int) {
    stage.advance(by: Double(delay) / 60)
    stage.suspend(for: SuspensionTests.hour)
    stage.advance(by: 1.0 / 60)
  }

  private func flick(on stage: Stage) {
    stage.drag(
      from: CGPoint(x: 160, y: 400),
      to: CGPoint(x: 160, y: 250),
      duration: 0.1
    )
  }

  @Test(arguments: delays) func aSuspendedFlingEndsAtTheSameOffset(delay: Int) {
    let awakeStage = Stage(size: CGSize(width: 320, height: 480))
    let awakeList = EditableList(rows: 200)
    awakeStage.show(awakeList.table)
    awakeStage.settle()
    flick(on: awakeStage)
    #expect(awakeStage.settle())
    flick(on: stage)
    suspend(afterFrames: delay)
    #expect(abs(list.table.contentOffset.y - awakeList.table.contentOffset.y) < 1)
    let offset = list.table.contentOffset.y
    stage.advance(by: 0.1)
    #expect(list.table.contentOffset.y == offset)
    #expect(!list.table.isDecelerating)
    #expect(stage.settle(timeout: 2))
  }

  @Test(arguments: delays) func aSuspendedBounceHasEnded(delay: Int) {
    stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.2)
    #expect(list.table.contentOffset.y < 0)
    suspend(afterFrames: delay)
    #expect(list.table.contentOffset.y == 0)
    #expect(stage.settle(timeout: 2))
  }

  @Test(arguments: delays) func aSuspendedScrollAnimationHasEnded(delay: Int) {
    list.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: true)
    suspend(afterFrames: delay)
    #expect(list.table.contentOffset.y == 4_400)
    #expect(stage.settle(timeout: 2))
    #expect(list.cell(100).textLabel?.text == "Row 100")
  }

  @Test(arguments: delays) func anAnimationCompletesOnce(delay: Int) {
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.3, delay: 0.1) {
      list.table.alpha = 0.5
    } completion: {
      completions.append($0)
    }
    suspend(afterFrames: delay)
    stage.advance(by: 1.0 / 60)
    #expect(completions == [true])
    #expect(stage.settle(timeout: 2))
    #expect(completions == [true])
  }

  @Test(arguments: delays) func suspendedUpdatesAreComplete(delay: Int) {
    list.names.remove(at: 3)
    list.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    suspend(afterFrames: delay)
    stage.advance(by: 1.0 / 60)
    #expect(list.cell(3).frame.minY == 132)
    #expect(list.cell(3).textLabel?.text == "Row 4")
    #expect(stage.settle(timeout: 2))
  }

  @Test(arguments: delays) func aSuspendedDragContinues(delay: Int) {
    stage.touchDown(at: CGPoint(x: 160, y: 400))
    for y in [390.0, 370, 340, 300] {
      stage.touchMove(to: CGPoint(x: 160, y: y))
      stage.advance(by: 1.0 / 60)
    }
    let offset = list.table.contentOffset.y
    #expect(offset > 0)
    suspend(afterFrames: delay)
    #expect(list.table.contentOffset.y == offset)
    stage.touchMove(to: CGPoint(x: 160, y: 290))
    stage.advance(by: 1.0 / 60)
    #expect(list.table.contentOffset.y == offset + 10)
    // The velocity excludes the hour before the last movement.
    stage.touchUp()
    #expect(stage.settle(timeout: 10))
    #expect(list.table.contentOffset.y >= offset + 10)
    #expect(list.table.contentOffset.y < offset + 200)
  }

  @Test(arguments: delays) func anOpenSwipeSurvivesASuspension(delay: Int) {
    let y = list.cell(2).frame.midY
    stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), duration: 0.2)
    suspend(afterFrames: delay)
    #expect(stage.settle(timeout: 2))
    let openX = list.cell(2).contentView.frame.minX
    #expect(openX < 0)
    stage.suspend(for: SuspensionTests.hour)
    stage.advance(by: 1.0 / 60)
    #expect(list.cell(2).contentView.frame.minX == openX)
    stage.tap(at: CGPoint(x: 100, y: y + 88))
    suspend(afterFrames: delay)
    #expect(stage.settle(timeout: 2))
    #expect(list.cell(2).contentView.frame.minX == 0)
  }

  @Test(arguments: delays) func aSuspendedSwipeContinues(delay: Int) {
    let y = list.cell(2).frame.midY
    stage.touchDown(at: CGPoint(x: 300, y: y))
    for x in [290.0, 270, 240, 220] {
      stage.touchMove(to: CGPoint(x: x, y: y))
      stage.advance(by: 1.0 / 60)
    }
    let swipedX = list.cell(2).contentView.frame.minX
    #expect(swipedX < 0)
    suspend(afterFrames: delay)
    #expect(list.cell(2).contentView.frame.minX == swipedX)
    stage.touchUp()
    #expect(stage.settle(timeout: 2))
    #expect(list.cell(2).contentView.frame.minX < 0)
  }

  @Test(arguments: delays, [CGFloat(60), 440]) func aDraggedRowSurvivesASuspension(
    delay: Int,
    distance: CGFloat
  ) {
    let fixture = ReorderFixture(count: 40)
    fixture.lift(0, by: distance)
    let offset = fixture.tableView.contentOffset.y
    fixture.stage.advance(by: Double(delay) / 60)
    fixture.stage.suspend(for: SuspensionTests.hour)
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.tableView.reorder.isActive)
    let bottom = fixture.tableView.contentSize.height - 480
    #expect(fixture.tableView.contentOffset.y >= offset)
    #expect(fixture.tableView.contentOffset.y <= bottom)
    fixture.stage.touchUp()
    #expect(fixture.stage.settle())
    fixture.check("\(delay) \(distance)")
    #expect(Set(fixture.rows[0]).count == 40)
    #expect(fixture.rows[0][0] == "1")
  }
}
