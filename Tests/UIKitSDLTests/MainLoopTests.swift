import CSDL2
import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitApplication
@testable import UIKitSDL

/// Tests for the main loop, each in a separate process: the loop serves the main queue, on which
/// the other tests run.
@MainActor
struct MainLoopTests {
  /// Runs the loop with a window of SDL's dummy driver until the work ends it.
  ///
  /// A test fails if its loop does not end.
  private static func run(
    saver: ((FrameLoop) -> StateSaver)? = nil,
    defaults: DefaultsSaver? = nil,
    _ work: (DummyDisplay, MainLoop) -> Void
  ) throws {
    IdleGuard.start()
    let display = try DummyDisplay()
    display.loop.surface = try display.window.makePresenter()
    let loop = MainLoop(
      WindowLoop(loop: display.loop, display: display.window, lifecycle: display.lifecycle),
      defaults: defaults
    )
    loop.stateSaver = saver?(display.loop)
    display.lifecycle.becomeActive()
    work(display, loop)
    loop.run()
  }

  private static func close(_ display: DummyDisplay) {
    display.push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue) }
  }

  @Test func closingTheWindowEndsTheLoop() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        var initialFrameCount = -1
        var frameLoop: FrameLoop?
        try MainLoopTests.run { display, _ in
          (frameLoop, initialFrameCount) = (display.loop, display.loop.framesDrawn)
          display.loop.damage(display.loop.screen.pixelBounds)
          MainLoopTests.close(display)
        }
        #expect(frameLoop?.framesDrawn == initialFrameCount)
      }
    }
  }

  @Test func aTimerWakesTheSleepingLoop() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        var times: [TimeInterval] = []
        try MainLoopTests.run { display, loop in
          display.loop.schedule(after: 0.1) {
            times.append(display.loop.time)
            display.loop.schedule(after: 0.1) {
              times.append(display.loop.time)
              loop.end()
            }
          }
        }
        #expect(times.count == 2 && times[1] - times[0] >= 0.1 - 1e-6)
      }
    }
  }

  @Test func aHiddenWindowDrawsNothing() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        var initialFrameCount = -1
        var frameLoop: FrameLoop?
        try MainLoopTests.run { display, _ in
          display.lifecycle.enterBackground()
          (frameLoop, initialFrameCount) = (display.loop, display.loop.framesDrawn)
          display.loop.damage(display.loop.screen.pixelBounds)
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.2)
            kill(getpid(), SIGTERM)
          }
        }
        #expect(frameLoop?.framesDrawn == initialFrameCount)
      }
    }
  }

  @Test func afterTheLoopASignalEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try await MainActor.run {
        try MainLoopTests.run { display, _ in MainLoopTests.close(display) }
        kill(getpid(), SIGTERM)
        // Any thread may receive the signal; `IdleGuard` terminates a process that survives it.
        while true { sleep(1) }
      }
    }
  }

  @Test func aMovingFingerIsResampledUntilItRests() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let view = EventLogView()
        try MainLoopTests.run { display, loop in
          let window = UIWindow()
          view.frame = window.bounds
          window.addSubview(view)
          window.makeKeyAndVisible()
          display.push(SDL_FINGERDOWN) { ($0.tfinger.x, $0.tfinger.y) = (0.25, 0.5) }
          display.push(SDL_FINGERMOTION) { ($0.tfinger.x, $0.tfinger.y) = (0.75, 0.5) }
          display.loop.schedule(after: 0.3) { loop.end() }
        }
        #expect(view.log == ["began (50, 50) finger", "moved (150, 50) finger"])
      }
    }
  }

  /// Begins editing a field in a new window.
  private static func editField() -> UITextField {
    let window = UIWindow()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    return field
  }

  /// The event state of text input: 1 while input methods are active, otherwise 0.
  private static var textInputState: UInt8 { SDL_EventState(SDL_TEXTEDITING.rawValue, SDL_QUERY) }

  @Test func editingAFieldActivatesInputMethods() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        var states: [UInt8] = []
        try MainLoopTests.run { display, loop in
          states.append(MainLoopTests.textInputState)
          display.loop.schedule(after: 0.1) {
            let field = MainLoopTests.editField()
            display.loop.schedule(after: 0.2) {
              states.append(MainLoopTests.textInputState)
              field.window?.isHidden = true
              display.loop.schedule(after: 0.2) {
                states.append(MainLoopTests.textInputState)
                loop.end()
              }
            }
          }
        }
        #expect(states == [0, 1, 0])
      }
    }
  }

  /// Slow: the child's clock is the real one, and a write waits for 2 s.
  @Test func changedDefaultsAreWrittenWhileIdle() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        var hasChanged = false
        var endLoop: () -> Void = {}
        let defaults = DefaultsSaver { if hasChanged { endLoop() } }
        try MainLoopTests.run(defaults: defaults) { display, loop in
          endLoop = { loop.end() }
          // After the write that the launch schedules.
          display.loop.schedule(after: 2.5) { hasChanged = true }
        }
      }
    }
  }

  @Test func theStateIsSavedWhileACaretBlinks() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = SavingDelegate()
        UIApplication.shared.delegate = delegate
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("rolltop-caret-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = StateFile(url: folder.appendingPathComponent("state"))
        var isEditing = false
        try MainLoopTests.run(
          saver: { loop in
            StateSaver(application: .shared, loop: loop, file: file) { _ in }
          },
          { _, loop in
            let field = MainLoopTests.editField()
            delegate.onSave = {
              isEditing = field.isEditing
              loop.end()
            }
          }
        )
        #expect(isEditing)
      }
    }
  }

  @Test func theStateIsSavedWhileIdle() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = SavingDelegate()
        UIApplication.shared.delegate = delegate
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("rolltop-loop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = StateFile(url: folder.appendingPathComponent("state"))
        try MainLoopTests.run(
          saver: { loop in
            StateSaver(application: .shared, loop: loop, file: file) { _ in }
          },
          { display, loop in
            delegate.onSave = { loop.end() }
            display.loop.damage(display.loop.screen.pixelBounds)
          }
        )
      }
    }
  }
}

private final class SavingDelegate: UIResponder, UIApplicationDelegate {
  var onSave: () -> Void = {}

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    onSave()
    return true
  }
}
