import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
struct KeyWindowTests {
  @Test func keysGoToTheWindowBehindOneThatGoesAway() {
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
}

private final class KeyLoggingWindow: UIWindow {
  var log: [String] = []

  override func becomeKey() {
    super.becomeKey()
    log.append("become")
  }

  override func resignKey() {
    super.resignKey()
    log.append("resign")
  }
}
