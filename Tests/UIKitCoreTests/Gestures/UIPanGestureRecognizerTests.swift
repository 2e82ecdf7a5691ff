import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

@MainActor
@Test func aPanBeginsOutsideTheSlopWithoutAJump() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(100, 100)
  fixture.move(100, 109)
  #expect(pan.state == .possible)
  fixture.move(100, 112)
  #expect(pan.state == .began)
  #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 2))
  fixture.move(100, 150)
  #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
  fixture.up()
  #expect(
    fixture.log.take() == [
      "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan ended",
    ]
  )
  #expect(fixture.isIdle)
}

@MainActor
@Test func theTranslationCanBeSetAndCountsInTheViewsScale() {
  let fixture = GestureFixture()
  let scaledView = fixture.add("half", CGRect(x: 0, y: 0, width: 100, height: 100))
  scaledView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan", to: scaledView)
  fixture.down(50, 50)
  fixture.move(70, 50)
  #expect(abs(pan.translation(in: scaledView).x - 20) < 1e-9)
  #expect(abs(pan.translation(in: nil).x - 10) < 1e-9)
  pan.setTranslation(CGPoint(x: 4, y: 0), in: scaledView)
  fixture.move(75, 50)
  #expect(abs(pan.translation(in: scaledView).x - 14) < 1e-9)
  fixture.up()
}

@MainActor
@Test func theVelocityIsMeasuredOverTheLastTenthOfASecond() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(100, 100)
  for step in 1...20 {
    fixture.wait(0.01)
    fixture.move(100 + CGFloat(step) * 5, 100)
  }
  #expect(abs(pan.velocity(in: nil).x - 500) < 1)
  fixture.wait(0.2)
  #expect(pan.velocity(in: nil) == .zero)
  fixture.up()
}

@MainActor
@Test func allFingersMayBeLiftedByOneHandler() {
  let fixture = GestureFixture()
  let pad = fixture.add("pad", CGRect(x: 0, y: 0, width: 200, height: 800))
  let key = fixture.add("key", CGRect(x: 200, y: 0, width: 200, height: 800))
  pad.isMultipleTouchEnabled = true
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan", to: pad)
  key.onTouch = { touch in
    guard touch.phase == .began else { return }
    fixture.up(id: 1)
    fixture.up(id: 2)
  }
  fixture.down(50, 100, id: 1)
  fixture.down(50, 300, id: 2)
  fixture.down(300, 100, id: 3)
  #expect(pan.state == .possible)
  #expect(pan.numberOfTouches == 0)
  fixture.up(id: 3)
  #expect(fixture.isIdle)
}

@MainActor
@Test func theSecondFingerDoesNotMakeTheContentJump() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  fixture.down(100, 100, id: 1)
  fixture.move(100, 130, id: 1)
  #expect(pan.translation(in: nil).y == 20)
  fixture.down(300, 500, id: 2)
  #expect(pan.numberOfTouches == 2)
  #expect(pan.translation(in: nil).y == 20)
  fixture.move(300, 520, id: 2)
  #expect(pan.translation(in: nil).y == 30)
  fixture.up(id: 1)
  #expect(pan.state == .changed)
  #expect(pan.translation(in: nil).y == 30)
  fixture.move(300, 530, id: 2)
  #expect(pan.translation(in: nil).y == 40)
  fixture.up(id: 2)
  #expect(fixture.log.take().last == "pan ended")
  #expect(fixture.isIdle)
}

@MainActor
@Test func theNumberOfFingersIsLimitedBothWays() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  pan.minimumNumberOfTouches = 2
  pan.maximumNumberOfTouches = 2
  fixture.down(100, 100, id: 1)
  fixture.move(100, 109, id: 1)
  #expect(pan.state == .possible)
  fixture.down(200, 100, id: 2)
  fixture.move(200, 130, id: 2)
  #expect(pan.state == .began)
  fixture.down(300, 100, id: 3)
  #expect(pan.numberOfTouches == 2)
  fixture.up(id: 1)
  #expect(pan.state == .ended)
  fixture.up(id: 2)
  fixture.up(id: 3)
  fixture.log.take().forEach { _ in }
  for id in 1...3 { fixture.down(CGFloat(id) * 50, 50, id: id) }
  fixture.move(50, 200, id: 1)
  #expect(pan.state == .failed)
  for id in 1...3 { fixture.up(id: id) }
  #expect(fixture.isIdle)
}

