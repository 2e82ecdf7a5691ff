import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for scroll views other than tables.
@MainActor
struct UIScrollViewTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))
  private let scrollView = UIScrollView()

  /// Shows a scroll view as large as the stage, with the given content size in points.
  private func show(contentSize: CGSize) {
    scrollView.contentSize = contentSize
    stage.checksDamage = true
    stage.show(scrollView)
  }

  private func reveal(_ rect: CGRect, from offset: CGPoint) -> CGPoint {
    scrollView.contentOffset = offset
    scrollView.scrollRectToVisible(rect, animated: false)
    return scrollView.contentOffset
  }

  @Test func rectanglesAreRevealedByTheShortestScroll() {
    show(contentSize: CGSize(width: 400, height: 1000))
    let rect = CGRect(x: 150, y: 500, width: 40, height: 50)
    #expect(reveal(rect, from: .zero) == CGPoint(x: 90, y: 350))
    #expect(reveal(rect, from: CGPoint(x: 300, y: 800)) == CGPoint(x: 150, y: 500))
    #expect(reveal(rect, from: CGPoint(x: 120, y: 400)) == CGPoint(x: 120, y: 400))
  }

  @Test func tooLargeRectanglesAreRevealedAtTheirStart() {
    show(contentSize: CGSize(width: 400, height: 1000))
    let tallRect = CGRect(x: 0, y: 400, width: 10, height: 300)
    // From both sides, the start of the rectangle is scrolled to the top.
    #expect(reveal(tallRect, from: .zero) == CGPoint(x: 0, y: 400))
    #expect(reveal(tallRect, from: CGPoint(x: 0, y: 800)) == CGPoint(x: 0, y: 400))
  }

  @Test func revealingRespectsInsetsAndEnds() {
    show(contentSize: CGSize(width: 100, height: 1000))
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let endRect = CGRect(x: 0, y: 990, width: 10, height: 10)
    #expect(reveal(endRect, from: .zero) == CGPoint(x: 0, y: 830))
    #expect(reveal(CGRect(x: 0, y: 0, width: 10, height: 10), from: CGPoint(x: 0, y: 500)).y == -20)
    #expect(reveal(CGRect(x: 0, y: 2000, width: 10, height: 10), from: .zero).y == 830)
  }

  @Test(arguments: [(30.0, 0.0), (60, 100), (150, 100), (-30, 0)])
  func pagesComeToRestOneAtATime(distance: Double, restingX: Double) {
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceVertical = false
    show(contentSize: CGSize(width: 500, height: 200))
    // The finger rests before it is lifted, so that the position alone decides.
    stage.drag(
      from: CGPoint(x: 80, y: 100),
      to: CGPoint(x: 80 - distance - (distance > 0 ? 10 : -10), y: 100),
      duration: 0.3,
      hold: 0.3
    )
    stage.settle()
    #expect(scrollView.contentOffset == CGPoint(x: restingX, y: 0))
  }

  @Test func aFlickTurnsThePage() {
    scrollView.isPagingEnabled = true
    show(contentSize: CGSize(width: 500, height: 200))
    stage.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 50, y: 100), duration: 0.06)
    stage.settle()
    #expect(scrollView.contentOffset.x == 100)
  }

  @Test func withoutBouncingContentStopsAtItsEnd() {
    scrollView.bounces = false
    show(contentSize: CGSize(width: 100, height: 300))
    stage.touchDown(at: CGPoint(x: 50, y: 50))
    stage.touchMove(to: CGPoint(x: 50, y: 190))
    #expect(scrollView.contentOffset.y == 0)
    stage.touchMove(to: CGPoint(x: 50, y: -400))
    #expect(scrollView.contentOffset.y == 100)
    stage.touchUp()
    stage.settle()
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test func scrollingCanBeDisabled() {
    scrollView.isScrollEnabled = false
    show(contentSize: CGSize(width: 100, height: 1000))
    stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 20), duration: 0.2)
    stage.settle()
    #expect(scrollView.contentOffset == .zero)
    scrollView.isScrollEnabled = true
    stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 20), duration: 0.2, hold: 0.2)
    stage.settle()
    #expect(scrollView.contentOffset.y == 120)
  }

  @Test func aDiagonalDragScrollsInBothDirections() {
    show(contentSize: CGSize(width: 400, height: 800))
    stage.drag(
      from: CGPoint(x: 90, y: 150),
      to: CGPoint(x: 40, y: 50),
      duration: 0.2,
      hold: 0.2
    )
    stage.settle()
    // The first 10 points of the drag, the slop, do not scroll.
    let length = (50.0 * 50 + 100 * 100).squareRoot()
    #expect(abs(scrollView.contentOffset.x - 50 * (1 - 10 / length)) <= 1)
    #expect(abs(scrollView.contentOffset.y - 100 * (1 - 10 / length)) <= 1)
  }

  @Test func newInsetsKeepAValidOffset() {
    show(contentSize: CGSize(width: 100, height: 1000))
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentOffset.y = -30
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset.y == -30)
    scrollView.contentInset.top = 10
    #expect(scrollView.contentOffset.y == -10)
    scrollView.contentOffset.y = 200
    scrollView.contentInset.top = 40
    #expect(scrollView.contentOffset.y == 200)
  }
}
