import Foundation
import Testing

@testable import UIKitLists

private let ratios = [0.1, 0.5, 0.999_999_9, 1, 1.000_01, 1.5, 40]

@Test(arguments: ratios)
func springsObeyTheirDifferentialEquation(_ ratio: Double) {
  let curve = SpringCurve(displacement: -120, velocity: 300, dampingRatio: ratio, frequency: 9)
  let timeStep = 1e-5
  #expect(curve.displacement(at: 0) == -120 || abs(curve.displacement(at: 0) + 120) < 1e-9)
  #expect(abs(curve.velocity(at: 0) - 300) < 1e-6)
  for step in 1..<40 {
    let time = Double(step) * 0.03
    let before = curve.displacement(at: time - timeStep)
    let after = curve.displacement(at: time + timeStep)
    #expect(abs((after - before) / (2 * timeStep) - curve.velocity(at: time)) < 1e-3)
    let acceleration =
      (curve.velocity(at: time + timeStep) - curve.velocity(at: time - timeStep)) / (2 * timeStep)
    // The acceleration is −ω²x − 2ζωv, with ω = 9.
    let expectedAcceleration =
      -81 * curve.displacement(at: time) - 2 * ratio * 9 * curve.velocity(at: time)
    #expect(abs(acceleration - expectedAcceleration) < 0.05)
  }
}

@Test(arguments: ratios)
func springsComeToRestAtTheirTarget(_ ratio: Double) {
  let motion = SpringMotion(from: 30, to: -5, velocity: 900, dampingRatio: ratio, frequency: 12)
  #expect(abs(motion.position(at: 0) - 30) < 1e-9)
  #expect(abs(motion.position(at: motion.duration.nextDown) + 5) <= 0.26)
  #expect(motion.position(at: motion.duration) == -5)
  #expect(motion.velocity(at: motion.duration) == 0)
  for step in 0..<50 {
    let later = motion.duration * (1 + Double(step) / 10)
    #expect(abs(motion.position(at: later) + 5) <= 0.25)
  }
}

@Test func aSpringAtRestHasNoDuration() {
  #expect(SpringMotion(from: 4, to: 4, frequency: 10).duration == 0)
}

@Test(arguments: [-4000.0, -500, 0, 500, 4000])
func contentReturnsToItsEndWithoutOscillation(_ velocity: Double) {
  // TV-005.5
  let motion = SpringMotion.bounceBack(from: 80, to: 0, velocity: velocity)
  var hasTurnedBack = false
  var previousPosition = motion.position(at: 0)
  for step in 1..<400 {
    let position = motion.position(at: Double(step) / 200)
    #expect(position >= 0, "it never passes the end")
    if position < previousPosition { hasTurnedBack = true }
    #expect(!hasTurnedBack || position <= previousPosition, "it turns back once")
    previousPosition = position
  }
  #expect(previousPosition == 0)
  let mirrored = SpringMotion.bounceBack(from: -80, to: 0, velocity: -velocity)
  #expect(mirrored.position(at: 0.1) == -motion.position(at: 0.1))
}

@Test func contentThatOvershootsReturns() {
  // TV-005.5
  let motion = SpringMotion.bounceBack(from: 0, to: 0, velocity: 1000)
  #expect(motion.position(at: 0.1) > 10)
  #expect(motion.position(at: 0) == 0)
  #expect(motion.position(at: motion.duration) == 0)
  #expect(motion.duration < 2)
}

@Test(arguments: [0.05, 0.3, 0.7, 0.999, 1, 1.2], [0.0, 1, 8])
func springAnimationsTakeTheirDuration(_ damping: Double, _ velocity: Double) {
  let motion = SpringMotion.progress(duration: 0.5, damping: damping, initialVelocity: velocity)
  #expect(motion.duration == 0.5)
  #expect(motion.position(at: 0) == 0)
  #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
  #expect(abs(motion.position(at: 0.499_999) - 1) < 0.0011)
  #expect(motion.position(at: 0.5) == 1)
  if damping < 0.5 {
    #expect((0..<100).contains { motion.position(at: Double($0) / 200) > 1.05 }, "it overshoots")
  }
}

@Test func theResponseIsThePeriod() {
  let motion = SpringMotion(from: 100, to: 0, dampingRatio: 0.01, response: 0.4)
  #expect(motion.position(at: 0.2) < -95)
  #expect(motion.position(at: 0.4) > 90)
}

@Test func invalidSpringsStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    _ = SpringMotion(from: 0, to: 1, dampingRatio: 0, frequency: 10)
  }
  await #expect(processExitsWith: .failure) {
    _ = SpringMotion(from: 0, to: 1, dampingRatio: 1, response: 0)
  }
  await #expect(processExitsWith: .failure) {
    _ = SpringMotion.progress(duration: .nan, damping: 1, initialVelocity: 0)
  }
}
