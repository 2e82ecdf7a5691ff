import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aPanOfAnAncestorTakesTheTouchFromAButton() {
  let fixture = GestureFixture()
  let button = fixture.add("button", CGRect(x: 0, y: 0, width: 100, height: 44))
  fixture.attach(UITapGestureRecognizer(), "tap", to: button)
  fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(50, 20)
  fixture.move(50, 60)
  fixture.move(50, 90)
  fixture.up()
  #expect(
    fixture.entries == [
      "button began", "pan began", "button cancelled", "pan changed", "pan ended",
    ]
  )
  #expect(fixture.isIdle)
}

@MainActor
@Test func theInnerOfTwoEqualRecognisersWins() {
  let fixture = GestureFixture()
  let inner = fixture.add("inner", CGRect(x: 0, y: 0, width: 100, height: 100))
  let outerPan = fixture.attach(UIPanGestureRecognizer(), "outer")
  fixture.attach(UIPanGestureRecognizer(), "inner", to: inner)
  fixture.down(50, 50)
  fixture.move(50, 90)
  #expect(outerPan.state == .failed)
  fixture.up()
  #expect(fixture.entries == ["inner began", "inner began", "inner cancelled", "inner ended"])
}

@MainActor
@Test func eitherDelegateCanLetBothRecognise() {
  for usesInnerDelegate in [false, true] {
    let fixture = GestureFixture()
    let inner = fixture.add("box", CGRect(x: 0, y: 0, width: 100, height: 100))
    let outerPan = fixture.attach(UIPanGestureRecognizer(), "outer")
    let innerPan = fixture.attach(UIPanGestureRecognizer(), "inner", to: inner)
    let delegate = ClosureDelegate()
    delegate.simultaneous = { $0 === (usesInnerDelegate ? outerPan : innerPan) }
    (usesInnerDelegate ? innerPan : outerPan).delegate = delegate
    fixture.down(50, 50)
    fixture.move(50, 90)
    fixture.up()
    #expect(
      fixture.entries == [
        "box began", "inner began", "outer began", "box cancelled", "inner ended", "outer ended",
      ]
    )
    #expect(fixture.isIdle)
  }
}

@MainActor
@Test func requirementsCanComeFromDelegatesAndSubclasses() {
  for requirement in 0..<4 {
    let fixture = GestureFixture()
    let first = fixture.attach(FailureRequirementTap(), "first")
    let second = fixture.attach(FailureRequirementTap(), "second")
    second.numberOfTapsRequired = 2
    let delegate = ClosureDelegate()
    switch requirement {
    case 0:
      delegate.requiresFailure = { $0 === second }
      first.delegate = delegate
    case 1:
      delegate.isRequiredToFail = { $0 === first }
      second.delegate = delegate
    case 2: first.required = second
    default: second.requiring = first
    }
    fixture.tap(10, 10)
    #expect(first.state == .possible)
    fixture.wait(0.5)
    #expect(fixture.log.take().contains("first ended"))
    fixture.tap(10, 10)
    fixture.wait(0.1)
    fixture.tap(10, 10)
    fixture.wait(0.5)
    let tapEntries = fixture.entries.filter { !$0.hasPrefix("view") }
    #expect(tapEntries == ["second ended"])
    #expect(fixture.isIdle)
  }
}

private final class FailureRequirementTap: UITapGestureRecognizer {
  weak var required: UIGestureRecognizer?
  weak var requiring: UIGestureRecognizer?

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    required === otherGestureRecognizer
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requiring === otherGestureRecognizer
  }
}

@MainActor
@Test func recognisersThatWaitForEachOtherDoNotHangTheView() {
  let fixture = GestureFixture()
  let taps = (0..<3).map { fixture.attach(UITapGestureRecognizer(), "tap\($0)") }
  for index in 0..<3 { taps[index].require(toFail: taps[(index + 1) % 3]) }
  fixture.tap(10, 10)
  #expect(fixture.isIdle)
  #expect(fixture.log.take() == ["view began", "tap1 ended", "view cancelled"])
  fixture.tap(10, 10)
  #expect(fixture.log.take() == ["view began", "tap1 ended", "view cancelled"])
}

