import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Test func aPanOfAnAncestorTakesTheTouchFromAButton() {
  let bench = GestureBench()
  let button = bench.add("button", CGRect(x: 0, y: 0, width: 100, height: 44))
  bench.attach(UITapGestureRecognizer(), "tap", to: button)
  bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(50, 20)
  bench.move(50, 60)
  bench.move(50, 90)
  bench.up()
  #expect(
    bench.entries == ["button began", "pan began", "button cancelled", "pan changed", "pan ended"]
  )
  #expect(bench.isIdle)
}

@MainActor
@Test func theInnerOfTwoEqualRecognisersWins() {
  let bench = GestureBench()
  let inner = bench.add("inner", CGRect(x: 0, y: 0, width: 100, height: 100))
  let outerPan = bench.attach(UIPanGestureRecognizer(), "outer")
  bench.attach(UIPanGestureRecognizer(), "inner", to: inner)
  bench.down(50, 50)
  bench.move(50, 90)
  #expect(outerPan.state == .failed)
  bench.up()
  #expect(bench.entries == ["inner began", "inner began", "inner cancelled", "inner ended"])
}

@MainActor
@Test func eitherDelegateCanLetBothRecognise() {
  for usesInnerDelegate in [false, true] {
    let bench = GestureBench()
    let inner = bench.add("box", CGRect(x: 0, y: 0, width: 100, height: 100))
    let outerPan = bench.attach(UIPanGestureRecognizer(), "outer")
    let innerPan = bench.attach(UIPanGestureRecognizer(), "inner", to: inner)
    let delegate = ClosureDelegate()
    delegate.simultaneous = { $0 === (usesInnerDelegate ? outerPan : innerPan) }
    (usesInnerDelegate ? innerPan : outerPan).delegate = delegate
    bench.down(50, 50)
    bench.move(50, 90)
    bench.up()
    #expect(
      bench.entries == [
        "box began", "inner began", "outer began", "box cancelled", "inner ended", "outer ended",
      ]
    )
    #expect(bench.isIdle)
  }
}

