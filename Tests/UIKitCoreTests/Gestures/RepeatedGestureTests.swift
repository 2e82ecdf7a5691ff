import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore

/// Tests that a recogniser which has recognised, failed or waited treats the next gesture like a
/// new recogniser.
@MainActor
struct RepeatedGestureTests {
  private struct GesturePath {
    var steps: [(dx: CGFloat, dy: CGFloat, seconds: TimeInterval)]

    static let fastRight = GesturePath(steps: [(20, 0, 0.02), (60, 0, 0.02), (120, 0, 0.02)])
    static let steadyRight = GesturePath(steps: [(20, 0, 0.2), (40, 0, 0.12), (60, 0, 0.12)])
    static let slowRight = GesturePath(steps: [(30, 0, 0.3), (60, 0, 0.3), (90, 0, 0.3)])
    static let shortDown = GesturePath(steps: [(0, 4, 0.07), (0, 12, 0.07), (0, 20, 0.07)])
    static let rest = GesturePath(steps: [(0, 0, 0.6), (3, 0, 0.07)])
    static let tap = GesturePath(steps: [(0, 0, 0.05)])
  }

  private enum Kind: CaseIterable {
    case tap, doubleTap, press, tapAndPress, swipe, pan, edgePan

    @MainActor
    func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .press: return UILongPressGestureRecognizer()
      case .tapAndPress:
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = 1
        return press
      case .swipe: return UISwipeGestureRecognizer()
      case .pan: return UIPanGestureRecognizer()
      case .edgePan:
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        return pan
      }
    }
  }

  /// Returns the actions of a recogniser for a gesture, performed alone or after another gesture.
  private func log(_ kind: Kind, after first: GesturePath?, _ second: GesturePath, waits: Bool)
    -> [String]
  {
    let fixture = GestureFixture()
    let recognizer = kind.make()
    var entries: [String] = []
    recognizer.addHandler { recognizer in
      let location = recognizer.location(in: nil)
      var entry =
        "\(recognizer.state) at \(location.x), \(location.y) of \(recognizer.numberOfTouches)"
      if let pan = recognizer as? UIPanGestureRecognizer {
        let (translation, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
        entry +=
          " by \(translation.x), \(translation.y) at \(speed.x.rounded()), \(speed.y.rounded())"
      }
      entries.append(entry)
    }
    fixture.view.addGestureRecognizer(recognizer)
    let blockingPress = UILongPressGestureRecognizer()
    if waits {
      // The press fails as soon as the finger moves away. Until then the tested recogniser waits.
      blockingPress.allowableMovement = 70
      recognizer.require(toFail: blockingPress)
      fixture.view.addGestureRecognizer(blockingPress)
    }
    // Without a first gesture, only a frame passes.
    if let first { perform(first, on: fixture) } else { fixture.wait(0) }
    entries = []
    blockingPress.isEnabled = false
    perform(second, on: fixture)
    fixture.wait(1)
    #expect(fixture.isIdle)
    return entries
  }

  private func perform(_ path: GesturePath, on fixture: GestureFixture) {
    fixture.down(10, 300)
    for step in path.steps {
      fixture.wait(step.seconds)
      fixture.move(10 + step.dx, 300 + step.dy)
    }
    fixture.up()
    fixture.wait(0.02)
  }

  @Test(arguments: [false, true])
  func aGestureIsIndependentOfThePreviousOne(waits: Bool) {
    let paths: [GesturePath] = [.fastRight, .slowRight, .steadyRight, .shortDown, .rest, .tap]
    // These recognisers join two gestures in a row if the first could be a tap.
    let series: [Kind] = [.doubleTap, .tapAndPress]
    for kind in Kind.allCases {
      for (index, second) in paths.enumerated() {
        let freshLog = log(kind, after: nil, second, waits: waits)
        for (firstIndex, first) in paths.enumerated() where !series.contains(kind) || firstIndex < 2
        {
          let repeatedLog = log(kind, after: first, second, waits: waits)
          #expect(repeatedLog == freshLog, "\(kind), \(index) after \(firstIndex)")
        }
      }
    }
  }

  @Test func aDoubleTapIsLocatedAtItsLastTap() {
    let fixture = GestureFixture()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    var locations: [CGPoint] = []
    tap.addHandler { locations.append($0.location(in: nil)) }
    tap.addHandler { #expect($0.numberOfTouches == 1) }
    fixture.view.addGestureRecognizer(tap)
    for x in [100.0, 300] {
      fixture.tap(x, 100)
      fixture.wait(0.1)
      fixture.tap(x + 20, 120)
      fixture.wait(1)
    }
    #expect(locations == [CGPoint(x: 120, y: 120), CGPoint(x: 320, y: 120)])
  }

  @Test func theInnerOfEqualTapsIsRecognized() {
    let fixture = GestureFixture()
    let child = fixture.add("child", CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.attach(UITapGestureRecognizer(), "outer")
    fixture.attach(UITapGestureRecognizer(), "inner", to: child)
    for _ in 1...2 { fixture.tap(50, 50) }
    #expect(
      fixture.entries.filter { $0.hasSuffix("ended") && !$0.hasPrefix("child") }
        == ["inner ended", "inner ended"]
    )
  }

  @Test func aPressMayMoveByTheAllowableMovement() {
    for (distance, isPress) in [(10.0, true), (10.5, false)] {
      let fixture = GestureFixture()
      fixture.attach(UILongPressGestureRecognizer(), "press")
      fixture.down(100, 100)
      fixture.move(100 + distance, 100)
      fixture.wait(0.6)
      #expect(fixture.entries.contains("press began") == isPress)
      fixture.up()
    }
  }

  @Test func aPanOfTwoFingersEndsWhenOneIsTakenAway() {
    let fixture = GestureFixture()
    let pan = fixture.attach(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    for _ in 1...2 {
      fixture.down(100, 100, id: 1)
      fixture.down(150, 100, id: 2)
      fixture.move(100, 160, id: 1)
      fixture.move(150, 160, id: 2)
      fixture.loop.touches.touchCancel(id: 1)
      #expect(
        fixture.log.take().filter { $0.hasPrefix("pan") } == [
          "pan began", "pan changed", "pan cancelled",
        ]
      )
      fixture.up(id: 2)
      #expect(fixture.isIdle)
    }
  }

  @Test func delayedMovesKeepTheirPreviousLocations() {
    let fixture = GestureFixture()
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    press.allowableMovement = 30
    fixture.view.addGestureRecognizer(press)
    var positions: [CGFloat] = []
    fixture.view.onTouch = {
      positions += [$0.previousLocation(in: nil).x, $0.location(in: nil).x]
    }
    fixture.down(100, 100)
    for x in [110.0, 120, 125] { fixture.move(x, 100) }
    #expect(positions == [])
    fixture.move(140, 100)
    fixture.move(150, 100)
    fixture.up()
    // Each step begins at the position where the previous one ended.
    #expect(positions.first == 100)
    #expect(positions.last == 150)
    for index in stride(from: 2, to: positions.count - 2, by: 2) {
      #expect(positions[index] == positions[index - 1])
    }
  }

  // MARK: Clicks

  private func counts(_ act: (GestureFixture) -> Void) -> [Int] {
    let fixture = GestureFixture()
    var counts: [Int] = []
    fixture.view.onTouch = { if $0.phase == .began { counts.append($0.tapCount) } }
    act(fixture)
    return counts
  }

  @Test func onlyTapsOfOneKindInTimeAreCounted() {
    #expect(counts { fixture in for _ in 1...3 { fixture.tap(50, 50) } } == [1, 2, 3])
    // Clicks with another button in between.
    #expect(
      counts { fixture in
        fixture.tap(50, 50)
        for mask in [UIEvent.ButtonMask.secondary, .secondary, .primary] {
          fixture.loop.touches.touchDown(at: CGPoint(x: 50, y: 50), id: 0, buttonMask: mask)
          fixture.up()
        }
      } == [1, 1, 2, 2]
    )
    // The second click after exactly the interval, and a moment later.
    for (pause, count) in [(TapCounter.interval, 2), (TapCounter.interval + 0.01, 1)] {
      #expect(
        counts { fixture in
          fixture.down(50, 50)
          fixture.up()
          fixture.wait(pause)
          fixture.tap(50, 50)
        } == [1, count]
      )
    }
    // A drag that returns to its start.
    #expect(
      counts { fixture in
        fixture.down(50, 50)
        fixture.move(90, 50)
        fixture.move(50, 50)
        fixture.up()
        fixture.tap(50, 50)
      } == [1, 1]
    )
  }

  @Test func ignoredTouchesLeaveTheirRecognizer() {
    let fixture = GestureFixture()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    fixture.attach(pan, "pan")
    var ignored: UITouch?
    let delegate = ClosureDelegate()
    delegate.shouldReceive = {
      ignored = $0
      return true
    }
    pan.delegate = delegate
    for _ in 1...2 {
      fixture.down(100, 100)
      fixture.move(100, 150)
      fixture.down(300, 300, id: 2)
      #expect(pan.numberOfTouches == 1)
      #expect(ignored?.gestureRecognizers?.contains(pan) == false)
      fixture.up()
      // The pan has ended, and the other finger does not affect the next gesture.
      fixture.loop.touches.touchCancel(id: 2)
      #expect(pan.state == .possible)
      #expect(fixture.isIdle)
    }
    _ = fixture.log.take()
    fixture.down(100, 100)
    fixture.move(100, 150)
    fixture.up()
    #expect(fixture.entries.filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }
}
