import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

@MainActor
@Test func aTouchStaysWithItsHitView() {
  let bench = GestureBench()
  let box = bench.add("box", CGRect(x: 100, y: 100, width: 50, height: 50))
  var locations: [CGPoint] = []
  var previousLocations: [CGPoint] = []
  box.onTouch = {
    locations.append($0.location(in: box))
    previousLocations.append($0.previousLocation(in: nil))
    #expect($0.view === box)
    #expect($0.window === bench.window)
  }
  bench.down(110, 120)
  bench.move(10, 10)
  bench.move(10, 10)
  bench.up()
  #expect(bench.entries == ["box began", "box moved", "box ended"])
  #expect(locations == [CGPoint(x: 10, y: 20), CGPoint(x: -90, y: -90), CGPoint(x: -90, y: -90)])
  #expect(
    previousLocations
      == [CGPoint(x: 110, y: 120), CGPoint(x: 110, y: 120), CGPoint(x: 10, y: 10)]
  )
  #expect(bench.isIdle)
}

@MainActor
@Test func aViewTakesOneFingerByDefault() {
  let bench = GestureBench()
  bench.down(10, 10, id: 1)
  bench.down(20, 20, id: 2)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.log.take() == ["view began", "view ended"])
  bench.view.isMultipleTouchEnabled = true
  bench.down(10, 10, id: 1)
  bench.down(20, 20, id: 2)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.log.take() == ["view began", "view began", "view ended", "view ended"])
}

@MainActor
@Test func anExclusiveTouchKeepsOthersAway() {
  let bench = GestureBench()
  let first = bench.add("first", CGRect(x: 0, y: 0, width: 50, height: 50))
  bench.add("second", CGRect(x: 100, y: 0, width: 50, height: 50))
  first.isExclusiveTouch = true
  bench.down(10, 10, id: 1)
  bench.down(110, 10, id: 2)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.log.take() == ["first began", "first ended"])
  bench.down(110, 10, id: 2)
  bench.down(10, 10, id: 1)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.log.take() == ["second began", "second ended"])
}

@MainActor
@Test func theFrontmostHitWindowReceivesTheTouch() {
  let bench = GestureBench()
  let front = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
  front.windowLevel = .alert
  let inside = LoggingView("front", frame: front.bounds, log: bench.log)
  front.addSubview(inside)
  front.isHidden = false
  var location = CGPoint.zero
  inside.onTouch = { location = $0.location(in: nil) }
  bench.tap(210, 20)
  #expect(location == CGPoint(x: 10, y: 20))
  bench.tap(190, 20)
  #expect(bench.log.take() == ["front began", "front ended", "view began", "view ended"])
  bench.down(210, 20)
  front.isHidden = true
  bench.up()
  #expect(bench.log.take() == ["front began", "front cancelled"])
  bench.tap(210, 20)
  #expect(bench.log.take() == ["view began", "view ended"])
}

@MainActor
@Test func tapsInARowAreCounted() {
  let bench = GestureBench()
  var counts: [Int] = []
  bench.view.onTouch = { if $0.phase == .ended { counts.append($0.tapCount) } }
  bench.tap(10, 10)
  bench.wait(0.3)
  bench.tap(20, 20)
  bench.wait(0.3)
  bench.tap(20, 20)
  bench.wait(0.4)
  bench.tap(20, 20)
  bench.wait(0.1)
  bench.tap(60, 20)
  bench.wait(0.1)
  bench.down(60, 20)
  bench.move(60, 90)
  bench.up()
  bench.tap(60, 20)
  bench.loop.touches.touchDown(at: CGPoint(x: 60, y: 20), id: 0, tapCount: 9)
  bench.up()
  #expect(counts == [1, 2, 3, 1, 1, 0, 1, 9])
}

