import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for two sources of motion for the same content, at the same time or one after the other.
@MainActor
struct ScrollingCombinationTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let scrollView = UIScrollView()
  private let delegate = RecordingScrollDelegate()

  init() {
    scrollView.contentSize = CGSize(width: 200, height: 4000)
    scrollView.delegate = delegate
    stage.show(scrollView)
  }

  private var offset: CGFloat { scrollView.contentOffset.y }
  private var maximumOffset: CGFloat { scrollView.contentSize.height - 400 }

  /// Flicks upwards, which scrolls down; the content still moves when this returns.
  private func flick(by distance: CGFloat = 150) {
    let start: CGFloat = distance > 0 ? 380 : 20
    stage.drag(
      from: CGPoint(x: 100, y: start),
      to: CGPoint(x: 100, y: start - distance),
      duration: 0.1
    )
  }

  /// Turns the wheel; whole numbers are notches of a mouse wheel.
  private func wheel(_ dy: CGFloat) {
    stage.scrollWheel(by: CGVector(dx: 0, dy: -dy), at: CGPoint(x: 100, y: 200))
  }

  // MARK: The wheel

  @Test func notchesOfAWheelAccumulate() {
    wheel(1)
    stage.settle()
    let notch = offset
    #expect(notch > 0)
    for pause in [0, 1, 3, 30] {
      scrollView.contentOffset.y = 0
      for _ in 1...3 {
        wheel(1)
        stage.advance(by: Double(pause) / 60)
      }
      stage.settle()
      #expect(offset == 3 * notch)
    }
  }

  @Test func aTouchpadInterruptsAWheelScroll() {
    wheel(2)
    stage.advance(by: 0.05)
    let start = offset
    wheel(0.5)
    let touchpadOffset = offset
    #expect(touchpadOffset > start)
    stage.settle()
    #expect(offset == touchpadOffset)
  }

  @Test func aTouchpadAccumulatesNoDistanceBeyondTheEnd() {
    for _ in 1...2 {
      scrollView.contentOffset.y = maximumOffset - 3
      wheel(4.5)
      #expect(offset == maximumOffset)
      wheel(-0.5)
      #expect(offset == maximumOffset - 5)
    }
  }

  @Test func oppositeNotchesInOneFrameCancelOut() {
    let outer = UIScrollView()
    outer.contentSize = CGSize(width: 200, height: 2000)
    stage.show(outer)
    scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    outer.addSubview(scrollView)
    stage.settle()
    wheel(1)
    wheel(-1)
    stage.settle()
    #expect(offset == 0)
    scrollView.contentOffset.y = maximumOffset
    wheel(-1)
    wheel(1)
    stage.settle()
    #expect(offset == maximumOffset)
    #expect(outer.contentOffset.y == 0)
    // At rest at its end, the scroll view leaves the wheel to its ancestors.
    wheel(1)
    stage.settle()
    #expect(outer.contentOffset.y > 0)
  }

  // MARK: Changes of content

  @Test func rowsInsertedAboveShiftARunningScroll() {
    let fixture = UpdateFixture(UpdateList([200]))
    let table = fixture.table
    func insertAbove() {
      let list = fixture.source.list
      let rows = (0..<3).map { _ in fixture.source.list.makeRow() }
      fixture.source.list.sections[0].rows.insert(contentsOf: rows, at: 0)
      #expect(list.sections[0].rows.count + 3 == fixture.source.list.sections[0].rows.count)
      table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    func turn() {
      fixture.stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 200))
    }
    table.contentOffset.y = 2000
    turn()
    fixture.stage.settle()
    let notch = table.contentOffset.y - 2000
    // Two runs: the second motion starts from the beginning.
    for _ in 1...2 {
      table.contentOffset.y = 2000
      turn()
      fixture.stage.advance(by: 0.05)
      insertAbove()
      fixture.stage.advance(by: 0.05)
      turn()
      fixture.stage.settle()
      #expect(table.contentOffset.y == 2000 + 3 * 44 + 2 * notch)
      table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      fixture.stage.settle()
      #expect(table.contentOffset.y == 500)
    }
  }

  @Test func aScrollToTheEndReachesTheEndOfGrownContent() {
    // The bottom inset grows, as for a keyboard.
    scrollView.contentOffset.y = maximumOffset - 300
    flick()
    stage.advance(by: 0.05)
    #expect(offset < maximumOffset)
    scrollView.contentInset.bottom = 100
    stage.settle()
    #expect(offset == maximumOffset + 100)
    scrollView.contentInset.bottom = 0
    // The content grows.
    let end = maximumOffset
    scrollView.contentOffset.y = end - 300
    flick()
    stage.advance(by: 0.05)
    #expect(offset < end)
    scrollView.contentSize.height += 4000
    stage.settle()
    #expect(offset > end && offset < maximumOffset)
  }

  @Test func shrinkingContentEndsScrollsAtItsNewEnd() {
    for scroll in [
      { scrollView.setContentOffset(CGPoint(x: 0, y: 3600), animated: true) }, { wheel(3) },
      { flick() },
    ] {
      scrollView.contentSize.height = 4000
      scrollView.contentOffset.y = 3250
      stage.settle()
      scroll()
      stage.advance(by: 0.05)
      scrollView.contentSize.height = 3700
      stage.settle()
      #expect(offset == 3300)
      wheel(1)
      stage.settle()
      #expect(offset == 3300)
    }
  }

  @Test func aZoomEndsAMotion() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 4000))
    scrollView.addSubview(content)
    scrollView.maximumZoomScale = 2
    delegate.viewToZoom = content
    scrollView.contentOffset.y = 500
    flick()
    scrollView.setZoomScale(2, animated: false)
    let zoomedOffset = offset
    stage.settle()
    #expect(offset == zoomedOffset)
    #expect(!scrollView.isDecelerating)
  }

  // MARK: Program and user

  @Test func anOffsetSetByTheDelegateEndsAFling() {
    for _ in 1...2 {
      scrollView.contentOffset.y = 1000
      delegate.onEndDragging = { $0.contentOffset.y = 100 }
      flick()
      stage.settle()
      #expect(offset == 100)
      delegate.onEndDragging = nil
      flick()
      stage.settle()
      #expect(offset > 300)
    }
  }

  @Test func aScrollBegunInTheEndCallbackIsPerformed() {
    delegate.onScroll = { [delegate] scrollView in
      guard scrollView.contentOffset.y == 700 else { return }
      delegate.onScroll = nil
      scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    }
    scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.settle()
    #expect(offset == 200)
    #expect(delegate.endCount == 2)
  }

  @Test func aCancelledDragDoesNotFling() {
    for _ in 1...2 {
      stage.touchDown(at: CGPoint(x: 100, y: 380))
      for y in stride(from: CGFloat(360), through: 200, by: -20) {
        stage.touchMove(to: CGPoint(x: 100, y: y))
        stage.advance(by: 1 / 60)
      }
      let draggedOffset = offset
      stage.touchCancel()
      stage.settle()
      #expect(draggedOffset > 0 && offset == draggedOffset)
      scrollView.contentOffset.y = 0
    }
  }

  @Test func theWheelIsIgnoredDuringADrag() {
    stage.touchDown(at: CGPoint(x: 100, y: 380))
    stage.touchMove(to: CGPoint(x: 100, y: 300))
    let draggedOffset = offset
    wheel(2)
    wheel(0.5)
    stage.advance(by: 0.5)
    #expect(offset == draggedOffset)
    stage.touchUp()
    stage.settle()
    #expect(offset == draggedOffset)
  }

  @Test func aBounceContinuesAfterATouch() {
    stage.touchDown(at: CGPoint(x: 100, y: 50))
    stage.touchMove(to: CGPoint(x: 100, y: 350))
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.advance(by: 0.05)
    #expect(offset < 0)
    stage.touchDown(at: CGPoint(x: 100, y: 50))
    let caughtOffset = offset
    stage.advance(by: 0.2)
    #expect(caughtOffset < 0 && offset == caughtOffset)
    // A catch and a drag continue from the visible offset.
    stage.touchMove(to: CGPoint(x: 100, y: 61))
    #expect(abs(offset - caughtOffset) < 2)
    stage.touchUp()
    stage.settle()
    #expect(offset == 0)
    stage.touchDown(at: CGPoint(x: 100, y: 50))
    stage.touchMove(to: CGPoint(x: 100, y: 350))
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.advance(by: 0.05)
    stage.touchDown(at: CGPoint(x: 100, y: 50))
    stage.touchUp()
    stage.settle()
    #expect(offset == 0)
  }

  @Test func afterADragAtRestTheOffsetIsClampedImmediately() {
    stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 200),
      duration: 0.2,
      hold: 0.3
    )
    stage.settle()
    #expect(offset > 0)
    scrollView.contentOffset.y = 0
    stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 200),
      duration: 0.2,
      hold: 0.3
    )
    stage.settle()
    scrollView.contentSize.height = 300
    #expect(offset == 0)
    scrollView.contentInset.top = 50
    #expect(offset == -50)
  }

  @Test func aMotionEndsWithItsWindow() {
    flick()
    stage.advance(by: 0.1)
    #expect(scrollView.isDecelerating)
    scrollView.removeFromSuperview()
    let offsetAtRemoval = offset
    stage.advance(by: 1)
    #expect(offset == offsetAtRemoval)
    #expect(!scrollView.isDecelerating)
    // The scroll view is not visible, so that nothing is animated.
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(offset == 900)
  }

  @Test func eachDragHasItsDirectionalLock() {
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    scrollView.contentOffset = CGPoint(x: 500, y: 500)
    scrollView.isDirectionalLockEnabled = true
    func drag(dx: CGFloat, dy: CGFloat) -> (movesX: Bool, movesY: Bool) {
      let startOffset = scrollView.contentOffset
      stage.drag(
        from: CGPoint(x: 100, y: 200),
        to: CGPoint(x: 100 + dx, y: 200 + dy),
        duration: 0.2,
        hold: 0.2
      )
      stage.settle()
      let endOffset = scrollView.contentOffset
      return (endOffset.x != startOffset.x, endOffset.y != startOffset.y)
    }
    #expect(drag(dx: 60, dy: 10) == (true, false))
    #expect(drag(dx: 50, dy: 50) == (true, true))
    #expect(drag(dx: 10, dy: 60) == (false, true))
    #expect(drag(dx: 50, dy: 50) == (true, true))
  }

  @Test func aNarrowerViewCanBeDraggedSideways() {
    // A diagonal drag, which a view that scrolls only vertically takes as an upward drag.
    scrollView.contentSize.height = 300
    scrollView.alwaysBounceVertical = true
    for (width, isMovable) in [(200.0, false), (150, true), (200, false)] {
      scrollView.frame.size.width = width
      scrollView.contentOffset = .zero
      stage.drag(
        from: CGPoint(x: 120, y: 200),
        to: CGPoint(x: 60, y: 190),
        duration: 0.2,
        hold: 0.2
      )
      stage.settle()
      #expect((scrollView.contentOffset.x > 0) == isMovable)
    }
  }

  @Test func aClickSelectsAfterAFingerStoppedAFling() {
    let fixture = TableFixture([200])
    for _ in 1...2 {
      fixture.stage.drag(
        from: CGPoint(x: 100, y: 300),
        to: CGPoint(x: 100, y: 200),
        duration: 0.1
      )
      fixture.stage.advance(by: 0.1)
      fixture.tap(row: 5)
      fixture.stage.settle()
      #expect(fixture.table.indexPathForSelectedRow == nil)
      let row = fixture.visible[3]
      fixture.stage.loop.touches.touchDown(
        at: fixture.middle(ofRow: row.row),
        id: 0,
        type: .indirectPointer
      )
      fixture.stage.advance(by: 0.05)
      fixture.stage.touchUp()
      fixture.stage.settle()
      #expect(fixture.table.indexPathForSelectedRow == row)
      fixture.table.deselectRow(at: row, animated: false)
    }
  }

  @Test func didScrollToTopIsCalledOnArrivalOnly() {
    let controller = UIViewController()
    controller.view = scrollView
    stage.show(UINavigationController(rootViewController: controller))
    func scrollToTop() {
      scrollView.contentOffset.y = 2000
      delegate.log = []
      stage.tap(at: CGPoint(x: 100, y: 22))
    }
    scrollToTop()
    stage.settle()
    #expect(delegate.log == ["top"])
    // A finger stops the animation halfway.
    scrollToTop()
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 100, y: 200))
    stage.touchUp()
    stage.settle()
    #expect(!delegate.log.contains("top"))
    // The following calls must not belong to the stopped animation.
    scrollToTop()
    stage.settle()
    scrollView.contentOffset.y = 2000
    delegate.log = []
    scrollView.setContentOffset(
      CGPoint(x: 0, y: -scrollView.adjustedContentInset.top),
      animated: true
    )
    stage.settle()
    #expect(delegate.log == ["end"])
  }

  @Test func aFlingCallsTheDelegateAfterANonanimatedScroll() {
    let fixture = TableFixture([200])
    for _ in 1...2 {
      fixture.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
      fixture.stage.settle()
      fixture.stage.drag(
        from: CGPoint(x: 100, y: 300),
        to: CGPoint(x: 100, y: 200),
        duration: 0.1
      )
      let count = fixture.delegate.offsets.count
      fixture.stage.advance(by: 0.2)
      #expect(fixture.delegate.offsets.count > count)
      fixture.stage.settle()
    }
  }

  // MARK: Indicators

  /// The vertical indicator; `nil` while it is hidden.
  private var indicator: UIView? {
    scrollView.subviews.first { $0.frame.width < 10 && $0.frame.height >= 7 && $0.alpha > 0 }
  }

  @Test func aSecondFlashLastsAsLongAsTheFirst() {
    for _ in 1...2 {
      scrollView.flashScrollIndicators()
      stage.advance(by: 0.4)
      #expect(indicator != nil)
      scrollView.flashScrollIndicators()
      stage.advance(by: 0.4)
      #expect(indicator != nil)
      stage.settle()
      #expect(indicator == nil)
    }
  }

  @Test func theIndicatorShrinksBeyondBothEnds() throws {
    var heights: [CGFloat] = []
    for (start, distance) in [(0.0, 200.0), (maximumOffset, -200)] {
      scrollView.contentOffset.y = start
      scrollView.flashScrollIndicators()
      let fullHeight = try #require(indicator).frame.height
      stage.touchDown(at: CGPoint(x: 100, y: 200))
      stage.touchMove(to: CGPoint(x: 100, y: 200 + distance))
      let shrunkHeight = try #require(indicator).frame.height
      #expect(shrunkHeight < fullHeight)
      heights.append(shrunkHeight)
      stage.touchUp()
      stage.settle()
    }
    #expect(heights[0] == heights[1])
  }
}

/// A delegate that records its calls, and runs closures in them.
@MainActor
private final class RecordingScrollDelegate: UIScrollViewDelegate {
  var log: [String] = []
  var onScroll: ((UIScrollView) -> Void)?
  var onEndDragging: ((UIScrollView) -> Void)?
  var viewToZoom: UIView?
  var endCount = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onEndDragging?(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    endCount += 1
    log.append("end")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { viewToZoom }
}
