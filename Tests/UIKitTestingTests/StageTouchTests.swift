import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for taps, long presses and drags on a stage.
@MainActor
struct StageTouchTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let view = TouchLogView()

  init() {
    stage.show(view)
  }

  @Test func aTapGoesDownAndUpAFrameLater() {
    stage.tap(at: CGPoint(x: 20, y: 30))
    #expect(view.log.map(\.phase) == [.began, .ended])
    #expect(view.log.map(\.point) == [CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 30)])
    #expect(view.log.map(\.time) == [0, 1.0 / 60])
    #expect(stage.time == 2.0 / 60)
  }

  @Test func longPressLastsItsDuration() {
    stage.longPress(at: CGPoint(x: 20, y: 30), duration: 0.5)
    #expect(view.log.map(\.time) == [0, 0.5])
  }

  @Test func aDragMovesOncePerFrameAndHoldsBeforeItsEnd() {
    let end = CGPoint(x: 33, y: 47)
    stage.drag(from: CGPoint(x: 100, y: 200), to: end, duration: 0.1, hold: 0.2)
    let phases = view.log.map(\.phase)
    #expect(phases.count == 8 && phases[0] == .began && phases[7] == .ended)
    #expect(phases[1...6].allSatisfy { $0 == .moved })
    for frame in 1...6 { #expect(view.log[frame].time == Double(frame) / 60) }
    #expect(view.log[6].point == end)
    #expect(view.log[7].point == end)
    #expect(view.log[7].time == 18.0 / 60)
    #expect(stage.time == 18.0 / 60)
  }

  @Test func aDragEndsExactlyAtItsEnd() {
    // In floating point, 0.2 + (0.9 − 0.2) differs from 0.9.
    let end = CGPoint(x: 0.9, y: 0.1)
    stage.drag(from: CGPoint(x: 0.2, y: 0.4), to: end, duration: 0.1)
    #expect(view.log.last?.point == end)
  }

  @Test func fingersAreDistinguishedByID() {
    view.isMultipleTouchEnabled = true
    stage.touchDown(at: CGPoint(x: 10, y: 10), id: 1)
    stage.touchDown(at: CGPoint(x: 50, y: 50), id: 2)
    stage.touchMove(to: CGPoint(x: 60, y: 60), id: 2)
    stage.touchUp(id: 1)
    stage.touchCancel(id: 2)
    #expect(view.log.map(\.phase) == [.began, .began, .moved, .ended, .cancelled])
    #expect(view.log.last?.point == CGPoint(x: 60, y: 60))
  }
}

/// A view that records every touch.
private final class TouchLogView: UIView {
  struct Entry {
    let phase: UITouch.Phase
    let point: CGPoint
    let time: TimeInterval
  }

  var log: [Entry] = []

  private func record(_ touches: Set<UITouch>) {
    for touch in touches {
      log.append(
        Entry(phase: touch.phase, point: touch.location(in: nil), time: touch.timestamp)
      )
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
}
