import Testing
import UIKitTesting

/// Tests for `CallRecorder`, which stores calls in order until a test takes them.
@MainActor
struct CallRecorderTests {
  @Test func callsAreInOrderUntilTaken() {
    let recorder = CallRecorder()
    recorder.record("will")
    recorder.record("did")
    #expect(recorder.calls == ["will", "did"])
    #expect(recorder.take() == ["will", "did"])
    #expect(recorder.calls.isEmpty)
    recorder.record("later")
    #expect(recorder.take() == ["later"])
  }
}
