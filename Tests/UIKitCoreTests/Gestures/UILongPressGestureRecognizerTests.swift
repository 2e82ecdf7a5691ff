import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aLongPressBeginsAfterHalfASecondAndFollowsTheFinger() {
  let bench = GestureBench()
  let press = bench.attach(UILongPressGestureRecognizer(), "press")
  bench.down(50, 60)
  bench.move(55, 65)
  bench.wait(0.49)
  #expect(bench.log.take() == ["view began", "view moved"])
  bench.wait(0.02)
  #expect(bench.log.take() == ["press began", "view cancelled"])
  bench.move(200, 300)
  #expect(press.location(in: nil) == CGPoint(x: 200, y: 300))
  bench.up()
  #expect(bench.log.take() == ["press changed", "press ended"])
  #expect(bench.isIdle)
}

@MainActor
@Test func movingOrLiftingEarlyFailsTheLongPress() {
  let bench = GestureBench()
  bench.attach(UILongPressGestureRecognizer(), "press")
  bench.down(50, 60)
  bench.move(50, 71)
  bench.wait(1)
  bench.up()
  bench.tap(50, 60)
  bench.wait(1)
  #expect(!bench.entries.contains { $0.hasPrefix("press") })
  #expect(bench.isIdle)
}

@MainActor
@Test func aLongPressMayRequireTaps() {
  let bench = GestureBench()
  let press = bench.attach(UILongPressGestureRecognizer(), "press")
  press.numberOfTapsRequired = 1
  bench.down(50, 60)
  bench.wait(1)
  bench.up()
  #expect(!bench.log.take().contains("press began"))
  bench.tap(50, 60)
  bench.wait(0.1)
  bench.down(50, 60)
  bench.wait(0.6)
  #expect(bench.log.take().contains("press began"))
  bench.up()
  #expect(bench.isIdle)
}

@MainActor
@Test func aLongPressWithTwoFingersIgnoresTheThirdOnceItBegan() {
  let bench = GestureBench()
  let press = bench.attach(UILongPressGestureRecognizer(), "press")
  press.numberOfTouchesRequired = 2
  press.minimumPressDuration = 0.2
  bench.down(10, 10, id: 1)
  bench.wait(0.3)
  bench.down(30, 10, id: 2)
  bench.wait(0.3)
  #expect(press.state == .began)
  bench.down(50, 10, id: 3)
  #expect(press.numberOfTouches == 2)
  bench.up(id: 3)
  #expect(press.state == .began)
  bench.up(id: 1)
  #expect(press.state == .ended)
  bench.up(id: 2)
  #expect(bench.isIdle)
}

@MainActor
@Test func aCancelledTouchCancelsTheLongPress() {
  let bench = GestureBench()
  bench.attach(UILongPressGestureRecognizer(), "press")
  bench.down(10, 10)
  bench.wait(0.6)
  bench.loop.touches.cancelAll()
  #expect(bench.log.take() == ["view began", "press began", "view cancelled", "press cancelled"])
  #expect(bench.isIdle)
}
