import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for display links and timers on a stage.
///
/// Each test begins with an update, because another test's stage may be the current one before it.
@MainActor
struct DisplayTimerTests {
  @MainActor
  private final class Counter {
    var times: [TimeInterval] = []
    var calls = 0
    var onStep: (CADisplayLink) -> Void = { _ in }

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onStep(link)
    }
    func count() { calls += 1 }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private func areNear(_ times: [TimeInterval], to expected: [TimeInterval]) -> Bool {
    times.count == expected.count && zip(times, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private func frames(_ numbers: Int...) -> [TimeInterval] { numbers.map { Double($0) / 60 } }

  // MARK: Display links

  @Test func aDisplayLinkIsCalledInEachFrame() {
    stage.update()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Counter.step)
    stage.advance(by: 0.1)
    #expect(counter.times.isEmpty && link.timestamp == 0)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    stage.advance(by: 3 / 60)
    #expect(areNear(counter.times, to: frames(7, 8, 9)))
    #expect(areNear([link.duration, link.targetTimestamp], to: frames(1, 10)))
    #expect(link.timestamp == CACurrentMediaTime())
    #expect(!stage.isSettled && !stage.settle(timeout: 0.1))
    link.isPaused = true
    counter.times = []
    #expect(stage.settle())
    stage.advance(by: 1)
    #expect(counter.times.isEmpty)
    link.isPaused = false
    stage.advance(by: 2 / 60)
    #expect(counter.times.count == 2)
    link.remove(from: .main, forMode: .common)
    stage.advance(by: 1)
    #expect(counter.times.count == 2 && stage.isSettled)
    link.add(to: .main, forMode: .common)
    stage.advance(by: 1 / 60)
    #expect(counter.times.count == 3)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    stage.advance(by: 1)
    #expect(counter.times.count == 3)
  }

  @Test func aDisplayLinkKeepsItsTargetUntilItIsInvalid() {
    stage.update()
    weak var target: Counter?
    let link: CADisplayLink
    do {
      let counter = Counter()
      target = counter
      link = CADisplayLink(target: counter, selector: Counter.count)
    }
    link.add(to: .main, forMode: .common)
    stage.advance(by: 1 / 60)
    #expect(target?.calls == 1)
    link.invalidate()
    #expect(target == nil)
  }

  @Test func aDisplayLinkHasAPreferredFrameRate() {
    stage.update()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Counter.step)
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.5)
    #expect(areNear(counter.times, to: frames(1, 4, 7, 10, 13, 16, 19, 22, 25, 28)))
    link.invalidate()
  }

  @Test func aDisplayLinkMayInvalidateItselfInItsCall() {
    stage.update()
    let counter = Counter()
    counter.onStep = { $0.invalidate() }
    CADisplayLink(target: counter, selector: Counter.step).add(to: .main, forMode: .common)
    stage.advance(by: 1)
    #expect(counter.times.count == 1 && stage.isSettled)
  }

  // MARK: Timers

  @Test func aTimerFiresOnceByTheClockOfTheStage() {
    stage.update()
    var times: [TimeInterval] = []
    let timer = DisplayTimer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
      #expect(!timer.isValid)
      times.append(CACurrentMediaTime())
    }
    #expect(timer.isValid && timer.timeInterval == 0)
    stage.advance(by: 0.49 - 1 / 60)
    #expect(times.isEmpty && !stage.isSettled)
    stage.advance(by: 5)
    #expect(areNear(times, to: [0.5]) && !timer.isValid)
  }

  @Test func settlingWaitsForOneShotTimersOnly() {
    stage.update()
    var calls = 0
    DisplayTimer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in calls += 1 }
    let repeatingTimer = DisplayTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    #expect(stage.settle())
    #expect(calls == 1 && abs(stage.time - 2) < 0.02)
    repeatingTimer.invalidate()
  }

  @Test func aRepeatingTimerSkipsMissedTimes() {
    stage.update()
    var times: [TimeInterval] = []
    let timer = DisplayTimer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      times.append(CACurrentMediaTime())
      if times.count == 5 { timer.invalidate() }
    }
    stage.advance(by: 0.5)
    #expect(areNear(times, to: [0.25, 0.5]) && timer.timeInterval == 0.25)
    stage.suspend(for: 1.1)
    stage.advance(by: 1 / 60)
    #expect(times.count == 3)
    stage.advance(by: 5)
    #expect(areNear(Array(times.dropFirst(3)), to: [1.75, 2]))
    #expect(!timer.isValid)
  }

  @Test func firingATimerByHandEndsItUnlessItRepeats() {
    stage.update()
    var calls = 0
    let oneShot = DisplayTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      calls += 1
    }
    oneShot.fire()
    oneShot.fire()
    #expect(calls == 1 && stage.isSettled)
    let invalidated = DisplayTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      calls += 1
    }
    invalidated.invalidate()
    stage.advance(by: 2)
    #expect(calls == 1)
    let repeating = DisplayTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      calls += 1
    }
    repeating.fire()
    stage.advance(by: 1)
    #expect(calls == 3)
    repeating.invalidate()
  }
}
