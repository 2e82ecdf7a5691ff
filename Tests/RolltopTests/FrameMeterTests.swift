import Testing

@testable import rolltop

/// Tests for `FrameMeter`.
@Suite struct FrameMeterTests {
  @Test func aSteadyScrollGivesAReadingEvery20Frames() {
    var meter = FrameMeter()
    var readings: [FrameMeter.Reading] = []
    for frame in 0...40 {
      let time = Double(frame) / 50
      if let reading = meter.recordFrame(time: time, processorSeconds: time / 4) {
        readings.append(reading)
      }
    }
    #expect(readings.map(\.description) == Array(repeating: "50 frames/s · 5.0 ms each", count: 2))
  }

  @Test func pausesBetweenBurstsAreNotSlowFrames() {
    var meter = FrameMeter()
    for burst in 0..<10 {
      for frame in 0..<10 {
        let time = Double(burst) * 5 + Double(frame) / 60
        #expect(meter.recordFrame(time: time, processorSeconds: time) == nil)
      }
    }
  }
}
