import Testing

@testable import UIKitConsole

/// Tests for blanking the screen after a period without input.
struct BlankingTests {
  @Test func theScreenBlanksAfterTheIdleDelay() {
    var blanking = Blanking(delay: 60, at: 0)
    #expect(blanking.deadline == 60)
    let isMoveDelivered = blanking.addInput(.move, at: 30)
    #expect(isMoveDelivered)
    let isBlankedBeforeTheDelay = blanking.blankIfDue(at: 60)
    #expect(!isBlankedBeforeTheDelay)
    let isBlankedAfterTheDelay = blanking.blankIfDue(at: 90)
    #expect(isBlankedAfterTheDelay)
    #expect(blanking.isDark && blanking.deadline == .infinity)
  }

  @Test func theFirstTouchOnlyWakesTheScreen() {
    var blanking = Blanking(delay: 60, at: 0)
    let isBlanked = blanking.blankIfDue(at: 60)
    #expect(isBlanked)
    let isWakingPressDelivered = blanking.addInput(.press, at: 100)
    #expect(!isWakingPressDelivered)
    #expect(!blanking.isDark)
    let isMoveDelivered = blanking.addInput(.move, at: 100.1)
    #expect(!isMoveDelivered)
    // A second finger belongs to the gesture of the first one.
    let isSecondFingerDelivered = blanking.addInput(.press, at: 100.2)
    #expect(!isSecondFingerDelivered)
    let isFirstLiftDelivered = blanking.addInput(.lift, at: 100.3)
    #expect(!isFirstLiftDelivered)
    let isLastLiftDelivered = blanking.addInput(.lift, at: 100.4)
    #expect(!isLastLiftDelivered)
    let isNextPressDelivered = blanking.addInput(.press, at: 101)
    #expect(isNextPressDelivered)
    let isNextLiftDelivered = blanking.addInput(.lift, at: 101.1)
    #expect(isNextLiftDelivered)
    #expect(blanking.deadline == 161.1)
  }

  @Test func thePointersFirstMovementOnlyWakesTheScreen() {
    var blanking = Blanking(delay: 60, at: 0)
    let isBlanked = blanking.blankIfDue(at: 60)
    #expect(isBlanked)
    let isFirstMoveDelivered = blanking.addInput(.move, at: 70)
    #expect(!isFirstMoveDelivered)
    let isSecondMoveDelivered = blanking.addInput(.move, at: 70.1)
    #expect(isSecondMoveDelivered)
  }

  @Test func aRestingFingerKeepsTheScreenLit() {
    var blanking = Blanking(delay: 60, at: 0)
    let isPressDelivered = blanking.addInput(.press, at: 1)
    #expect(isPressDelivered)
    let isBlanked = blanking.blankIfDue(at: 100)
    #expect(!isBlanked)
    let isLiftDelivered = blanking.addInput(.lift, at: 100)
    #expect(isLiftDelivered)
    #expect(blanking.deadline == 160)
  }

  @Test func theApplicationKeepsTheScreenLit() {
    var blanking = Blanking(delay: 60, at: 0)
    blanking.isDisabled = true
    #expect(blanking.deadline == .infinity)
    let isBlanked = blanking.blankIfDue(at: 1000)
    #expect(!isBlanked)
  }

  @Test func withoutADelayTheScreenStaysLit() {
    var blanking = Blanking(delay: .infinity, at: 0)
    let isBlanked = blanking.blankIfDue(at: 1e9)
    #expect(!isBlanked)
  }
}
