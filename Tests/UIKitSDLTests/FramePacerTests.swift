import Foundation
import Testing

@testable import UIKitSDL

/// Tests for `FramePacer`, which delays frames until the display's signals.
@MainActor
final class FramePacerTests {
  private var time = 10.0
  private var isShown = true
  private var openCount = 0
  private let signal = StubSignal()
  private lazy var pacer = FramePacer(
    now: { self.time },
    isShown: { self.isShown },
    open: {
      self.openCount += 1
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
    #expect(openCount == 0 && !pacer.isPacing && pacer.isReady)
    #expect(pacer.maximumSleep == .infinity && pacer.descriptor == nil)
    present(after: 0.017)
    #expect(openCount == 1 && pacer.isPacing && signal.requestCount == 1)
    present(after: 0.017)
    #expect(openCount == 1 && signal.requestCount == 2)
  }

  @Test func afterAPauseTheSecondFrameFollowsATimer() {
    presentTwice()
    #expect(signal.requestCount == 1)
    signal.hasArrived = true
    pacer.handleEvents()
    present(after: 1)
    #expect(signal.requestCount == 1 && !pacer.isWaiting)
    present(after: 0.017)
    #expect(signal.requestCount == 2 && pacer.isWaiting)
  }

  @Test func theNextFrameWaitsForTheSignal() {
    presentTwice()
    #expect(!pacer.isReady && pacer.descriptor == 99)
    pacer.handleEvents()
    #expect(!pacer.isReady)
    time += 0.004
    signal.hasArrived = true
    pacer.handleEvents()
    #expect(pacer.isReady && pacer.descriptor == nil)
    #expect(pacer.maximumSleep == .infinity, "a resting display does not wake the loop")
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
    #expect(signal.requestCount == 0 && pacer.isReady)
  }

  @Test func framesFollowATimerAfterTheLastSignal() {
    pacer.openSignal()
    signal.isUnavailable = true
    presentTwice()
    #expect(pacer.isReady && !pacer.isPacing && pacer.descriptor == nil)
    present(after: 0.01)
    #expect(signal.requestCount == 1 && openCount == 1)
  }
}

@MainActor
private final class StubSignal: FrameSignal {
  let descriptor: Int32? = 99
  var requestCount = 0
  var hasArrived = false
  var isUnavailable = false

  func request() -> Bool {
    requestCount += 1
    hasArrived = false
    return !isUnavailable
  }

  func take() -> Bool { hasArrived }
}
