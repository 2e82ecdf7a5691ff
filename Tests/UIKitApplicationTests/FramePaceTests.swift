import Testing

@testable import UIKitApplication

/// Tests for `FramePace`, which determines the time of the next frame.
struct FramePaceTests {
  @Test func theFirstFrameIsDueImmediately() {
    #expect(FramePace(interval: 1 / 60).next < 0)
  }

  @Test func lateFramesDoNotDelayTheGrid() {
    var pace = FramePace(interval: 0.1)
    pace.recordFrame(at: 1)
    #expect(abs(pace.next - 1.05) < 1e-9)
    pace.recordFrame(at: 1.05)
    #expect(abs(pace.next - 1.15) < 1e-9)
    pace.recordFrame(at: 1.18)
    #expect(abs(pace.next - 1.25) < 1e-9)
  }

  @Test func aFrameThatIsLateByAWholeIntervalStartsANewGrid() {
    // A power of two makes the sums exact.
    var pace = FramePace(interval: 0.0625)
    pace.recordFrame(at: 1)
    pace.recordFrame(at: 1.09375)
    #expect(pace.next == 1.15625)
  }

  @Test func aDisplaySetsThePaceOfFramesThatItShows() {
    var pace = FramePace(interval: 0.1, isPacedByDisplay: true)
    pace.recordFrame(at: 1, isPresented: true)
    #expect(pace.next <= 1)
    // A frame without changes does not wait for the display.
    pace.recordFrame(at: 1.02, isPresented: false)
    #expect(abs(pace.next - 1.1) < 1e-9)
    pace.recordFrame(at: 1.1, isPresented: false)
    #expect(abs(pace.next - 1.2) < 1e-9)
    pace.recordFrame(at: 1.2, isPresented: true)
    #expect(pace.next <= 1.2)
  }

  @Test func afterAPauseTheSecondFrameIsDueAfterHalfAnInterval() {
    var pace = FramePace(interval: 0.1)
    pace.recordFrame(at: 1)
    pace.recordFrame(at: 7.03)
    #expect(abs(pace.next - 7.08) < 1e-9)
    pace.recordFrame(at: 7.08)
    #expect(abs(pace.next - 7.18) < 1e-9)
  }
}
