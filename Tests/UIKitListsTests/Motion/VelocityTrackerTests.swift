import Testing

@testable import UIKitLists

/// Returns a tracker of positions in points at times in seconds; x is the negative of y.
private func tracker(_ samples: [(time: Double, y: Double)]) -> VelocityTracker {
  var tracker = VelocityTracker()
  for sample in samples { tracker.add(MotionVector(x: -sample.y, y: sample.y), at: sample.time) }
  return tracker
}

@Test func aSteadyFingerHasItsVelocityOnBothAxes() {
  let tracker = tracker((0..<30).map { (Double($0) * 0.016, Double($0) * 8) })
  let velocity = tracker.velocity(at: 29 * 0.016)
  #expect(abs(velocity.y - 500) < 1e-6)
  #expect(abs(velocity.x + 500) < 1e-6)
}

@Test func onlyTheLastTenthOfASecondIsUsed() {
  var samples = (0..<100).map { (time: Double($0) * 0.01, y: Double($0) * 50) }
  samples += (100..<120).map { (time: Double($0) * 0.01, y: Double(5100 - $0)) }
  #expect(abs(tracker(samples).velocity(at: 1.19).y + 100) < 1e-6)
}

@Test func aRestingFingerHasNoVelocity() {
  let moving = (0..<10).map { (time: Double($0) * 0.01, y: Double($0) * 5) }
  #expect(tracker(moving).velocity(at: 0.15).y > 400)
  #expect(tracker(moving).velocity(at: 0.2) == .zero)
  let resting = moving + (10..<40).map { (time: Double($0) * 0.01, y: 45) }
  #expect(tracker(resting).velocity(at: 0.39) == .zero, "samples without movement do not count")
}

@Test func aFingerRestsAfterTheSamplingWindow() {
  // The last movement is at time 0, so that its age is not rounded.
  let tracker = tracker([(-0.02, 0), (0, 10)])
  #expect(tracker.velocity(at: VelocityTracker.maximumSampleAge).y == 500)
  #expect(tracker.velocity(at: VelocityTracker.maximumSampleAge.nextUp) == .zero)
}

@Test func aJumpAtTheBeginningIsIgnored() {
  // Of two simultaneous events, the movement starts at the second position.
  let velocity = tracker([(1, 0), (1, 90), (1.0625, 100)]).velocity(at: 1.0625)
  #expect(velocity.y == 160)
}

@Test func bunchedEventsDoNotMakeVelocitiesJump() {
  // A point per millisecond, but the last two events arrive almost together.
  let samples = [(0.0, 0.0), (0.016, 16), (0.032, 32), (0.048, 48), (0.0481, 64)]
  let velocity = tracker(samples.map { (time: $0.0, y: $0.1) }).velocity(at: 0.05).y
  #expect(velocity > 900 && velocity < 1400)
}

@Test func aMouseWithAThousandEventsASecondHasAVelocity() {
  let samples = (0..<300).map { (time: Double($0) * 0.001, y: Double($0) * 0.4) }
  #expect(abs(tracker(samples).velocity(at: 0.299).y - 400) < 1)
}

@Test func oneSampleOrNoneHasNoVelocity() {
  #expect(VelocityTracker().velocity(at: 1) == .zero)
  #expect(tracker([(0, 5)]).velocity(at: 0) == .zero)
  #expect(tracker([(0, 5), (0, 90), (0.001, 200)]).velocity(at: 0) == .zero)
}

@Test func rareSamplesStillGiveAVelocity() {
  let samples = [(0.0, 0.0), (0.09, 90), (0.18, 180)]
  #expect(abs(tracker(samples.map { (time: $0.0, y: $0.1) }).velocity(at: 0.19).y - 1000) < 1e-6)
}

@Test func invalidSamplesGiveAFiniteVelocity() {
  var tracker = tracker([(1, 0), (1.02, 20)])
  tracker.add(MotionVector(x: 0, y: 30), at: 0.5)
  tracker.add(MotionVector(x: .nan, y: 30), at: 1.03)
  tracker.add(MotionVector(x: 0, y: 30), at: .infinity)
  let velocity = tracker.velocity(at: 1.03)
  #expect(velocity.y.isFinite && velocity.x.isFinite)
  tracker.reset()
  #expect(tracker.velocity(at: 1.03) == .zero)
}
