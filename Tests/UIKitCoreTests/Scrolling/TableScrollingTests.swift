import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for scrolling by touch and wheel (TV-005).
@MainActor
struct TableScrollingTests {
  /// A hundred rows of 44 points in 480 points: offsets from 0 to 3920.
  private let fixture = TableFixture([100])
  private var table: UITableView { fixture.table }
  private var stage: Stage { fixture.stage }
  private let maximumOffset: CGFloat = 4400 - 480

  /// Drags by a distance in points, and holds the finger still before lifting it.
  private func drag(_ distance: CGFloat, from y: CGFloat = 240) {
    stage.drag(
      from: CGPoint(x: 100, y: y),
      to: CGPoint(x: 100, y: y + distance),
      duration: 0.2,
      hold: 0.3
    )
  }

  @Test func draggingAndFlickingScroll() {
    drag(-100)
    let dragged = table.contentOffset.y
    #expect(dragged == 90)  // TV-005.1, TV-005.14
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
    let releaseOffset = table.contentOffset.y
    stage.settle()
    #expect(table.contentOffset.y > releaseOffset + 100)  // TV-005.1, UI-001.2
    expectConsistent(table)
  }

  @Test func dragBeginsAfterTenPoints() {
    stage.touchDown(at: CGPoint(x: 100, y: 300))
    stage.touchMove(to: CGPoint(x: 100, y: 291))
    #expect(table.contentOffset.y == 0)  // TV-005.2
    #expect(!table.isDragging)
    stage.touchMove(to: CGPoint(x: 100, y: 289))
    #expect(table.isDragging)  // TV-005.2
    for y in stride(from: 280, through: 100, by: -20) {
      let previousOffset = table.contentOffset.y
      let distance: CGFloat = y == 280 ? 9 : 20
      stage.touchMove(to: CGPoint(x: 100, y: CGFloat(y)))
      #expect(table.contentOffset.y - previousOffset == distance)  // TV-005.2
    }
    stage.touchUp()
  }

  @Test func theRestingRangeIncludesTheInsets() {
    #expect(restingEnds() == [0, maximumOffset])  // TV-005.3
    table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    #expect(restingEnds() == [-30, maximumOffset + 50])  // TV-005.3
    fixture.source.counts = [2]
    table.reloadData()
    #expect(restingEnds() == [-30, -30])  // TV-005.3
  }

  /// Returns the offsets after drags far beyond both ends.
  private func restingEnds() -> [CGFloat] {
    var endOffsets: [CGFloat] = []
    for (start, distance) in [(-20.0, 300.0), (table.contentSize.height, -300)] {
      table.contentOffset.y = start
      drag(distance)
      stage.settle()
      endOffsets.append(table.contentOffset.y)
    }
    return endOffsets
  }

  @Test(arguments: [50.0, 100, 200, 400])
  func overshootFollowsTheRubberBand(distance: Double) {
    stage.touchDown(at: CGPoint(x: 100, y: 20))
    stage.touchMove(to: CGPoint(x: 100, y: 30))
    stage.touchMove(to: CGPoint(x: 100, y: 30 + distance))
    // `distance` is the movement of the finger beyond the slop; c = 0.55, d = 480.
    let expected = (1 - 1 / (distance * 0.55 / 480 + 1)) * 480
    #expect(abs(-table.contentOffset.y - expected) <= 0.5)  // TV-005.4: rounded to pixels
    stage.touchUp()
    stage.settle()
    #expect(table.contentOffset.y == 0)  // TV-005.5
  }

