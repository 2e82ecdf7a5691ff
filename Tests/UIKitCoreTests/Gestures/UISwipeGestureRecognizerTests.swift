import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aSwipeIsRecognisedInItsDirectionsOnly() {
  let swipes: [(UISwipeGestureRecognizer.Direction, Double, Double)] = [
    (.right, 60, 10), (.left, -60, 10), (.up, 10, -60), (.down, 10, 60),
  ]
  for (allowedDirection, _, _) in swipes {
    for (direction, dx, dy) in swipes {
      let bench = GestureBench()
      bench.attach(UISwipeGestureRecognizer(), "swipe").direction = allowedDirection
      bench.down(200, 400)
      bench.wait(0.1)
      bench.move(200 + dx / 2, 400 + dy / 2)
      bench.move(200 + dx, 400 + dy)
      #expect(bench.entries.contains("swipe ended") == (direction == allowedDirection))
      bench.up()
      #expect(bench.isIdle)
    }
  }
}

@MainActor
@Test func aSlowMovementIsNoSwipe() {
  let bench = GestureBench()
  bench.attach(UISwipeGestureRecognizer(), "swipe")
  bench.down(100, 100)
  bench.wait(0.6)
  bench.move(200, 100)
  bench.up()
  #expect(bench.entries == ["view began", "view moved", "view ended"])
  #expect(bench.isIdle)
}

@MainActor
@Test func aTwoFingerSwipeNeedsBothFingers() {
  let bench = GestureBench()
  let swipe = bench.attach(UISwipeGestureRecognizer(), "swipe")
  swipe.direction = [.left, .down]
  swipe.numberOfTouchesRequired = 2
  bench.down(100, 100, id: 1)
  bench.move(100, 160, id: 1)
  #expect(swipe.state == .failed)
  bench.up(id: 1)
  bench.down(100, 100, id: 1)
  bench.down(150, 100, id: 2)
  bench.move(100, 160, id: 1)
  bench.move(150, 160, id: 2)
  #expect(bench.entries.contains("swipe ended"))
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.isIdle)
}
