import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

@MainActor
@Test func aPanBeginsOutsideTheSlopWithoutAJump() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(100, 100)
  bench.move(100, 109)
  #expect(pan.state == .possible)
  bench.move(100, 112)
  #expect(pan.state == .began)
  #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 2))
  bench.move(100, 150)
  #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
  bench.up()
  #expect(
    bench.log.take() == [
      "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan ended",
    ]
  )
  #expect(bench.isIdle)
}

@MainActor
@Test func theTranslationCanBeSetAndCountsInTheViewsScale() {
  let bench = GestureBench()
  let scaledView = bench.add("half", CGRect(x: 0, y: 0, width: 100, height: 100))
  scaledView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  let pan = bench.attach(UIPanGestureRecognizer(), "pan", to: scaledView)
  bench.down(50, 50)
  bench.move(70, 50)
  #expect(abs(pan.translation(in: scaledView).x - 20) < 1e-9)
  #expect(abs(pan.translation(in: nil).x - 10) < 1e-9)
  pan.setTranslation(CGPoint(x: 4, y: 0), in: scaledView)
  bench.move(75, 50)
  #expect(abs(pan.translation(in: scaledView).x - 14) < 1e-9)
  bench.up()
}

@MainActor
@Test func theVelocityIsMeasuredOverTheLastTenthOfASecond() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(100, 100)
  for step in 1...20 {
    bench.wait(0.01)
    bench.move(100 + CGFloat(step) * 5, 100)
  }
  #expect(abs(pan.velocity(in: nil).x - 500) < 1)
  bench.wait(0.2)
  #expect(pan.velocity(in: nil) == .zero)
  bench.up()
}

@MainActor
@Test func allFingersMayBeLiftedByOneHandler() {
  let bench = GestureBench()
  let pad = bench.add("pad", CGRect(x: 0, y: 0, width: 200, height: 800))
  let key = bench.add("key", CGRect(x: 200, y: 0, width: 200, height: 800))
  pad.isMultipleTouchEnabled = true
  let pan = bench.attach(UIPanGestureRecognizer(), "pan", to: pad)
  key.onTouch = { touch in
    guard touch.phase == .began else { return }
    bench.up(id: 1)
    bench.up(id: 2)
  }
  bench.down(50, 100, id: 1)
  bench.down(50, 300, id: 2)
  bench.down(300, 100, id: 3)
  #expect(pan.state == .possible)
  #expect(pan.numberOfTouches == 0)
  bench.up(id: 3)
  #expect(bench.isIdle)
}

@MainActor
@Test func theSecondFingerDoesNotMakeTheContentJump() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  bench.down(100, 100, id: 1)
  bench.move(100, 130, id: 1)
  #expect(pan.translation(in: nil).y == 20)
  bench.down(300, 500, id: 2)
  #expect(pan.numberOfTouches == 2)
  #expect(pan.translation(in: nil).y == 20)
  bench.move(300, 520, id: 2)
  #expect(pan.translation(in: nil).y == 30)
  bench.up(id: 1)
  #expect(pan.state == .changed)
  #expect(pan.translation(in: nil).y == 30)
  bench.move(300, 530, id: 2)
  #expect(pan.translation(in: nil).y == 40)
  bench.up(id: 2)
  #expect(bench.log.take().last == "pan ended")
  #expect(bench.isIdle)
}

@MainActor
@Test func theNumberOfFingersIsLimitedBothWays() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  pan.minimumNumberOfTouches = 2
  pan.maximumNumberOfTouches = 2
  bench.down(100, 100, id: 1)
  bench.move(100, 109, id: 1)
  #expect(pan.state == .possible)
  bench.down(200, 100, id: 2)
  bench.move(200, 130, id: 2)
  #expect(pan.state == .began)
  bench.down(300, 100, id: 3)
  #expect(pan.numberOfTouches == 2)
  bench.up(id: 1)
  #expect(pan.state == .ended)
  bench.up(id: 2)
  bench.up(id: 3)
  bench.log.take().forEach { _ in }
  for id in 1...3 { bench.down(CGFloat(id) * 50, 50, id: id) }
  bench.move(50, 200, id: 1)
  #expect(pan.state == .failed)
  for id in 1...3 { bench.up(id: id) }
  #expect(bench.isIdle)
}

