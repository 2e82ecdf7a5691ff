import Testing
import UIKitCore

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the application's state in the delegate's callbacks, and for their order.
  @MainActor
  struct LifecycleStateTests {
    @Test func eachCallbackSeesTheStateBeforeOrAfterItsChange() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      let delegate = StateLogDelegate()
      UIApplication.shared.delegate = delegate
      let lifecycle = display.lifecycle
      lifecycle.onBackground = { delegate.log.append("save") }
      _ = lifecycle.launch()
      // The second cycle starts with the state that the first one left.
      for _ in 1...2 {
        lifecycle.becomeActive()
        #expect(delegate.takeCalls() == ["active in active"])
        lifecycle.enterBackground()
        // The delegate may change the saved state.
        #expect(delegate.takeCalls() == ["resign in active", "background in background", "save"])
        lifecycle.enterForeground()
        #expect(delegate.takeCalls() == ["foreground in background"])
        #expect(UIApplication.shared.applicationState == .inactive)
      }
    }
  }
}

private final class StateLogDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []

  func takeCalls() -> [String] {
    defer { log = [] }
    return log
  }

  private func record(_ call: String, of application: UIApplication) {
    log.append("\(call) in \(application.applicationState)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    record("active", of: application)
  }
  func applicationWillResignActive(_ application: UIApplication) {
    record("resign", of: application)
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    record("background", of: application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    record("foreground", of: application)
  }
}