  @Test func returnDoesNotOscillate() {
    table.contentOffset.y = maximumOffset
    stage.touchDown(at: CGPoint(x: 100, y: 400))
    stage.touchMove(to: CGPoint(x: 100, y: 380))
    stage.touchMove(to: CGPoint(x: 100, y: 100))
    #expect(table.contentOffset.y > maximumOffset + 50)
    stage.touchUp()
    var offsets: [CGFloat] = []
    while table.isDecelerating && offsets.count < 600 {
      stage.advance(by: 1.0 / 60)
      offsets.append(table.contentOffset.y)
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 <= $0 })  // TV-005.5
    #expect(offsets.allSatisfy { $0 >= maximumOffset })  // TV-005.5
    #expect(table.contentOffset.y == maximumOffset)  // TV-005.5
  }

  @Test func aFlickPastTheEndReturns() {
    table.contentOffset.y = 200
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 280), duration: 0.1)
    var lowestOffset: CGFloat = 0
    for _ in 0..<300 where table.isDecelerating {
      stage.advance(by: 1.0 / 60)
      lowestOffset = min(lowestOffset, table.contentOffset.y)
    }
    #expect(lowestOffset < -5)  // TV-005.5
    #expect(table.contentOffset.y == 0)  // TV-005.5
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func velocityDecaysPerMillisecond(rate: UIScrollView.DecelerationRate) {
    #expect(UITableView().decelerationRate == .normal)  // TV-005.6
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)  // TV-005.6
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)  // TV-005.6
    table.decelerationRate = rate
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.1)
    let start = table.contentOffset.y
    let velocity = fixture.delegate.releaseVelocity.y * 1000
    #expect(abs(velocity - 1000) < 1)
    let decayPerMillisecond = Double(rate.rawValue)
    let totalDistance = velocity / 1000 * decayPerMillisecond / (1 - decayPerMillisecond)
    for frame in 1...30 {
      stage.advance(by: 1.0 / 60)
      let time = Double(frame) / 60 * 1000
      let expected = Double(start) + totalDistance * (1 - pow(decayPerMillisecond, time))
      guard table.isDecelerating else { break }
      #expect(abs(Double(table.contentOffset.y) - expected) <= 0.6)  // TV-005.6
    }
    stage.settle()
    // The motion stops at a velocity below 10 points per second.
    let remainingDistance = 10.0 / 1000 * decayPerMillisecond / (1 - decayPerMillisecond)
    // TV-005.6
    #expect(abs(Double(table.contentOffset.y - start) - (totalDistance - remainingDistance)) <= 0.6)
  }

  @Test func touchStopsDecelerationAndSelectsNothing() {
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    stage.advance(by: 0.2)
    #expect(table.isDecelerating)
    fixture.recorder.take()
    stage.touchDown(at: CGPoint(x: 100, y: 200))
    let offset = table.contentOffset.y
    stage.advance(by: 0.5)
    #expect(table.contentOffset.y == offset)  // TV-005.7
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })  // TV-005.15
    stage.touchUp()
    stage.settle()
    #expect(table.indexPathForSelectedRow == nil)  // TV-005.15
    #expect(fixture.calls("should", "will S", "didSelect").isEmpty)  // TV-005.15
    fixture.stage.tap(at: CGPoint(x: 100, y: 200))
    #expect(table.indexPathForSelectedRow != nil)
  }

  @Test func delegateCallsAreInOrder() {
    fixture.delegate.notesScrolling = true
    fixture.delegate.notesDisplay = false
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    stage.settle()
    let calls = fixture.recorder.take().filter { !$0.hasPrefix("cell") }
    var phases: [String] = []
    for call in calls where call != phases.last { phases.append(call) }
    #expect(
      phases == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )  // TV-005.9
    let offsets = fixture.delegate.offsets
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 != $1 })  // TV-005.9: once per change
    #expect(calls.filter { $0 == "didScroll" }.count == offsets.count)  // TV-005.9
    drag(-50)
    stage.settle()
    let slowCalls = fixture.recorder.take().filter { !$0.hasPrefix("cell") && $0 != "didScroll" }
    // TV-005.9
    #expect(slowCalls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test func delegateMayRetargetAFlick() {
    fixture.delegate.endOffset = { CGPoint(x: $0.x, y: ($0.y / 44).rounded() * 44) }
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    let target = (fixture.delegate.releaseTarget.y / 44).rounded() * 44
    stage.settle()
    #expect(table.contentOffset.y == target)
  }

  @Test func programmaticScrollsTakeThreeTenthsOfASecond() {
    fixture.delegate.notesScrolling = true
    table.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(table.contentOffset.y == 0)
    stage.advance(by: 0.25)
    #expect(table.contentOffset.y > 500 && table.contentOffset.y < 1000)  // TV-005.12
    stage.advance(by: 0.05 + 1.0 / 60)
    #expect(table.contentOffset.y == 1000)  // TV-005.12
    #expect(fixture.calls("didEndAnimation").count == 1)  // TV-005.19
    table.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    stage.settle()
    #expect(fixture.calls("didEndAnimation").isEmpty)
  }

  @Test func shortContentOnlyBounces() {
    #expect(UITableView().alwaysBounceVertical)  // TV-005.13
    let fixture = TableFixture([2])
    for bounces in [true, false] {
      fixture.table.alwaysBounceVertical = bounces
      fixture.stage.touchDown(at: CGPoint(x: 100, y: 200))
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 180))
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 100))
      #expect((fixture.table.contentOffset.y > 5) == bounces)  // TV-005.13
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.table.contentOffset.y == 0)  // TV-005.13
    }
  }

  @Test func wheelGlidesByThreeRowsWithoutHighlight() {
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(table.contentOffset.y == 132)  // PN-12
    stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 100, y: 100))
    stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(table.contentOffset.y == 0)
    #expect(fixture.calls("should").isEmpty)  // PN-12
    expectConsistent(table)
  }
}