@MainActor
@Test func aRequiredRecogniserWithoutTouchDelaysNothing() {
  let fixture = GestureFixture()
  let tap = fixture.attach(UITapGestureRecognizer(), "tap")
  let elsewhere = fixture.add("elsewhere", CGRect(x: 300, y: 0, width: 50, height: 50))
  tap.require(toFail: fixture.attach(UILongPressGestureRecognizer(), "press", to: elsewhere))
  let disabled = fixture.attach(UILongPressGestureRecognizer(), "disabled")
  disabled.isEnabled = false
  tap.require(toFail: disabled)
  fixture.tap(10, 10)
  #expect(fixture.entries.contains("tap ended"))
  #expect(fixture.isIdle)
}

@MainActor
@Test func aControlKeepsTheDragsItClaims() {
  let fixture = GestureFixture()
  let slider = fixture.add("slider", CGRect(x: 0, y: 0, width: 200, height: 40))
  slider.mayBegin = { recognizer in
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.view !== slider else { return true }
    let translation = pan.translation(in: slider)
    return abs(translation.x) < abs(translation.y)
  }
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(100, 20)
  fixture.move(110, 20)
  #expect(pan.state == .failed)
  fixture.move(120, 20)
  fixture.up()
  #expect(fixture.log.take() == ["slider began", "slider moved", "slider moved", "slider ended"])
  fixture.down(100, 20)
  fixture.move(100, 40)
  fixture.up()
  #expect(fixture.log.take() == ["slider began", "pan began", "slider cancelled", "pan ended"])
}

@MainActor
@Test func theDelegateMayPreventBeginAndTouches() {
  let fixture = GestureFixture()
  let delegate = ClosureDelegate()
  let tap = fixture.attach(UITapGestureRecognizer(), "tap")
  tap.delegate = delegate
  delegate.shouldBegin = { _ in false }
  fixture.tap(10, 10)
  delegate.shouldBegin = { _ in true }
  delegate.shouldReceive = { $0.location(in: nil).x > 100 }
  fixture.tap(10, 10)
  #expect(fixture.log.take() == ["view began", "view ended", "view began", "view ended"])
  fixture.tap(110, 10)
  #expect(fixture.log.take().contains("tap ended"))
}

