import Foundation
import Testing

@testable import UIKitLists

private let normalRate = 0.998
private let fastRate = 0.99

@Test func velocityDecaysByTheRatePerMillisecond() {
  // TV-005.6
  let motion = Deceleration(start: 0, velocity: 1000, rate: normalRate)
  #expect(abs(motion.velocity(at: 0.1) - 1000 * pow(0.998, 100)) < 1e-9)
  #expect(motion.velocity(at: 0) == 1000)
}

@Test(arguments: [normalRate, fastRate], [2500.0, -800, 10.5])
func positionsAreTheSumOverMilliseconds(_ rate: Double, _ velocity: Double) {
  let motion = Deceleration(start: 70, velocity: velocity, rate: rate)
  var (position, speed) = (70.0, velocity)
  for millisecond in 0..<Int(motion.duration * 1000) {
    #expect(abs(motion.position(at: Double(millisecond) / 1000) - position) < 1e-6)
    speed *= rate
    position += speed / 1000
  }
}

@Test func theTotalDistanceIsAboutHalfTheVelocity() {
  // TV-005.6
  let motion = Deceleration(start: 0, velocity: 2000, rate: normalRate)
  let expected: Double = 2 * 0.998 / (1 - 0.998)
  #expect(motion.totalDistance == expected)
  #expect(abs(motion.totalDistance / 2000 - 0.499) < 1e-9)
}

@Test func theMotionEndsBelowTenPointsASecond() {
  let motion = Deceleration(start: 0, velocity: -2000, rate: normalRate)
  #expect(abs(2000 * pow(0.998, motion.duration * 1000) - 10) < 1e-6)
  #expect(motion.velocity(at: motion.duration) == 0)
  #expect(motion.position(at: motion.duration + 100) == motion.end)
  #expect(Deceleration(start: 5, velocity: 9, rate: normalRate).duration == 0)
  #expect(Deceleration(start: 5, velocity: 9, rate: normalRate).end == 5)
}

@Test func theTimeAtAPositionIsCorrect() throws {
  let motion = Deceleration(start: 100, velocity: 1500, rate: normalRate)
  for position in [100.0, 100.5, 400, 800] {
    let time = try #require(motion.time(at: position))
    #expect(abs(motion.position(at: time) - position) < 1e-6)
  }
  #expect(motion.time(at: 100) == 0, "the start")
  #expect(motion.time(at: 99) == nil, "behind the start")
  #expect(motion.time(at: 100 + motion.totalDistance - 0.1) == nil, "beyond the end")
  #expect(Deceleration(start: 3, velocity: 0, rate: fastRate).time(at: 3) == nil)
}

@Test(arguments: [-640.0, -1, 0, 0.25, 44, 5000])
func aRetargetedMotionEndsAtItsTarget(_ target: Double) {
  for rate in [normalRate, fastRate] {
    let motion = Deceleration(start: 20, velocity: 700, rate: rate).retargeted(to: target)
    #expect(abs(motion.end - target) < 1e-6)
    #expect(motion.position(at: 0) == 20)
    #expect(motion.rate == rate)
  }
}

@Test func retargetingToTheNaturalEndChangesNothing() {
  let motion = Deceleration(start: 20, velocity: 700, rate: normalRate)
  #expect(abs(motion.retargeted(to: motion.end).initialVelocity - 700) < 1e-9)
}

@Test func invalidDecelerationRatesStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    _ = Deceleration(start: 0, velocity: 1, rate: 1)
  }
  await #expect(processExitsWith: .failure) {
    _ = Deceleration(start: 0, velocity: .nan, rate: 0.5)
  }
}
