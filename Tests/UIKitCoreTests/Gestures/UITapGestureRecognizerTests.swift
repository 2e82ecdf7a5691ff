import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aTapIsRecognisedOnTheLift() {
  let bench = GestureBench()
  bench.attach(UITapGestureRecognizer(), "tap")
  bench.down(50, 60)
  #expect(bench.log.take() == ["view began"])
  bench.up()
  #expect(bench.log.take() == ["tap ended", "view cancelled"])
  #expect(bench.isIdle)
}

@MainActor
@Test func aTapMayLastLongAndMoveUpTo45Points() {
  let bench = GestureBench()
  bench.attach(UITapGestureRecognizer(), "tap")
  bench.down(50, 60)
  bench.wait(5)
  bench.move(80, 90)
  bench.up()
  #expect(bench.log.take().filter { $0.hasPrefix("tap") } == ["tap ended"])
}

@MainActor
@Test func movingMoreThan45PointsFailsTheTap() {
  let bench = GestureBench()
  bench.attach(UITapGestureRecognizer(), "tap")
  bench.down(50, 60)
  bench.move(50, 106)
  bench.move(50, 60)
  bench.up()
  #expect(
    bench.log.take() == ["view began", "view moved", "view moved", "view ended"]
  )
  #expect(bench.isIdle)
}

@MainActor
@Test func withoutARequirementTheSingleTapIsRecognizedFirst() {
  for isDoubleFirst in [false, true] {
    let bench = GestureBench()
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    if isDoubleFirst { bench.attach(doubleTap, "double") }
    bench.attach(UITapGestureRecognizer(), "single")
    if !isDoubleFirst { bench.attach(doubleTap, "double") }
    bench.tap(50, 60)
    bench.wait(0.1)
    bench.tap(52, 61)
    bench.wait(1)
    let taps = bench.entries.filter { !$0.hasPrefix("view") }
    #expect(taps == ["single ended", "double ended"])
    #expect(bench.isIdle)
  }
}

@MainActor
@Test func aSingleTapWaitsForTheDoubleTapToFail() {
  let bench = GestureBench()
  let singleTap = bench.attach(UITapGestureRecognizer(), "single")
  let doubleTap = bench.attach(UITapGestureRecognizer(), "double")
  doubleTap.numberOfTapsRequired = 2
  singleTap.require(toFail: doubleTap)
  var location = CGPoint.zero
  singleTap.addHandler { location = $0.location(in: nil) }

  bench.tap(50, 60)
  bench.wait(0.3)
  #expect(singleTap.state == .possible)
  #expect(bench.log.take() == ["view began"])
  bench.wait(0.1)
  #expect(bench.log.take() == ["single ended", "view cancelled"])
  #expect(location == CGPoint(x: 50, y: 60))

  bench.tap(50, 60)
  bench.wait(0.1)
  bench.tap(50, 60)
  #expect(bench.log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
  bench.wait(1)
  #expect(bench.entries.isEmpty)
  #expect(bench.isIdle)
}

@MainActor
@Test func twoSlowTapsAreNotADoubleTap() {
  let bench = GestureBench()
  let doubleTap = bench.attach(UITapGestureRecognizer(), "double")
  doubleTap.numberOfTapsRequired = 2
  bench.tap(50, 60)
  bench.wait(0.4)
  bench.tap(50, 60)
  bench.wait(0.4)
  bench.tap(50, 60)
  bench.wait(0.1)
  bench.tap(150, 60)
  bench.wait(1)
  #expect(!bench.entries.contains("double ended"))
  #expect(bench.isIdle)
}

@MainActor
@Test func aTwoFingerTapNeedsBothFingers() {
  let bench = GestureBench()
  bench.view.isMultipleTouchEnabled = true
  let tap = bench.attach(UITapGestureRecognizer(), "tap")
  tap.numberOfTouchesRequired = 2
  var middle = CGPoint.zero
  tap.addHandler {
    #expect($0.numberOfTouches == 2)
    middle = $0.location(in: $0.view)
    #expect($0.location(ofTouch: 1, in: nil) == CGPoint(x: 100, y: 100))
  }
  bench.down(50, 60, id: 1)
  bench.down(100, 100, id: 2)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.log.take().contains("tap ended"))
  #expect(middle == CGPoint(x: 75, y: 80))
  bench.tap(50, 60)
  bench.wait(1)
  bench.down(50, 60, id: 1)
  bench.down(60, 60, id: 2)
  bench.down(70, 60, id: 3)
  for id in 1...3 { bench.up(id: id) }
  #expect(!bench.entries.contains("tap ended"))
  #expect(bench.isIdle)
}

@MainActor
@Test func buttonMaskRequiredFiltersPointerButtons() {
  let bench = GestureBench()
  bench.attach(UITapGestureRecognizer(), "primary")
  let menu = bench.attach(UITapGestureRecognizer(), "menu")
  menu.buttonMaskRequired = .secondary
  let point = CGPoint(x: 5, y: 5)
  bench.loop.touches.touchDown(at: point, id: 9, type: .indirectPointer, buttonMask: .secondary)
  bench.up(id: 9)
  #expect(bench.log.take().filter { !$0.hasPrefix("view") } == ["menu ended"])
  bench.loop.touches.touchDown(at: point, id: 9, type: .indirectPointer, buttonMask: .primary)
  bench.up(id: 9)
  #expect(bench.log.take().filter { !$0.hasPrefix("view") } == ["primary ended"])
}

@MainActor
private final class Player {
  let log: EventLog
  init(log: EventLog) { self.log = log }
  func play() { log.add("play") }
  func note(_ tap: UITapGestureRecognizer) { log.add("note \(tap.state)") }
}

@MainActor
@Test func targetsAreWeakAndCanBeRemoved() {
  let bench = GestureBench()
  let log = EventLog()
  var player: Player? = Player(log: log)
  let remainingPlayer = Player(log: log)
  let tap = UITapGestureRecognizer(target: remainingPlayer, action: Player.note)
  if let player { tap.addTarget(player, action: Player.play) }
  bench.view.addGestureRecognizer(tap)
  bench.tap(5, 5)
  #expect(log.take() == ["note ended", "play"])
  player = nil
  bench.tap(5, 5)
  #expect(log.take() == ["note ended"])
  tap.removeTarget(remainingPlayer)
  bench.tap(5, 5)
  #expect(log.take().isEmpty)
}

@MainActor
@Test func aClosureIsTypedWithTheRecognisersClass() {
  let bench = GestureBench()
  var taps = 0
  let tap = UITapGestureRecognizer { taps += $0.numberOfTapsRequired }
  bench.view.addGestureRecognizer(tap)
  bench.tap(5, 5)
  #expect(taps == 1)
}

@MainActor
@Test(arguments: [(0.33, true), (0.37, false)])
func theSecondTapFollowsWithinThirtyFiveHundredths(pause: Double, isDoubleTap: Bool) {
  let bench = GestureBench()
  let recognizer = UITapGestureRecognizer()
  recognizer.numberOfTapsRequired = 2
  bench.attach(recognizer, "double")
  bench.down(50, 60)
  bench.up()
  bench.wait(pause)
  bench.down(50, 60)
  bench.up()
  #expect(bench.log.take().contains("double ended") == isDoubleTap)
}
