import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for the key window and its changes.
@MainActor
struct KeyWindowTests {
  @Test func hidingTheKeyWindowMakesTheWindowBehindItKey() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let first = KeyLoggingWindow(frame: stage.window.frame)
    let second = KeyLoggingWindow(frame: stage.window.frame)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(first.isKeyWindow)
    #expect(second.log == ["become", "resign"])
    #expect(first.log == ["become", "resign", "become"])
    first.isHidden = true
    #expect(stage.window.isKeyWindow)
    stage.window.isHidden = true
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func resignKeyPrecedesBecomeKey() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let recorder = CallRecorder()
    let windows = ["first", "second"].map { name in
      let window = KeyLoggingWindow(frame: stage.window.frame)
      window.onChange = { recorder.record("\(name) \($0)") }
      return window
    }
    windows[0].makeKeyAndVisible()
    windows[1].makeKeyAndVisible()
    windows[0].makeKey()
    #expect(
      recorder.take() == [
        "first become true", "first resign true", "second become true",
        "second resign true", "first become true",
      ]
    )
  }
}

/// A window that records the changes of its key state.
private final class KeyLoggingWindow: UIWindow {
  var log: [String] = []
  /// The closure called for each change, with a description that includes the current
  /// `isKeyWindow`.
  var onChange: (String) -> Void = { _ in }

  override func becomeKey() {
    super.becomeKey()
    log.append("become")
    onChange("become \(isKeyWindow)")
  }

  override func resignKey() {
    super.resignKey()
    log.append("resign")
    onChange("resign \(isKeyWindow)")
  }
}