@MainActor
@Test func requirementsCanComeFromDelegatesAndSubclasses() {
  for requirement in 0..<4 {
    let bench = GestureBench()
    let first = bench.attach(FailureRequirementTap(), "first")
    let second = bench.attach(FailureRequirementTap(), "second")
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
    bench.tap(10, 10)
    #expect(first.state == .possible)
    bench.wait(0.5)
    #expect(bench.log.take().contains("first ended"))
    bench.tap(10, 10)
    bench.wait(0.1)
    bench.tap(10, 10)
    bench.wait(0.5)
    let tapEntries = bench.entries.filter { !$0.hasPrefix("view") }
    #expect(tapEntries == ["second ended"])
    #expect(bench.isIdle)
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
  let bench = GestureBench()
  let taps = (0..<3).map { bench.attach(UITapGestureRecognizer(), "tap\($0)") }
  for index in 0..<3 { taps[index].require(toFail: taps[(index + 1) % 3]) }
  bench.tap(10, 10)
  #expect(bench.isIdle)
  #expect(bench.log.take() == ["view began", "tap1 ended", "view cancelled"])
  bench.tap(10, 10)
  #expect(bench.log.take() == ["view began", "tap1 ended", "view cancelled"])
}

@MainActor
@Test func aRequiredRecogniserWithoutTouchDelaysNothing() {
  let bench = GestureBench()
  let tap = bench.attach(UITapGestureRecognizer(), "tap")
  let elsewhere = bench.add("elsewhere", CGRect(x: 300, y: 0, width: 50, height: 50))
  tap.require(toFail: bench.attach(UILongPressGestureRecognizer(), "press", to: elsewhere))
  let disabled = bench.attach(UILongPressGestureRecognizer(), "disabled")
  disabled.isEnabled = false
  tap.require(toFail: disabled)
  bench.tap(10, 10)
  #expect(bench.entries.contains("tap ended"))
  #expect(bench.isIdle)
}

@MainActor
@Test func aControlKeepsTheDragsItClaims() {
  let bench = GestureBench()
  let slider = bench.add("slider", CGRect(x: 0, y: 0, width: 200, height: 40))
  slider.mayBegin = { recognizer in
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.view !== slider else { return true }
    let translation = pan.translation(in: slider)
    return abs(translation.x) < abs(translation.y)
  }
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(100, 20)
  bench.move(110, 20)
  #expect(pan.state == .failed)
  bench.move(120, 20)
  bench.up()
  #expect(bench.log.take() == ["slider began", "slider moved", "slider moved", "slider ended"])
  bench.down(100, 20)
  bench.move(100, 40)
  bench.up()
  #expect(bench.log.take() == ["slider began", "pan began", "slider cancelled", "pan ended"])
}

@MainActor
@Test func theDelegateMayPreventBeginAndTouches() {
  let bench = GestureBench()
  let delegate = ClosureDelegate()
  let tap = bench.attach(UITapGestureRecognizer(), "tap")
  tap.delegate = delegate
  delegate.shouldBegin = { _ in false }
  bench.tap(10, 10)
  delegate.shouldBegin = { _ in true }
  delegate.shouldReceive = { $0.location(in: nil).x > 100 }
  bench.tap(10, 10)
  #expect(bench.log.take() == ["view began", "view ended", "view began", "view ended"])
  bench.tap(110, 10)
  #expect(bench.log.take().contains("tap ended"))
}

@MainActor
@Test func withoutCancelsTouchesInViewTheViewKeepsItsTouches() {
  let bench = GestureBench()
  bench.attach(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
  bench.down(10, 10)
  bench.move(10, 50)
  bench.up()
  #expect(bench.entries == ["view began", "pan began", "view moved", "pan ended", "view ended"])
}

@MainActor
@Test func delaysTouchesBeganDefersTouchesOfTheView() {
  let bench = GestureBench()
  let press = bench.attach(UILongPressGestureRecognizer(), "press")
  press.delaysTouchesBegan = true
  bench.down(10, 10)
  bench.move(12, 10)
  bench.wait(0.1)
  #expect(bench.log.take().isEmpty)
  var locations: [CGPoint] = []
  bench.view.onTouch = { locations.append($0.location(in: nil)) }
  bench.up()
  #expect(bench.log.take() == ["view began", "view moved", "view ended"])
  #expect(locations == [CGPoint(x: 10, y: 10), CGPoint(x: 12, y: 10), CGPoint(x: 12, y: 10)])
  bench.down(10, 10)
  bench.wait(1)
  bench.up()
  #expect(bench.log.take() == ["press began", "press ended"])
  #expect(bench.isIdle)
}

@MainActor
@Test func delaysTouchesEndedDefersTheLift() {
  let bench = GestureBench()
  let doubleTap = bench.attach(UITapGestureRecognizer(), "double")
  doubleTap.numberOfTapsRequired = 2
  bench.tap(10, 10)
  #expect(bench.log.take() == ["view began"])
  bench.wait(0.4)
  #expect(bench.log.take() == ["view ended"])
  doubleTap.delaysTouchesEnded = false
  bench.tap(10, 10)
  #expect(bench.log.take() == ["view began", "view ended"])
  bench.wait(1)
  #expect(bench.isIdle)
}

@MainActor
@Test func aFingerAddedToAGestureDoesNotReachTheView() {
  let bench = GestureBench()
  let button = bench.add("button", CGRect(x: 0, y: 0, width: 100, height: 44))
  bench.attach(UITapGestureRecognizer(), "tap", to: button)
  bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(300, 300, id: 1)
  bench.move(300, 340, id: 1)
  bench.log.take().forEach { _ in }
  bench.tap(50, 20, id: 2)
  #expect(bench.log.take().isEmpty)
  bench.up(id: 1)
  #expect(bench.isIdle)
}

@MainActor
@Test func aFinishedRecogniserWaitsForItsLastFinger() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  pan.maximumNumberOfTouches = 1
  bench.down(10, 10, id: 1)
  bench.down(50, 10, id: 2)
  #expect(pan.state == .failed)
  bench.up(id: 1)
  #expect(pan.state == .failed)
  bench.down(90, 10, id: 3)
  bench.move(90, 100, id: 3)
  #expect(pan.state == .failed)
  bench.up(id: 2)
  #expect(pan.state == .possible)
  bench.move(90, 200, id: 3)
  #expect(pan.state == .possible)
  bench.up(id: 3)
  #expect(bench.isIdle)
}

@MainActor
@Test func handlersMayRemoveViewsAndRecognisers() {
  let bench = GestureBench()
  let box = bench.add("box", CGRect(x: 0, y: 0, width: 100, height: 100))
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  let boxPan = bench.attach(UIPanGestureRecognizer(), "inner", to: box)
  let delegate = ClosureDelegate()
  delegate.simultaneous = { _ in true }
  pan.delegate = delegate
  boxPan.addHandler { [weak box] recognizer in
    guard recognizer.state == .began else { return }
    box?.removeFromSuperview()
    recognizer.view?.removeGestureRecognizer(recognizer)
    bench.loop.touches.touchDown(at: CGPoint(x: 300, y: 300), id: 7)
    bench.loop.layoutUntilClean()
  }
  bench.down(50, 50)
  bench.move(50, 90)
  #expect(boxPan.view == nil)
  #expect(boxPan.state == .possible)
  bench.move(50, 120)
  bench.up()
  bench.up(id: 7)
  #expect(
    bench.entries == [
      "box began", "inner began", "box cancelled", "pan began", "inner cancelled", "pan changed",
      "pan ended",
    ]
  )
  #expect(bench.isIdle)
}

@MainActor
@Test func disablingOrDetachingCancels() {
  for isDisabled in [false, true] {
    let bench = GestureBench()
    let pan = bench.attach(UIPanGestureRecognizer(), "pan")
    bench.down(50, 50)
    bench.move(50, 90)
    if isDisabled {
      pan.isEnabled = false
    } else {
      bench.view.removeGestureRecognizer(pan)
    }
    #expect(pan.state == .possible)
    bench.move(50, 120)
    bench.up()
    #expect(bench.entries == ["view began", "pan began", "view cancelled", "pan cancelled"])
    #expect(bench.isIdle)
  }
}

@MainActor
@Test func aRecogniserBelongsToOneViewAtATime() {
  let bench = GestureBench()
  let other = bench.add("other", CGRect(x: 0, y: 0, width: 10, height: 10))
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  other.addGestureRecognizer(pan)
  #expect(pan.view === other)
  #expect(bench.view.gestureRecognizers == [])
  #expect(other.gestureRecognizers == [pan])
  other.addGestureRecognizer(pan)
  #expect(other.gestureRecognizers == [pan])
}
