import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

@MainActor
@Test func aTouchStaysWithItsHitView() {
  let fixture = GestureFixture()
  let box = fixture.add("box", CGRect(x: 100, y: 100, width: 50, height: 50))
  var locations: [CGPoint] = []
  var previousLocations: [CGPoint] = []
  box.onTouch = {
    locations.append($0.location(in: box))
    previousLocations.append($0.previousLocation(in: nil))
    #expect($0.view === box)
    #expect($0.window === fixture.window)
  }
  fixture.down(110, 120)
  fixture.move(10, 10)
  fixture.move(10, 10)
  fixture.up()
  #expect(fixture.entries == ["box began", "box moved", "box ended"])
  #expect(locations == [CGPoint(x: 10, y: 20), CGPoint(x: -90, y: -90), CGPoint(x: -90, y: -90)])
  #expect(
    previousLocations
      == [CGPoint(x: 110, y: 120), CGPoint(x: 110, y: 120), CGPoint(x: 10, y: 10)]
  )
  #expect(fixture.isIdle)
}

@MainActor
@Test func aViewTakesOneFingerByDefault() {
  let fixture = GestureFixture()
  fixture.down(10, 10, id: 1)
  fixture.down(20, 20, id: 2)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.log.take() == ["view began", "view ended"])
  fixture.view.isMultipleTouchEnabled = true
  fixture.down(10, 10, id: 1)
  fixture.down(20, 20, id: 2)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.log.take() == ["view began", "view began", "view ended", "view ended"])
}

@MainActor
@Test func anExclusiveTouchKeepsOthersAway() {
  let fixture = GestureFixture()
  let first = fixture.add("first", CGRect(x: 0, y: 0, width: 50, height: 50))
  fixture.add("second", CGRect(x: 100, y: 0, width: 50, height: 50))
  first.isExclusiveTouch = true
  fixture.down(10, 10, id: 1)
  fixture.down(110, 10, id: 2)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.log.take() == ["first began", "first ended"])
  fixture.down(110, 10, id: 2)
  fixture.down(10, 10, id: 1)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.log.take() == ["second began", "second ended"])
}

@MainActor
@Test func theFrontmostHitWindowReceivesTheTouch() {
  let fixture = GestureFixture()
  let front = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
  front.windowLevel = .alert
  let inside = LoggingView("front", frame: front.bounds, log: fixture.log)
  front.addSubview(inside)
  front.isHidden = false
  var location = CGPoint.zero
  inside.onTouch = { location = $0.location(in: nil) }
  fixture.tap(210, 20)
  #expect(location == CGPoint(x: 10, y: 20))
  fixture.tap(190, 20)
  #expect(fixture.log.take() == ["front began", "front ended", "view began", "view ended"])
  fixture.down(210, 20)
  front.isHidden = true
  fixture.up()
  #expect(fixture.log.take() == ["front began", "front cancelled"])
  fixture.tap(210, 20)
  #expect(fixture.log.take() == ["view began", "view ended"])
}

@MainActor
@Test func tapsInARowAreCounted() {
  let fixture = GestureFixture()
  var counts: [Int] = []
  fixture.view.onTouch = { if $0.phase == .ended { counts.append($0.tapCount) } }
  fixture.tap(10, 10)
  fixture.wait(0.3)
  fixture.tap(20, 20)
  fixture.wait(0.3)
  fixture.tap(20, 20)
  fixture.wait(0.4)
  fixture.tap(20, 20)
  fixture.wait(0.1)
  fixture.tap(60, 20)
  fixture.wait(0.1)
  fixture.down(60, 20)
  fixture.move(60, 90)
  fixture.up()
  fixture.tap(60, 20)
  fixture.loop.touches.touchDown(at: CGPoint(x: 60, y: 20), id: 0, tapCount: 9)
  fixture.up()
  #expect(counts == [1, 2, 3, 1, 1, 0, 1, 9])
}

@MainActor
@Test func reusingTheTouchedRowDoesNotStopTheScroll() {
  let fixture = GestureFixture()
  let row = fixture.add("row", CGRect(x: 0, y: 0, width: 400, height: 44))
  let label = fixture.add("label", CGRect(x: 0, y: 0, width: 400, height: 44), to: row)
  let rowPress = fixture.attach(UILongPressGestureRecognizer(), "press", to: row)
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(10, 10)
  var touch: UITouch?
  label.onTouch = { touch = $0 }
  row.removeFromSuperview()
  #expect(rowPress.state == .possible)
  #expect(touch?.view == nil)
  fixture.move(10, 100)
  #expect(pan.state == .began)
  fixture.wait(1)
  fixture.up()
  #expect(fixture.entries == ["label began", "label cancelled", "pan began", "pan ended"])
  #expect(fixture.isIdle)
}