@MainActor
@Test func withoutCancelsTouchesInViewTheViewKeepsItsTouches() {
  let fixture = GestureFixture()
  fixture.attach(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
  fixture.down(10, 10)
  fixture.move(10, 50)
  fixture.up()
  #expect(fixture.entries == ["view began", "pan began", "view moved", "pan ended", "view ended"])
}

@MainActor
@Test func delaysTouchesBeganDefersTouchesOfTheView() {
  let fixture = GestureFixture()
  let press = fixture.attach(UILongPressGestureRecognizer(), "press")
  press.delaysTouchesBegan = true
  fixture.down(10, 10)
  fixture.move(12, 10)
  fixture.wait(0.1)
  #expect(fixture.log.take().isEmpty)
  var locations: [CGPoint] = []
  fixture.view.onTouch = { locations.append($0.location(in: nil)) }
  fixture.up()
  #expect(fixture.log.take() == ["view began", "view moved", "view ended"])
  #expect(locations == [CGPoint(x: 10, y: 10), CGPoint(x: 12, y: 10), CGPoint(x: 12, y: 10)])
  fixture.down(10, 10)
  fixture.wait(1)
  fixture.up()
  #expect(fixture.log.take() == ["press began", "press ended"])
  #expect(fixture.isIdle)
}

@MainActor
@Test func delaysTouchesEndedDefersTheLift() {
  let fixture = GestureFixture()
  let doubleTap = fixture.attach(UITapGestureRecognizer(), "double")
  doubleTap.numberOfTapsRequired = 2
  fixture.tap(10, 10)
  #expect(fixture.log.take() == ["view began"])
  fixture.wait(0.4)
  #expect(fixture.log.take() == ["view ended"])
  doubleTap.delaysTouchesEnded = false
  fixture.tap(10, 10)
  #expect(fixture.log.take() == ["view began", "view ended"])
  fixture.wait(1)
  #expect(fixture.isIdle)
}

@MainActor
@Test func aFingerAddedToAGestureDoesNotReachTheView() {
  let fixture = GestureFixture()
  let button = fixture.add("button", CGRect(x: 0, y: 0, width: 100, height: 44))
  fixture.attach(UITapGestureRecognizer(), "tap", to: button)
  fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(300, 300, id: 1)
  fixture.move(300, 340, id: 1)
  fixture.log.take().forEach { _ in }
  fixture.tap(50, 20, id: 2)
  #expect(fixture.log.take().isEmpty)
  fixture.up(id: 1)
  #expect(fixture.isIdle)
}

@MainActor
@Test func aFinishedRecogniserWaitsForItsLastFinger() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  pan.maximumNumberOfTouches = 1
  fixture.down(10, 10, id: 1)
  fixture.down(50, 10, id: 2)
  #expect(pan.state == .failed)
  fixture.up(id: 1)
  #expect(pan.state == .failed)
  fixture.down(90, 10, id: 3)
  fixture.move(90, 100, id: 3)
  #expect(pan.state == .failed)
  fixture.up(id: 2)
  #expect(pan.state == .possible)
  fixture.move(90, 200, id: 3)
  #expect(pan.state == .possible)
  fixture.up(id: 3)
  #expect(fixture.isIdle)
}

@MainActor
@Test func handlersMayRemoveViewsAndRecognisers() {
  let fixture = GestureFixture()
  let box = fixture.add("box", CGRect(x: 0, y: 0, width: 100, height: 100))
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  let boxPan = fixture.attach(UIPanGestureRecognizer(), "inner", to: box)
  let delegate = ClosureDelegate()
  delegate.simultaneous = { _ in true }
  pan.delegate = delegate
  boxPan.addHandler { [weak box] recognizer in
    guard recognizer.state == .began else { return }
    box?.removeFromSuperview()
    recognizer.view?.removeGestureRecognizer(recognizer)
    fixture.loop.touches.touchDown(at: CGPoint(x: 300, y: 300), id: 7)
    fixture.loop.layoutUntilClean()
  }
  fixture.down(50, 50)
  fixture.move(50, 90)
  #expect(boxPan.view == nil)
  #expect(boxPan.state == .possible)
  fixture.move(50, 120)
  fixture.up()
  fixture.up(id: 7)
  #expect(
    fixture.entries == [
      "box began", "inner began", "box cancelled", "pan began", "inner cancelled", "pan changed",
      "pan ended",
    ]
  )
  #expect(fixture.isIdle)
}

@MainActor
@Test func disablingOrDetachingCancels() {
  for isDisabled in [false, true] {
    let fixture = GestureFixture()
    let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
    fixture.down(50, 50)
    fixture.move(50, 90)
    if isDisabled {
      pan.isEnabled = false
    } else {
      fixture.view.removeGestureRecognizer(pan)
    }
    #expect(pan.state == .possible)
    fixture.move(50, 120)
    fixture.up()
    #expect(fixture.entries == ["view began", "pan began", "view cancelled", "pan cancelled"])
    #expect(fixture.isIdle)
  }
}

@MainActor
@Test func aRecogniserBelongsToOneViewAtATime() {
  let fixture = GestureFixture()
  let other = fixture.add("other", CGRect(x: 0, y: 0, width: 10, height: 10))
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  other.addGestureRecognizer(pan)
  #expect(pan.view === other)
  #expect(fixture.view.gestureRecognizers == [])
  #expect(other.gestureRecognizers == [pan])
  other.addGestureRecognizer(pan)
  #expect(other.gestureRecognizers == [pan])
}
