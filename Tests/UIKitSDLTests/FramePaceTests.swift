import Testing

@testable import UIKitSDL

struct FramePaceTests {
  @Test func firstFrameIsDueAtOnce() {
    #expect(FramePace(interval: 1 / 60).next < 0)
  }

  @Test func lateFramesDoNotDelayTheGrid() {
    var pace = FramePace(interval: 0.1)
    pace.noteFrame(at: 1)
    #expect(abs(pace.next - 1.1) < 1e-9)
    pace.noteFrame(at: 1.13)
    #expect(abs(pace.next - 1.2) < 1e-9)
  }

  @Test func pauseStartsANewGrid() {
    var pace = FramePace(interval: 0.1)
    pace.noteFrame(at: 1)
    pace.noteFrame(at: 7.03)
    #expect(abs(pace.next - 7.13) < 1e-9)
  }
}
