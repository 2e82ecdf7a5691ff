import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for fingers, touchpad and application that scroll the same view at the same time.
@MainActor
struct ConcurrentScrollingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))
  private let scrollView = UIScrollView()

  /// Shows a scroll view as large as the stage, with the given content size in points.
  private func show(contentSize: CGSize) {
    scrollView.contentSize = contentSize
    stage.show(scrollView)
  }

  private final class RecenteringDelegate: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y > 600 { scrollView.contentOffset.y -= 500 }
    }
  }

  @Test func aDragContinuesFromAProgrammaticOffset() {
    show(contentSize: CGSize(width: 100, height: 2000))
    stage.touchDown(at: CGPoint(x: 50, y: 150))
    stage.touchMove(to: CGPoint(x: 50, y: 130))
    #expect(scrollView.contentOffset.y == 10)
    scrollView.contentOffset.y = 800
    stage.touchMove(to: CGPoint(x: 50, y: 100))
    #expect(scrollView.contentOffset.y == 830)
    stage.touchUp()
  }

  @Test func endlessContentCanBeRecenteredDuringADrag() {
    show(contentSize: CGSize(width: 100, height: 2000))
    let recenteringDelegate = RecenteringDelegate()
    scrollView.delegate = recenteringDelegate
    scrollView.contentOffset.y = 560
    stage.touchDown(at: CGPoint(x: 50, y: 150))
    stage.touchMove(to: CGPoint(x: 50, y: 90))
    #expect(scrollView.contentOffset.y == 110)
    stage.touchMove(to: CGPoint(x: 50, y: 80))
    #expect(scrollView.contentOffset.y == 120)
    stage.touchUp()
  }

  @Test func aDragEndsAnAnimatedScroll() {
    show(contentSize: CGSize(width: 100, height: 2000))
    stage.touchDown(at: CGPoint(x: 50, y: 150))
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.advance(by: 0.15)
    let interruptedOffset = scrollView.contentOffset.y
    #expect(interruptedOffset > 100 && interruptedOffset < 900)
    stage.touchMove(to: CGPoint(x: 50, y: 130))
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == interruptedOffset + 10)
    scrollView.setContentOffset(.zero, animated: true)
    stage.advance(by: 0.15)
    let secondOffset = scrollView.contentOffset.y
    stage.touchMove(to: CGPoint(x: 50, y: 120))
    stage.touchMove(to: CGPoint(x: 50, y: 110))
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == secondOffset + 10)
    stage.touchUp()
  }

  @Test func fractionsOfPixelsOfATouchpadAccumulate() {
    show(contentSize: CGSize(width: 100, height: 2000))
    for _ in 0..<50 {
      stage.scrollWheel(by: CGVector(dx: 0, dy: -0.03), at: CGPoint(x: 50, y: 50))
      stage.advance(by: 1 / 60)
    }
    #expect(scrollView.contentOffset.y == 15)
  }

  @Test func tiltingTheWheelToTheRightScrollsRight() {
    show(contentSize: CGSize(width: 2000, height: 200))
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: CGPoint(x: 50, y: 50))
    stage.settle()
    #expect(scrollView.contentOffset.x == 132)
    stage.scrollWheel(by: CGVector(dx: -1.5, dy: 0), at: CGPoint(x: 50, y: 50))
    #expect(scrollView.contentOffset.x == 117)
  }

  @Test(arguments: [true, false])
  func theFirstMovementLocksTheDirection(isLocked: Bool) {
    scrollView.isDirectionalLockEnabled = isLocked
    show(contentSize: CGSize(width: 500, height: 2000))
    stage.touchDown(at: CGPoint(x: 80, y: 150))
    stage.touchMove(to: CGPoint(x: 77, y: 130))
    stage.touchMove(to: CGPoint(x: 40, y: 100))
    #expect(scrollView.contentOffset.y > 30)
    #expect((scrollView.contentOffset.x == 0) == isLocked)
    stage.touchUp()
    stage.settle()
    #expect((scrollView.contentOffset.x == 0) == isLocked)
  }

  @Test func aDiagonalDragIsNotLocked() {
    scrollView.isDirectionalLockEnabled = true
    show(contentSize: CGSize(width: 500, height: 2000))
    stage.drag(
      from: CGPoint(x: 80, y: 150),
      to: CGPoint(x: 30, y: 100),
      duration: 0.2,
      hold: 0.2
    )
    #expect(scrollView.contentOffset.x > 30 && scrollView.contentOffset.y > 30)
  }

  @Test func aWindowMayBeReleasedWhileItsContentMoves() {
    func scrollInAWindow() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIScrollView(frame: window.bounds)
      inner.contentSize = CGSize(width: 100, height: 1000)
      window.addSubview(inner)
      window.isHidden = false
      inner.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      inner.flashScrollIndicators()
      stage.advance(by: 0.1)
      window.isHidden = true
    }
    stage.show(UIView())
    scrollInAWindow()
    #expect(stage.settle())
  }

  @Test func hugeContentScrolls() {
    show(contentSize: CGSize(width: 1e15, height: 1e15))
    scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1e12, height: 1e12)))
    for coordinate in [1e6, 1e10, 1e15, -1e12, 0] {
      scrollView.contentOffset = CGPoint(x: coordinate, y: coordinate)
      stage.advance(by: 1 / 60)
    }
    #expect(stage.settle())
  }
}
