import Foundation
import Testing
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitConsole

/// Tests for scrolling after fingers have left a touchpad.
struct TouchpadInertiaTests {
  /// Returns the inertia after equal finger movements every 10 ms and a lift after a pause in
  /// seconds.
  private func inertiaAfterLift(
    movingBy delta: CGVector = CGVector(dx: 0, dy: -2),
    pause: Double = 0.01
  ) -> TouchpadInertia {
    var inertia = TouchpadInertia()
    for step in 0...5 { inertia.addMovement(delta, at: Double(step) * 0.01) }
    inertia.lift(at: 0.05 + pause)
    return inertia
  }

  @Test func liftingMovingFingersStartsInertia() throws {
    var inertia = inertiaAfterLift()
    let firstResult = inertia.nextDelta(at: 0.07)
    let firstDelta = try #require(firstResult)
    // The velocity is 200 units per second, for 10 ms.
    #expect(abs(firstDelta.dy + 2) < 0.05 && firstDelta.dx == 0)
    let secondResult = inertia.nextDelta(at: 0.08)
    let secondDelta = try #require(secondResult)
    #expect(secondDelta.dy < 0 && secondDelta.dy > firstDelta.dy)
  }

  @Test func inertiaHasTwoAxes() throws {
    var inertia = inertiaAfterLift(movingBy: CGVector(dx: 1, dy: 2))
    let result = inertia.nextDelta(at: 0.1)
    let delta = try #require(result)
    #expect(delta.dx > 0)
    #expect(abs(delta.dy - 2 * delta.dx) < 1e-9)
  }

  @Test func inertiaDecaysToRest() {
    var inertia = inertiaAfterLift()
    var time = 0.06
    var distance = 0.0
    while inertia.isRunning, time < 10 {
      time += 1 / 60
      distance += Double(inertia.nextDelta(at: time)?.dy ?? 0)
    }
    // The total distance is the initial velocity divided by -ln(0.998) per millisecond.
    #expect(abs(distance + 200 / 2.002) < 2)
    #expect(time > 1 && time < 3)
    let nextDelta = inertia.nextDelta(at: time)
    #expect(nextDelta == nil)
  }

  @Test func theInertiaDistanceDoesNotDependOnTheFrameRate() throws {
    var (inertiaOfOneFrame, inertiaOfTenFrames) = (inertiaAfterLift(), inertiaAfterLift())
    let distanceOfOneFrame = inertiaOfOneFrame.nextDelta(at: 0.16)
    let fullDistance = try #require(distanceOfOneFrame)
    let partialDistances = (1...10).map { step in
      Double(inertiaOfTenFrames.nextDelta(at: 0.06 + Double(step) * 0.01)?.dy ?? 0)
    }
    #expect(abs(partialDistances.reduce(0, +) - Double(fullDistance.dy)) < 1e-9)
  }

  @Test func liftingRestingFingersStartsNoInertia() {
    #expect(!inertiaAfterLift(pause: 0.06).isRunning)
  }

  @Test func liftingSlowFingersStartsNoInertia() {
    #expect(!inertiaAfterLift(movingBy: CGVector(dx: 0, dy: 0.02)).isRunning)
  }

  @Test func aTouchEndsInertia() {
    var inertia = inertiaAfterLift()
    inertia.stop()
    #expect(!inertia.isRunning)
    let nextDelta = inertia.nextDelta(at: 0.1)
    #expect(nextDelta == nil)
    // A subsequent lift has no movements and therefore no velocity.
    inertia.lift(at: 0.1)
    #expect(!inertia.isRunning)
  }

  @Test func aNewMovementEndsInertia() {
    var inertia = inertiaAfterLift()
    inertia.addMovement(CGVector(dx: 0, dy: 1), at: 0.5)
    #expect(!inertia.isRunning)
    inertia.lift(at: 0.51)
    // A single movement has no velocity.
    #expect(!inertia.isRunning)
  }

  @Test @MainActor func wheelsAndFingersScrollInTwoAxes() {
    let wheel = InputTranslator.scrollDelta(horizontal: 120, vertical: 240, isWheel: true)
    #expect(wheel == CGVector(dx: 1, dy: -2))
    let halfStep = InputTranslator.scrollDelta(horizontal: 0, vertical: -60, isWheel: true)
    #expect(halfStep == CGVector(dx: 0, dy: 0.5))
    let fingers = InputTranslator.scrollDelta(horizontal: -5, vertical: 20, isWheel: false)
    #expect(fingers == CGVector(dx: -0.5, dy: -2))
  }
}