@MainActor
@Test func aViewMayBeRemovedInItsTouchHandler() {
  for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
    let fixture = GestureFixture()
    let box = fixture.add("box", CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.attach(UITapGestureRecognizer(), "tap", to: box).cancelsTouchesInView = false
    box.onTouch = { [weak box] touch in
      if touch.phase == phase { box?.removeFromSuperview() }
    }
    fixture.down(10, 10)
    fixture.move(12, 12)
    if phase == .cancelled { fixture.loop.touches.touchCancel(id: 0) }
    fixture.up()
    #expect(fixture.isIdle)
    #expect(box.superview == nil)
    #expect(fixture.entries.filter { $0 == "box began" }.count == 1)
    #expect(
      fixture.entries.filter { $0 == "box ended" || $0 == "box cancelled" }.count == 1
    )
  }
}

@MainActor
@Test func aReusedIDCancelsTheActiveTouch() {
  let fixture = GestureFixture()
  fixture.down(10, 10, id: 5)
  fixture.down(20, 20, id: 5)
  fixture.up(id: 5)
  fixture.up(id: 5)
  fixture.move(1, 1, id: 77)
  #expect(fixture.entries == ["view began", "view cancelled", "view began", "view ended"])
  #expect(fixture.isIdle)
}

@MainActor
@Test func eventsKnowAllTouches() {
  final class WatchingWindow: UIWindow {
    var onEvent: ((UIEvent) -> Void)?
    override func sendEvent(_ event: UIEvent) {
      onEvent?(event)
      super.sendEvent(event)
      super.sendEvent(event)
    }
  }
  let fixture = GestureFixture()
  let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = LoggingView("view", frame: window.bounds, log: fixture.log)
  view.isMultipleTouchEnabled = true
  window.addSubview(view)
  window.isHidden = false
  var touchSets: [[String]] = []
  window.onEvent = { event in
    #expect(event.type == .touches)
    #expect(event.touches(for: view) == event.allTouches)
    #expect(event.touches(for: window) == event.allTouches)
    #expect(event.touches(for: fixture.window) == nil)
    touchSets.append((event.allTouches ?? []).map { "\($0.id) \($0.phase)" }.sorted())
  }
  fixture.down(1, 1, id: 1)
  fixture.down(2, 2, id: 2)
  fixture.move(3, 3, id: 1)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(
    touchSets == [
      ["1 began"], ["1 stationary", "2 began"], ["1 moved", "2 stationary"],
      ["1 ended", "2 stationary"], ["2 ended"],
    ]
  )
  #expect(fixture.log.take().count == 5)
}

@MainActor
@Test func aWindowMayConsumeEvents() {
  final class DeafWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {}
  }
  let fixture = GestureFixture()
  let window = DeafWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  window.isHidden = false
  fixture.tap(1, 1)
  #expect(fixture.isIdle)
  window.isHidden = true
}

@MainActor
@Test func theWheelScrollsTheInnermostScrollableView() {
  let fixture = GestureFixture()
  let outer = fixture.add("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
  let inner = fixture.add("inner", CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
  fixture.add("leaf", CGRect(x: 0, y: 0, width: 10, height: 10), to: inner)
  inner.onWheel = { delta, isPrecise in
    fixture.log.add("inner \(delta.dy) \(isPrecise)")
    return delta.dy > 0
  }
  outer.onWheel = { delta, _ in
    fixture.log.add("outer \(delta.dy)")
    return true
  }
  func turn(_ dy: CGFloat, at x: CGFloat) -> Bool {
    fixture.loop.touches.scrollWheel(
      by: CGVector(dx: 0, dy: dy),
      isPrecise: false,
      at: CGPoint(x: x, y: 5)
    )
  }
  #expect(turn(1, at: 5))
  #expect(turn(-1, at: 5))
  #expect(!turn(-1, at: 300))
  #expect(fixture.entries == ["inner 1.0 false", "inner -1.0 false", "outer -1.0"])
}

@Test func nonfinitePositionsStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    await MainActor.run {
      FrameLoop.current.touches.touchDown(at: CGPoint(x: CGFloat.nan, y: 0), id: 0)
    }
  }
  await #expect(processExitsWith: .failure) {
    await MainActor.run {
      FrameLoop.current.touches.touchMove(to: CGPoint(x: 0, y: CGFloat.infinity), id: 0)
    }
  }
  await #expect(processExitsWith: .failure) {
    await MainActor.run {
      _ = FrameLoop.current.touches.scrollWheel(
        by: CGVector(dx: 0, dy: CGFloat.nan),
        isPrecise: true,
        at: .zero
      )
    }
  }
}
