import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aTapIsRecognisedOnTheLift() {
  let fixture = GestureFixture()
  fixture.attach(UITapGestureRecognizer(), "tap")
  fixture.down(50, 60)
  #expect(fixture.log.take() == ["view began"])
  fixture.up()
  #expect(fixture.log.take() == ["tap ended", "view cancelled"])
  #expect(fixture.isIdle)
}

@MainActor
@Test func aTapMayLastLongAndMoveUpTo45Points() {
  let fixture = GestureFixture()
  fixture.attach(UITapGestureRecognizer(), "tap")
  fixture.down(50, 60)
  fixture.wait(5)
  fixture.move(80, 90)
  fixture.up()
  #expect(fixture.log.take().filter { $0.hasPrefix("tap") } == ["tap ended"])
}

@MainActor
@Test func movingMoreThan45PointsFailsTheTap() {
  let fixture = GestureFixture()
  fixture.attach(UITapGestureRecognizer(), "tap")
  fixture.down(50, 60)
  fixture.move(50, 106)
  fixture.move(50, 60)
  fixture.up()
  #expect(
    fixture.log.take() == ["view began", "view moved", "view moved", "view ended"]
  )
  #expect(fixture.isIdle)
}

@MainActor
@Test func withoutARequirementTheSingleTapIsRecognizedFirst() {
  for isDoubleFirst in [false, true] {
    let fixture = GestureFixture()
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    if isDoubleFirst { fixture.attach(doubleTap, "double") }
    fixture.attach(UITapGestureRecognizer(), "single")
    if !isDoubleFirst { fixture.attach(doubleTap, "double") }
    fixture.tap(50, 60)
    fixture.wait(0.1)
    fixture.tap(52, 61)
    fixture.wait(1)
    let taps = fixture.entries.filter { !$0.hasPrefix("view") }
    #expect(taps == ["single ended", "double ended"])
    #expect(fixture.isIdle)
  }
}

@MainActor
@Test func aSingleTapWaitsForTheDoubleTapToFail() {
  let fixture = GestureFixture()
  let singleTap = fixture.attach(UITapGestureRecognizer(), "single")
  let doubleTap = fixture.attach(UITapGestureRecognizer(), "double")
  doubleTap.numberOfTapsRequired = 2
  singleTap.require(toFail: doubleTap)
  var location = CGPoint.zero
  singleTap.addHandler { location = $0.location(in: nil) }

  fixture.tap(50, 60)
  fixture.wait(0.3)
  #expect(singleTap.state == .possible)
  #expect(fixture.log.take() == ["view began"])
  fixture.wait(0.1)
  #expect(fixture.log.take() == ["single ended", "view cancelled"])
  #expect(location == CGPoint(x: 50, y: 60))

  fixture.tap(50, 60)
  fixture.wait(0.1)
  fixture.tap(50, 60)
  #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
  fixture.wait(1)
  #expect(fixture.entries.isEmpty)
  #expect(fixture.isIdle)
}

@MainActor
@Test func twoSlowTapsAreNotADoubleTap() {
  let fixture = GestureFixture()
  let doubleTap = fixture.attach(UITapGestureRecognizer(), "double")
  doubleTap.numberOfTapsRequired = 2
  fixture.tap(50, 60)
  fixture.wait(0.4)
  fixture.tap(50, 60)
  fixture.wait(0.4)
  fixture.tap(50, 60)
  fixture.wait(0.1)
  fixture.tap(150, 60)
  fixture.wait(1)
  #expect(!fixture.entries.contains("double ended"))
  #expect(fixture.isIdle)
}

@MainActor
@Test func aTwoFingerTapNeedsBothFingers() {
  let fixture = GestureFixture()
  fixture.view.isMultipleTouchEnabled = true
  let tap = fixture.attach(UITapGestureRecognizer(), "tap")
  tap.numberOfTouchesRequired = 2
  var middle = CGPoint.zero
  tap.addHandler {
    #expect($0.numberOfTouches == 2)
    middle = $0.location(in: $0.view)
    #expect($0.location(ofTouch: 1, in: nil) == CGPoint(x: 100, y: 100))
  }
  fixture.down(50, 60, id: 1)
  fixture.down(100, 100, id: 2)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.log.take().contains("tap ended"))
  #expect(middle == CGPoint(x: 75, y: 80))
  fixture.tap(50, 60)
  fixture.wait(1)
  fixture.down(50, 60, id: 1)
  fixture.down(60, 60, id: 2)
  fixture.down(70, 60, id: 3)
  for id in 1...3 { fixture.up(id: id) }
  #expect(!fixture.entries.contains("tap ended"))
  #expect(fixture.isIdle)
}

@MainActor
@Test func buttonMaskRequiredFiltersPointerButtons() {
  let fixture = GestureFixture()
  fixture.attach(UITapGestureRecognizer(), "primary")
  let menu = fixture.attach(UITapGestureRecognizer(), "menu")
  menu.buttonMaskRequired = .secondary
  let point = CGPoint(x: 5, y: 5)
  fixture.loop.touches.touchDown(at: point, id: 9, type: .indirectPointer, buttonMask: .secondary)
  fixture.up(id: 9)
  #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["menu ended"])
  fixture.loop.touches.touchDown(at: point, id: 9, type: .indirectPointer, buttonMask: .primary)
  fixture.up(id: 9)
  #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["primary ended"])
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
  let fixture = GestureFixture()
  let log = EventLog()
  var player: Player? = Player(log: log)
  let remainingPlayer = Player(log: log)
  let tap = UITapGestureRecognizer(target: remainingPlayer, action: Player.note)
  if let player { tap.addTarget(player, action: Player.play) }
  fixture.view.addGestureRecognizer(tap)
  fixture.tap(5, 5)
  #expect(log.take() == ["note ended", "play"])
  player = nil
  fixture.tap(5, 5)
  #expect(log.take() == ["note ended"])
  tap.removeTarget(remainingPlayer)
  fixture.tap(5, 5)
  #expect(log.take().isEmpty)
}

@MainActor
@Test func aClosureIsTypedWithTheRecognisersClass() {
  let fixture = GestureFixture()
  var taps = 0
  let tap = UITapGestureRecognizer { taps += $0.numberOfTapsRequired }
  fixture.view.addGestureRecognizer(tap)
  fixture.tap(5, 5)
  #expect(taps == 1)
}

@MainActor
@Test(arguments: [(0.33, true), (0.37, false)])
func theSecondTapFollowsWithinThirtyFiveHundredths(pause: Double, isDoubleTap: Bool) {
  let fixture = GestureFixture()
  let recognizer = UITapGestureRecognizer()
  recognizer.numberOfTapsRequired = 2
  fixture.attach(recognizer, "double")
  fixture.down(50, 60)
  fixture.up()
  fixture.wait(pause)
  fixture.down(50, 60)
  fixture.up()
  #expect(fixture.log.take().contains("double ended") == isDoubleTap)
}
