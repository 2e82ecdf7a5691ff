import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitSDL

/// Tests for the deceleration of content after fingers have left a desktop's touchpad.
@MainActor
@Suite(.serialized)
struct TouchpadScrollingTests {
  /// Returns the scrolling after finger movements by `delta` units every 10 ms until 0.1 s.
  private func scrolling(afterMovementsBy delta: Double) -> TouchpadScrolling {
    var touchpad = TouchpadScrolling()
    for step in 0...10 {
      let time = Double(step) * 0.01
      touchpad.addMovement(CGVector(dx: 0, dy: delta), at: CGPoint(x: 5, y: 6), time: time)
    }
    return touchpad
  }

  @Test func aPauseOfEventsStartsInertia() throws {
    var touchpad = scrolling(afterMovementsBy: 1)
    #expect(abs(touchpad.deadline - 0.14) < 1e-9)
    let isLiftedEarly = touchpad.liftIfSilent(at: 0.13)
    #expect(!isLiftedEarly)
    let isLifted = touchpad.liftIfSilent(at: 0.15)
    #expect(isLifted && touchpad.isRunning && touchpad.deadline == .infinity)
    let result = touchpad.takeMovement(at: 0.16)
    let movement = try #require(result)
    // The velocity is 100 units per second, for 10 ms.
    #expect(abs(movement.delta.dy - 1) < 0.05)
    #expect(movement.point == CGPoint(x: 5, y: 6))
  }

  @Test func inertiaEnds() {
    var touchpad = scrolling(afterMovementsBy: 1)
    _ = touchpad.liftIfSilent(at: 0.15)
    var time = 0.16
    while touchpad.isRunning, time < 10 {
      _ = touchpad.takeMovement(at: time)
      time += 0.016
    }
    #expect(time < 3)
  }

  @Test func slowFingersStartNoInertia() {
    var touchpad = scrolling(afterMovementsBy: 0.2)
    let isLifted = touchpad.liftIfSilent(at: 0.15)
    #expect(!isLifted && !touchpad.isRunning)
  }

  @Test func otherEventsStopInertia() {
    var touchpad = scrolling(afterMovementsBy: 1)
    _ = touchpad.liftIfSilent(at: 0.15)
    touchpad.addMovement(nil, at: .zero, time: 0.16)
    #expect(!touchpad.isRunning && touchpad.deadline == .infinity)
  }

  @Test func inertiaCanBeDisabled() {
    UIScrollView.deceleratesAfterTouchpad = false
    defer { UIScrollView.deceleratesAfterTouchpad = true }
    var touchpad = scrolling(afterMovementsBy: 1)
    let isLifted = touchpad.liftIfSilent(at: 0.15)
    #expect(!isLifted && !touchpad.isRunning)
  }
}