@MainActor
@Test func aPanForTwoFingersFailsUnderOneThatMoves() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  pan.minimumNumberOfTouches = 2
  bench.down(100, 100, id: 1)
  bench.move(100, 110, id: 1)
  #expect(pan.state == .failed)
  bench.down(200, 100, id: 2)
  bench.move(200, 130, id: 2)
  #expect(pan.state == .failed)
  bench.up(id: 1)
  bench.up(id: 2)
  #expect(bench.isIdle)
  bench.down(100, 100, id: 1)
  bench.down(200, 100, id: 2)
  bench.move(200, 130, id: 2)
  #expect(pan.state == .began)
  bench.up(id: 1)
  bench.up(id: 2)
}

/// The pan of a paging view requires all recognisers of a list to fail, including its two-finger
/// pan.
@MainActor
@Test func aPanThatWaitsForAllOfATablesRecognisersBegins() {
  let stage = Stage(size: CGSize(width: 320, height: 300))
  let source = ListSource([3])
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
  table.dataSource = source
  let root = UIView()
  root.addSubview(table)
  stage.show(root)
  let pagingPan = UIPanGestureRecognizer()
  root.addGestureRecognizer(pagingPan)
  for recognizer in table.gestureRecognizers ?? [] { pagingPan.require(toFail: recognizer) }
  stage.touchDown(at: CGPoint(x: 250, y: 66))
  for step in 1...20 {
    stage.touchMove(to: CGPoint(x: 250 - CGFloat(step) * 10, y: 66))
    stage.advance(by: 1 / 60)
  }
  #expect(pagingPan.state == .changed)
  stage.touchUp()
  stage.settle()
}

@MainActor
@Test func theFirstMovementSelectsTheAxis() {
  for (dx, dy, expectedAxis) in [
    (12.0, 3.0, "horizontal"), (-12, 3, "horizontal"), (3, 12, "vertical"), (2, -12, "vertical"),
    (10, 10, "vertical"), (0, 60, "vertical"), (60, 0, "horizontal"),
  ] {
    for isInnerVertical in [false, true] {
      let bench = GestureBench()
      let inner = bench.add("inner", bench.view.bounds)
      let vertical = bench.attach(
        UIPanGestureRecognizer(),
        "vertical",
        to: isInnerVertical ? inner : nil
      )
      vertical.axis = .vertical
      let horizontal = bench.attach(
        UIPanGestureRecognizer(),
        "horizontal",
        to: isInnerVertical ? nil : inner
      )
      horizontal.axis = .horizontal
      bench.down(200, 400)
      bench.move(200 + dx / 4, 400 + dy / 4)
      bench.move(200 + dx, 400 + dy)
      let loser = expectedAxis == "vertical" ? horizontal : vertical
      #expect(loser.state == .failed)
      bench.move(100, 100)
      bench.up()
      let outerEntries = bench.entries.filter { !$0.hasPrefix("inner") }
      #expect(outerEntries.first == "\(expectedAxis) began")
      #expect(outerEntries.last == "\(expectedAxis) ended")
      #expect(outerEntries.allSatisfy { $0.hasPrefix(expectedAxis) })
      #expect(bench.isIdle)
    }
  }
}

@MainActor
@Test func aPanMayIgnoreThePointer() {
  let bench = GestureBench()
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  bench.down(10, 10, type: .indirectPointer)
  bench.move(10, 100)
  bench.up()
  #expect(bench.log.take() == ["view began", "view moved", "view ended"])
  bench.down(10, 10)
  bench.move(10, 100)
  #expect(pan.state == .began)
  bench.up()
}

@MainActor
@Test func aDelayedPanBeginsAtTheFinger() {
  let bench = GestureBench()
  let press = bench.attach(UILongPressGestureRecognizer(), "press")
  press.allowableMovement = 50
  let pan = bench.attach(UIPanGestureRecognizer(), "pan")
  pan.require(toFail: press)
  bench.down(100, 100)
  bench.move(100, 140)
  #expect(pan.state == .possible)
  bench.move(100, 160)
  #expect(pan.state == .began)
  #expect(pan.translation(in: nil) == .zero)
  bench.up()
}

@MainActor
@Test func anEdgePanBeginsAtTheEdgeAndMovesInwards() {
  let bench = GestureBench()
  let pan = bench.attach(UIScreenEdgePanGestureRecognizer(), "edge")
  pan.edges = .left
  let drags: [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)] = [
    (5, 400, 60, 0, true), (30, 400, 60, 0, false), (5, 400, 0, 60, false),
    (395, 400, -60, 0, false), (5, 5, 60, 10, true), (15, 5, -14, 0, false),
  ]
  for (x, y, dx, dy, isRecognised) in drags {
    bench.down(x, y)
    bench.move(x + dx, y + dy)
    #expect((pan.state == .began) == isRecognised, "from \(x), \(y) by \(dx), \(dy)")
    bench.up()
    #expect(bench.isIdle)
  }
}
