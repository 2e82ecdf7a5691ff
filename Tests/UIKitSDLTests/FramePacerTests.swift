import Foundation
import Testing

@testable import UIKitSDL

/// Tests for `FramePacer`, which delays frames until the display's signals.
@MainActor
final class FramePacerTests {
  private var time = 10.0
  private var isShown = true
  private var opened = 0
  private let signal = StubSignal()
  private lazy var pacer = FramePacer(
    now: { self.time },
    isShown: { self.isShown },
    open: {
      self.opened += 1
      return self.signal
    }
  )

  private func present(after seconds: Double) {
    time += seconds
    pacer.willPresent()
  }

  /// Presents the first two frames of an animation; the second one requests a signal.
  private func presentTwice() {
    present(after: 0)
    present(after: 0.017)
  }

  @Test func onlyMotionOpensASignal() {
    present(after: 0)
    present(after: 1)
    #expect(opened == 0 && !pacer.isPacing && pacer.isReady)
    #expect(pacer.maximumSleep == .infinity && pacer.descriptor == nil)
    present(after: 0.017)
    #expect(opened == 1 && pacer.isPacing && signal.requests == 1)
    present(after: 0.017)
    #expect(opened == 1 && signal.requests == 2)
  }

  @Test func afterAPauseTheSecondFrameFollowsATimer() {
    presentTwice()
    #expect(signal.requests == 1)
    signal.hasCome = true
    pacer.handleEvents()
    present(after: 1)
    #expect(signal.requests == 1 && !pacer.isWaiting)
    present(after: 0.017)
    #expect(signal.requests == 2 && pacer.isWaiting)
  }

  @Test func theNextFrameWaitsForTheSignal() {
    presentTwice()
    #expect(!pacer.isReady && pacer.descriptor == 99)
    pacer.handleEvents()
    #expect(!pacer.isReady)
    time += 0.004
    signal.hasCome = true
    pacer.handleEvents()
    #expect(pacer.isReady && pacer.descriptor == nil)
    #expect(pacer.maximumSleep == .infinity, "a display at rest wakes nobody")
  }

  @Test func anOccludedWindowAdvancesOncePerSecond() {
    presentTwice()
    #expect(pacer.maximumSleep == FramePacer.timeout)
    time += FramePacer.timeout / 2
    pacer.handleEvents()
    #expect(!pacer.isReady)
    time += FramePacer.timeout / 2
    pacer.handleEvents()
    #expect(pacer.isReady && pacer.maximumSleep == .infinity && pacer.isPacing)
  }

  @Test func aHiddenWindowRequestsNoSignal() {
    pacer.openSignal()
    isShown = false
    presentTwice()
    #expect(signal.requests == 0 && pacer.isReady)
  }

  @Test func framesFollowATimerAfterTheLastSignal() {
    pacer.openSignal()
    signal.isOver = true
    presentTwice()
    #expect(pacer.isReady && !pacer.isPacing && pacer.descriptor == nil)
    present(after: 0.01)
    #expect(signal.requests == 1 && opened == 1)
  }
}

@MainActor
private final class StubSignal: FrameSignal {
  let descriptor: Int32? = 99
  var requests = 0
  var hasCome = false
  var isOver = false

  func request() -> Bool {
    requests += 1
    hasCome = false
    return !isOver
  }

  func take() -> Bool { hasCome }
}
