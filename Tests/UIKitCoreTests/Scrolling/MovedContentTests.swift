import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for content that the program moves during a drag, and at its end.
@MainActor
struct MovedContentTests {
  @Test func aFlingContinuesFromAMovedOffset() {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let scrollView = UIScrollView()
    let delegate = ReleaseDelegate()
    scrollView.contentSize = CGSize(width: 200, height: 8000)
    scrollView.delegate = delegate
    stage.show(scrollView)
    /// Returns the offsets of a fling when the finger is lifted, a frame later, and at the end.
    func fling() -> [CGFloat] {
      scrollView.contentOffset.y = 1000
      stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 230), duration: 0.1)
      var offsets = [scrollView.contentOffset.y]
      stage.advance(by: 1 / 60)
      offsets.append(scrollView.contentOffset.y)
      stage.settle()
      return offsets + [scrollView.contentOffset.y]
    }
    let plainOffsets = fling()
    #expect(plainOffsets[0] < plainOffsets[1] && plainOffsets[1] < plainOffsets[2])
    for distance in [300.0, -300] {
      delegate.onEndDragging = { $0.bounds.origin.y += distance }
      let movedOffsets = fling()
      for (movedOffset, plainOffset) in zip(movedOffsets, plainOffsets) {
        #expect(abs(movedOffset - plainOffset - distance) <= 1)
      }
    }
    delegate.onEndDragging = nil
    #expect(fling() == plainOffsets)
  }

  @Test func measuringRowsBeyondTheStartDoesNotMakeTheContentJump() {
    let fixture = TableFixture([200]) { $0.table.delegate = nil }
    let delegate = EstimatingDelegate(estimate: { _ in 60 }, height: { _ in 20 })
    let (stage, table) = (fixture.stage, fixture.table)
    table.delegate = delegate
    for _ in 1...2 {
      table.reloadData()
      // Three rows above the screen have not been measured yet.
      table.contentOffset.y = 180
      stage.settle()
      stage.touchDown(at: CGPoint(x: 100, y: 100))
      stage.touchMove(to: CGPoint(x: 100, y: 120))
      stage.touchMove(to: CGPoint(x: 100, y: 275))
      stage.advance(by: 1 / 60)
      let offset = table.contentOffset.y
      #expect(offset < -80)
      // Beyond the start the content moves less than the finger.
      for y in [276.0, 277, 278] {
        let previousOffset = table.contentOffset.y
        stage.touchMove(to: CGPoint(x: 100, y: y))
        #expect(table.contentOffset.y <= previousOffset)
        #expect(table.contentOffset.y >= previousOffset - 1)
      }
      stage.advance(by: 0.2)
      stage.touchUp()
      stage.settle()
      #expect(table.contentOffset.y == 0)
      table.contentOffset.y = 3000
    }
  }
}

/// A delegate that runs a closure when a drag ends.
@MainActor
private final class ReleaseDelegate: UIScrollViewDelegate, UITableViewDelegate {
  var onEndDragging: ((UIScrollView) -> Void)?

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    onEndDragging?(scrollView)
  }
}