@MainActor
@Test func aPanForTwoFingersFailsUnderOneThatMoves() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  pan.minimumNumberOfTouches = 2
  fixture.down(100, 100, id: 1)
  fixture.move(100, 110, id: 1)
  #expect(pan.state == .failed)
  fixture.down(200, 100, id: 2)
  fixture.move(200, 130, id: 2)
  #expect(pan.state == .failed)
  fixture.up(id: 1)
  fixture.up(id: 2)
  #expect(fixture.isIdle)
  fixture.down(100, 100, id: 1)
  fixture.down(200, 100, id: 2)
  fixture.move(200, 130, id: 2)
  #expect(pan.state == .began)
  fixture.up(id: 1)
  fixture.up(id: 2)
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
      let fixture = GestureFixture()
      let inner = fixture.add("inner", fixture.view.bounds)
      let vertical = fixture.attach(
        UIPanGestureRecognizer(),
        "vertical",
        to: isInnerVertical ? inner : nil
      )
      vertical.axis = .vertical
      let horizontal = fixture.attach(
        UIPanGestureRecognizer(),
        "horizontal",
        to: isInnerVertical ? nil : inner
      )
      horizontal.axis = .horizontal
      fixture.down(200, 400)
      fixture.move(200 + dx / 4, 400 + dy / 4)
      fixture.move(200 + dx, 400 + dy)
      let loser = expectedAxis == "vertical" ? horizontal : vertical
      #expect(loser.state == .failed)
      fixture.move(100, 100)
      fixture.up()
      let outerEntries = fixture.entries.filter { !$0.hasPrefix("inner") }
      #expect(outerEntries.first == "\(expectedAxis) began")
      #expect(outerEntries.last == "\(expectedAxis) ended")
      #expect(outerEntries.allSatisfy { $0.hasPrefix(expectedAxis) })
      #expect(fixture.isIdle)
    }
  }
}

@MainActor
@Test func aPanMayIgnoreThePointer() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  fixture.down(10, 10, type: .indirectPointer)
  fixture.move(10, 100)
  fixture.up()
  #expect(fixture.log.take() == ["view began", "view moved", "view ended"])
  fixture.down(10, 10)
  fixture.move(10, 100)
  #expect(pan.state == .began)
  fixture.up()
}

@MainActor
@Test func aDelayedPanBeginsAtTheFinger() {
  let fixture = GestureFixture()
  let press = fixture.attach(UILongPressGestureRecognizer(), "press")
  press.allowableMovement = 50
  let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
  pan.require(toFail: press)
  fixture.down(100, 100)
  fixture.move(100, 140)
  #expect(pan.state == .possible)
  fixture.move(100, 160)
  #expect(pan.state == .began)
  #expect(pan.translation(in: nil) == .zero)
  fixture.up()
}

@MainActor
@Test func anEdgePanBeginsAtTheEdgeAndMovesInwards() {
  let fixture = GestureFixture()
  let pan = fixture.attach(UIScreenEdgePanGestureRecognizer(), "edge")
  pan.edges = .left
  let drags: [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)] = [
    (5, 400, 60, 0, true), (30, 400, 60, 0, false), (5, 400, 0, 60, false),
    (395, 400, -60, 0, false), (5, 5, 60, 10, true), (15, 5, -14, 0, false),
  ]
  for (x, y, dx, dy, isRecognised) in drags {
    fixture.down(x, y)
    fixture.move(x + dx, y + dy)
    #expect((pan.state == .began) == isRecognised, "from \(x), \(y) by \(dx), \(dy)")
    fixture.up()
    #expect(fixture.isIdle)
  }
}
