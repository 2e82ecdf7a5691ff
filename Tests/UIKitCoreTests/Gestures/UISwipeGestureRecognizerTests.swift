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
      let fixture = GestureFixture()
      fixture.attach(UISwipeGestureRecognizer(), "swipe").direction = allowedDirection
      fixture.down(200, 400)
      fixture.wait(0.1)
      fixture.move(200 + dx / 2, 400 + dy / 2)
      fixture.move(200 + dx, 400 + dy)
      #expect(fixture.entries.contains("swipe ended") == (direction == allowedDirection))
      fixture.up()
      #expect(fixture.isIdle)
    }
  }
}

@MainActor
@Test func aSlowMovementIsNoSwipe() {
  let fixture = GestureFixture()
  fixture.attach(UISwipeGestureRecognizer(), "swipe")
  fixture.down(100, 100)
  fixture.wait(0.6)
  fixture.move(200, 100)
  fixture.up()
  #expect(fixture.entries == ["view began", "view moved", "view ended"])
  #expect(fixture.isIdle)
}

@MainActor
@Test func aTwoFingerSwipeNeedsBothFingers() {
  let fixture = GestureFixture()
  let swipe = fixture.attach(UISwipeGestureRecognizer(), "swipe")
  swipe.direction = [.left, .down]
  swipe.numberOfTouchesRequired = 2
  fixture.down(100, 100, id: 1)
  fixture.move(100, 160, id: 1)
  #expect(swipe.state == .failed)
  fixture.up(id: 1)
  fixture.down(100, 100, id: 1)
  fixture.down(150, 100, id: 2)
  fixture.move(100, 160, id: 1)
  fixture.move(150, 160, id: 2)
  #expect(fixture.entries.contains("swipe ended"))
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.isIdle)
}
