import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for frames that run the work on the main queue in asynchronous tests.
///
/// Each test runs in a separate process: while it suspends, other tests would make their stages
/// current.
struct DeferredWorkTests {
  @Test func settlingRunsTheMainQueue() async {
    await #expect(processExitsWith: .success) {
      await DeferredWork().settlingRunsTheMainQueue()
    }
  }

  @Test func advancingRunsDeferredWorkBeforeEachFrame() async {
    await #expect(processExitsWith: .success) {
      await DeferredWork().advancingRunsDeferredWorkBeforeEachFrame()
    }
  }

  @Test func endlessWorkEndsAtTheTimeout() async {
    await #expect(processExitsWith: .success) {
      await DeferredWork().endlessWorkEndsAtTheTimeout()
    }
  }
}

/// The bodies of the tests, with a stage of their own process.
@MainActor
private struct DeferredWork {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
  }

  func settlingRunsTheMainQueue() async {
    var steps: [String] = []
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        steps.append("queue")
        Task {
          steps.append("task")
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              UIView.animate(withDuration: 0.3) {
                view.frame.origin.x = 50
              } completion: { _ in
                steps.append("moved")
                DispatchQueue.main.async { MainActor.assumeIsolated { steps.append("last") } }
              }
            }
          }
        }
      }
    }
    stage.settle()
    #expect(steps.isEmpty)
    #expect(await stage.settled())
    #expect(steps == ["queue", "task", "moved", "last"])
    #expect(stage.time >= 0.3 && stage.time < 1)
  }

  func advancingRunsDeferredWorkBeforeEachFrame() async {
    var times: [TimeInterval] = []
    func moveView() {
      times.append(stage.time)
      if times.count < 4 {
        UIView.animate(withDuration: 0.1) {
          view.frame.origin.x += 20
        } completion: { _ in
          DispatchQueue.main.async { MainActor.assumeIsolated(moveView) }
        }
      }
    }
    Task { moveView() }
    await stage.advanced(by: 0.5)
    #expect(times.count == 4)
    #expect(abs(stage.time - 0.5) < 0.001)
  }

  func endlessWorkEndsAtTheTimeout() async {
    UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) {
      view.frame.origin.y = 50
    }
    #expect(await stage.settled(timeout: 1) == false)
    #expect(abs(stage.time - 1) < 0.02)
  }
}
