import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aLongPressBeginsAfterHalfASecondAndFollowsTheFinger() {
  let fixture = GestureFixture()
  let press = fixture.attach(UILongPressGestureRecognizer(), "press")
  fixture.down(50, 60)
  fixture.move(55, 65)
  fixture.wait(0.49)
  #expect(fixture.log.take() == ["view began", "view moved"])
  fixture.wait(0.02)
  #expect(fixture.log.take() == ["press began", "view cancelled"])
  fixture.move(200, 300)
  #expect(press.location(in: nil) == CGPoint(x: 200, y: 300))
  fixture.up()
  #expect(fixture.log.take() == ["press changed", "press ended"])
  #expect(fixture.isIdle)
}

@MainActor
@Test func movingOrLiftingEarlyFailsTheLongPress() {
  let fixture = GestureFixture()
  fixture.attach(UILongPressGestureRecognizer(), "press")
  fixture.down(50, 60)
  fixture.move(50, 71)
  fixture.wait(1)
  fixture.up()
  fixture.tap(50, 60)
  fixture.wait(1)
  #expect(!fixture.entries.contains { $0.hasPrefix("press") })
  #expect(fixture.isIdle)
}

@MainActor
@Test func aLongPressMayRequireTaps() {
  let fixture = GestureFixture()
  let press = fixture.attach(UILongPressGestureRecognizer(), "press")
  press.numberOfTapsRequired = 1
  fixture.down(50, 60)
  fixture.wait(1)
  fixture.up()
  #expect(!fixture.log.take().contains("press began"))
  fixture.tap(50, 60)
  fixture.wait(0.1)
  fixture.down(50, 60)
  fixture.wait(0.6)
  #expect(fixture.log.take().contains("press began"))
  fixture.up()
  #expect(fixture.isIdle)
}

@MainActor
@Test func aLongPressWithTwoFingersIgnoresTheThirdOnceItBegan() {
  let fixture = GestureFixture()
  let press = fixture.attach(UILongPressGestureRecognizer(), "press")
  press.numberOfTouchesRequired = 2
  press.minimumPressDuration = 0.2
  fixture.down(10, 10, id: 1)
  fixture.wait(0.3)
  fixture.down(30, 10, id: 2)
  fixture.wait(0.3)
  #expect(press.state == .began)
  fixture.down(50, 10, id: 3)
  #expect(press.numberOfTouches == 2)
  fixture.up(id: 3)
  #expect(press.state == .began)
  fixture.up(id: 1)
  #expect(press.state == .ended)
  fixture.up(id: 2)
  #expect(fixture.isIdle)
}

@MainActor
@Test func aCancelledTouchCancelsTheLongPress() {
  let fixture = GestureFixture()
  fixture.attach(UILongPressGestureRecognizer(), "press")
  fixture.down(10, 10)
  fixture.wait(0.6)
  fixture.loop.touches.cancelAll()
  #expect(fixture.log.take() == ["view began", "press began", "view cancelled", "press cancelled"])
  #expect(fixture.isIdle)
}
