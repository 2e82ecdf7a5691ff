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
        #expect(delegate.take() == ["active in active"])
        lifecycle.enterBackground()
        // The delegate may change the saved state.
        #expect(delegate.take() == ["resign in active", "background in background", "save"])
        lifecycle.enterForeground()
        #expect(delegate.take() == ["foreground in background"])
        #expect(UIApplication.shared.applicationState == .inactive)
      }
    }
  }
}

private final class StateLogDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func note(_ call: String, _ application: UIApplication) {
    log.append("\(call) in \(application.applicationState)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
  func applicationDidEnterBackground(_ application: UIApplication) {
    note("background", application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("foreground", application)
  }
}