@MainActor
@Test func reusingTheTouchedRowDoesNotStopTheScroll() {
  let bench = GestureBench()
  let row = bench.add("row", CGRect(x: 0, y: 0, width: 400, height: 44))
  let label = bench.add("label", CGRect(x: 0, y: 0, width: 400, height: 44), to: row)
  let rowPress = bench.attach(UILongPressGestureRecognizer(), "press", to: row)
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(10, 10)
  var touch: UITouch?
  label.onTouch = { touch = $0 }
  row.removeFromSuperview()
  #expect(rowPress.state == .possible)
  #expect(touch?.view == nil)
  bench.move(10, 100)
  #expect(pan.state == .began)
  bench.wait(1)
  bench.up()
  #expect(bench.entries == ["label began", "label cancelled", "pan began", "pan ended"])
  #expect(bench.isIdle)
}

@MainActor
@Test func aViewMayBeRemovedInItsTouchHandler() {
  for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
    let bench = GestureBench()
    let box = bench.add("box", CGRect(x: 0, y: 0, width: 50, height: 50))
    bench.attach(UITapGestureRecognizer(), "tap", to: box).cancelsTouchesInView = false
    box.onTouch = { [weak box] touch in
      if touch.phase == phase { box?.removeFromSuperview() }
    }
    bench.down(10, 10)
    bench.move(12, 12)
    if phase == .cancelled { bench.loop.touches.touchCancel(id: 0) }
    bench.up()
    #expect(bench.isIdle)
    #expect(box.superview == nil)
    #expect(bench.entries.filter { $0 == "box began" }.count == 1)
    #expect(
      bench.entries.filter { $0 == "box ended" || $0 == "box cancelled" }.count == 1
    )
  }
}

@MainActor
@Test func aReusedIDCancelsTheActiveTouch() {
  let bench = GestureBench()
  bench.down(10, 10, id: 5)
  bench.down(20, 20, id: 5)
  bench.up(id: 5)
  bench.up(id: 5)
  bench.move(1, 1, id: 77)
  #expect(bench.entries == ["view began", "view cancelled", "view began", "view ended"])
  #expect(bench.isIdle)
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
  let bench = GestureBench()
  let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = LoggingView("view", frame: window.bounds, log: bench.log)
  view.isMultipleTouchEnabled = true
  window.addSubview(view)
  window.isHidden = false
  var touchSets: [[String]] = []
  window.onEvent = { event in
    #expect(event.type == .touches)
    #expect(event.touches(for: view) == event.allTouches)
    #expect(event.touches(for: window) == event.allTouches)
    #expect(event.touches(for: bench.window) == nil)
    touchSets.append((event.allTouches ?? []).map { "\($0.id) \($0.phase)" }.sorted())
  }
  bench.down(1, 1, id: 1)
  bench.down(2, 2, id: 2)
  bench.move(3, 3, id: 1)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(
    touchSets == [
      ["1 began"], ["1 stationary", "2 began"], ["1 moved", "2 stationary"],
      ["1 ended", "2 stationary"], ["2 ended"],
    ]
  )
  #expect(bench.log.take().count == 5)
}

@MainActor
@Test func aWindowMayConsumeEvents() {
  final class DeafWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {}
  }
  let bench = GestureBench()
  let window = DeafWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  window.isHidden = false
  bench.tap(1, 1)
  #expect(bench.isIdle)
  window.isHidden = true
}

@MainActor
@Test func theWheelScrollsTheInnermostScrollableView() {
  let bench = GestureBench()
  let outer = bench.add("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
  let inner = bench.add("inner", CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
  bench.add("leaf", CGRect(x: 0, y: 0, width: 10, height: 10), to: inner)
  inner.onWheel = { delta, isPrecise in
    bench.log.add("inner \(delta.dy) \(isPrecise)")
    return delta.dy > 0
  }
  outer.onWheel = { delta, _ in
    bench.log.add("outer \(delta.dy)")
    return true
  }
  func turn(_ dy: CGFloat, at x: CGFloat) -> Bool {
    bench.loop.touches.scrollWheel(
      by: CGVector(dx: 0, dy: dy),
      isPrecise: false,
      at: CGPoint(x: x, y: 5)
    )
  }
  #expect(turn(1, at: 5))
  #expect(turn(-1, at: 5))
  #expect(!turn(-1, at: 300))
  #expect(bench.entries == ["inner 1.0 false", "inner -1.0 false", "outer -1.0"])
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
