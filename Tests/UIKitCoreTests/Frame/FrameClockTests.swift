import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for timers, motions and the frame clock, at exact times and in the same frame.
@MainActor
struct FrameClockTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let log = CallRecorder()

  init() {
    stage.settle()
  }

  @Test(arguments: [1, 6, 7, 30, 60])
  func aTimerFiresInTheFrameOfItsTime(frames: Int) {
    stage.loop.schedule(after: Double(frames) / 60) { [log] in log.record("fired") }
    stage.advance(by: Double(frames - 1) / 60)
    #expect(log.take() == [])
    stage.advance(by: 1.0 / 60)
    #expect(log.take() == ["fired"])
    #expect(stage.loop.isSettled)
  }

  @Test func viewsInvalidatedByLayoutNeedNoOtherFrame() {
    let view = CountingView()
    stage.show(view)
    stage.settle()
    view.setNeedsLayout()
    let count = view.count
    stage.advance(by: 1.0 / 60)
    #expect(view.count == count + 1 && view.label.text == "\(view.count)")
    #expect(stage.loop.isSettled)
    view.label.text = "0"
    #expect(!stage.loop.isSettled)
  }

  @Test func changesByTheHoverCallbackRequestAFrame() {
    let (container, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 40)))
    container.addSubview(view)
    stage.show(container)
    stage.pointerMove(to: CGPoint(x: 50, y: 20))
    stage.settle()
    stage.loop.onHoverChange = { container.alpha = 0.5 }
    view.frame.origin.y = 0
    stage.loop.runFrame(at: stage.loop.time + 1.0 / 60)
    #expect(container.alpha == 0.5 && stage.loop.needsFrame)
  }

  @Test func aTimerMayCancelAnotherOfTheSameFrame() {
    var others: [FrameTimer] = []
    stage.loop.schedule(after: 0.1) { [log] in
      log.record("first")
      for timer in others { timer.cancel() }
    }
    others.append(stage.loop.schedule(after: 0.1) { [log] in log.record("second") })
    others.append(stage.loop.schedule(after: 0.2) { [log] in log.record("third") })
    stage.advance(by: 0.5)
    #expect(log.take() == ["first"])
  }

  @Test func anEndedMotionIsNotCalledAgain() {
    let motion = Countdown(3)
    stage.loop.add(motion)
    stage.advance(by: 0.5)
    #expect(motion.calls == 3)
    #expect(stage.loop.isSettled && !stage.loop.isMoving)
    // The same motion may be added again.
    motion.remaining = 2
    stage.loop.add(motion)
    stage.advance(by: 0.5)
    #expect(motion.calls == 5)
    #expect(stage.loop.isSettled)
  }

  @Test func aMotionThatWasCancelledDoesNotEndLater() {
    func makeTicker() -> ProgressTicker {
      ProgressTicker(
        from: 0,
        to: 1,
        duration: 0.2,
        clock: stage.loop,
        step: { [log] in if $0 == 1 { log.record("end") } },
        completion: { [log] in log.record("complete") }
      )
    }
    let cancelled = makeTicker()
    stage.advance(by: 0.1)
    cancelled.cancel()
    stage.advance(by: 0.3)
    cancelled.finish()
    #expect(log.take() == [])
    let finished = makeTicker()
    finished.finish()
    finished.finish()
    #expect(log.take() == ["end", "complete"])
  }

  @Test func noFrameIsDueAtRest() {
    #expect(!stage.loop.isFrameDue(at: stage.time + 100))
    stage.loop.schedule(after: 0.5) {}
    #expect(!stage.loop.isFrameDue(at: stage.time + 0.49))
    #expect(stage.loop.isFrameDue(at: stage.time + 0.5))
    stage.advance(by: 0.5)
    #expect(!stage.loop.isFrameDue(at: stage.time + 100))
    stage.window.setNeedsLayout()
    #expect(stage.loop.isFrameDue(at: stage.time))
  }

  @Test func aClockReadOutOfOrderDoesNotMoveBack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.show(UIView())
    stage.window.addSubview(view)
    UIView.animate(withDuration: 0.4) { view.frame.origin.x = 80 }
    stage.advance(by: 0.2)
    let presentedX = view.presentationFrame.minX
    #expect(presentedX > 10)
    stage.loop.runFrame(at: stage.time - 0.1)
    #expect(view.presentationFrame.minX == presentedX)
    stage.loop.setTime(stage.time - 0.1)
    stage.loop.schedule(after: 0.05) { [log] in log.record("fired") }
    stage.advance(by: 2.0 / 60)
    #expect(log.take() == [])
    stage.advance(by: 1.0 / 60)
    #expect(log.take() == ["fired"])
  }

  @Test func statisticsAreThoseOfTheLastFrames() {
    for _ in 0..<300 { stage.loop.recordCost(0.001, at: 1, interval: 0) }
    #expect(stage.loop.statistics.medianSeconds == 0.001)
    for _ in 0..<240 { stage.loop.recordCost(0.002, at: 2, interval: 0) }
    #expect(stage.loop.statistics.medianSeconds == 0.002)
    for _ in 0..<10 { stage.loop.recordCost(0.003, at: 3, interval: 0) }
    #expect(stage.loop.statistics.medianSeconds == 0.002)
    #expect(stage.loop.statistics.percentile99Seconds == 0.003)
  }
}

/// A motion that ends after a number of frames.
@MainActor
private final class Countdown: FrameTicking {
  var remaining: Int
  private(set) var calls = 0

  init(_ count: Int) {
    remaining = count
  }

  func tick(at time: TimeInterval) -> Bool {
    calls += 1
    remaining -= 1
    return remaining > 0
  }
}

/// A view that shows how often it was laid out.
private final class CountingView: UIView {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    label.text = "\(count)"
    addSubview(label)
  }
}
