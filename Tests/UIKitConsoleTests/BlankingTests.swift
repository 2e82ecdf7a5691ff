import Testing

@testable import UIKitConsole

/// Tests for blanking the screen after a period without input.
struct BlankingTests {
  @Test func theScreenBlanksAfterTheIdleDelay() {
    var blanking = Blanking(delay: 60, at: 0)
    #expect(blanking.deadline == 60)
    let answer1 = blanking.addInput(.move, at: 30)
    #expect(answer1)
    let answer2 = blanking.blankIfDue(at: 60)
    #expect(!answer2)
    let answer3 = blanking.blankIfDue(at: 90)
    #expect(answer3)
    #expect(blanking.isDark && blanking.deadline == .infinity)
  }

  @Test func theFirstTouchOnlyWakesTheScreen() {
    var blanking = Blanking(delay: 60, at: 0)
    let answer1 = blanking.blankIfDue(at: 60)
    #expect(answer1)
    let answer2 = blanking.addInput(.press, at: 100)
    #expect(!answer2)
    #expect(!blanking.isDark)
    let answer3 = blanking.addInput(.move, at: 100.1)
    #expect(!answer3)
    // A second finger belongs to the gesture of the first one.
    let answer4 = blanking.addInput(.press, at: 100.2)
    #expect(!answer4)
    let answer5 = blanking.addInput(.lift, at: 100.3)
    #expect(!answer5)
    let answer6 = blanking.addInput(.lift, at: 100.4)
    #expect(!answer6)
    let answer7 = blanking.addInput(.press, at: 101)
    #expect(answer7)
    let answer8 = blanking.addInput(.lift, at: 101.1)
    #expect(answer8)
    #expect(blanking.deadline == 161.1)
  }

  @Test func thePointersFirstMovementOnlyWakesTheScreen() {
    var blanking = Blanking(delay: 60, at: 0)
    let answer1 = blanking.blankIfDue(at: 60)
    #expect(answer1)
    let answer2 = blanking.addInput(.move, at: 70)
    #expect(!answer2)
    let answer3 = blanking.addInput(.move, at: 70.1)
    #expect(answer3)
  }

  @Test func aRestingFingerKeepsTheScreenLit() {
    var blanking = Blanking(delay: 60, at: 0)
    let answer1 = blanking.addInput(.press, at: 1)
    #expect(answer1)
    let answer2 = blanking.blankIfDue(at: 100)
    #expect(!answer2)
    let answer3 = blanking.addInput(.lift, at: 100)
    #expect(answer3)
    #expect(blanking.deadline == 160)
  }

  @Test func theApplicationKeepsTheScreenLit() {
    var blanking = Blanking(delay: 60, at: 0)
    blanking.isDisabled = true
    #expect(blanking.deadline == .infinity)
    let answer1 = blanking.blankIfDue(at: 1000)
    #expect(!answer1)
  }

  @Test func withoutADelayTheScreenStaysLit() {
    var blanking = Blanking(delay: .infinity, at: 0)
    let answer1 = blanking.blankIfDue(at: 1e9)
    #expect(!answer1)
  }
}
