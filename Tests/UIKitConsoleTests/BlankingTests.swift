import Testing

@testable import UIKitConsole

/// Tests for blanking the screen after a period without input.
struct BlankingTests {
  @Test func theScreenBlanksAfterTheIdleDelay() {
    var blanking = Blanking(delay: 60, at: 0)
    #expect(blanking.deadline == 60)
    let isDelivered1 = blanking.addInput(.move, at: 30)
    #expect(isDelivered1)
    let isBlanked2 = blanking.blankIfDue(at: 60)
    #expect(!isBlanked2)
    let isBlanked3 = blanking.blankIfDue(at: 90)
    #expect(isBlanked3)
    #expect(blanking.isDark && blanking.deadline == .infinity)
  }

  @Test func theFirstTouchOnlyWakesTheScreen() {
    var blanking = Blanking(delay: 60, at: 0)
    let isBlanked1 = blanking.blankIfDue(at: 60)
    #expect(isBlanked1)
    let isDelivered2 = blanking.addInput(.press, at: 100)
    #expect(!isDelivered2)
    #expect(!blanking.isDark)
    let isDelivered3 = blanking.addInput(.move, at: 100.1)
    #expect(!isDelivered3)
    // A second finger belongs to the gesture of the first one.
    let isDelivered4 = blanking.addInput(.press, at: 100.2)
    #expect(!isDelivered4)
    let isDelivered5 = blanking.addInput(.lift, at: 100.3)
    #expect(!isDelivered5)
    let isDelivered6 = blanking.addInput(.lift, at: 100.4)
    #expect(!isDelivered6)
    let isDelivered7 = blanking.addInput(.press, at: 101)
    #expect(isDelivered7)
    let isDelivered8 = blanking.addInput(.lift, at: 101.1)
    #expect(isDelivered8)
    #expect(blanking.deadline == 161.1)
  }

  @Test func thePointersFirstMovementOnlyWakesTheScreen() {
    var blanking = Blanking(delay: 60, at: 0)
    let isBlanked1 = blanking.blankIfDue(at: 60)
    #expect(isBlanked1)
    let isDelivered2 = blanking.addInput(.move, at: 70)
    #expect(!isDelivered2)
    let isDelivered3 = blanking.addInput(.move, at: 70.1)
    #expect(isDelivered3)
  }

  @Test func aRestingFingerKeepsTheScreenLit() {
    var blanking = Blanking(delay: 60, at: 0)
    let isDelivered1 = blanking.addInput(.press, at: 1)
    #expect(isDelivered1)
    let isBlanked2 = blanking.blankIfDue(at: 100)
    #expect(!isBlanked2)
    let isDelivered3 = blanking.addInput(.lift, at: 100)
    #expect(isDelivered3)
    #expect(blanking.deadline == 160)
  }

  @Test func theApplicationKeepsTheScreenLit() {
    var blanking = Blanking(delay: 60, at: 0)
    blanking.isDisabled = true
    #expect(blanking.deadline == .infinity)
    let isBlanked1 = blanking.blankIfDue(at: 1000)
    #expect(!isBlanked1)
  }

  @Test func withoutADelayTheScreenStaysLit() {
    var blanking = Blanking(delay: .infinity, at: 0)
    let isBlanked1 = blanking.blankIfDue(at: 1e9)
    #expect(!isBlanked1)
  }
}
