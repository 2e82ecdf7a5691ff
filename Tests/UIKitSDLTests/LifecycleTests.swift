import Testing
import UIKitCore

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the calls of an application's delegate.
  @MainActor
  struct LifecycleTests {
    @Test func delegateCallsArePaired() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      let delegate = LogDelegate()
      UIApplication.shared.delegate = delegate
      let lifecycle = display.lifecycle
      #expect(lifecycle.launch())
      lifecycle.becomeActive()
      lifecycle.becomeActive()
      #expect(delegate.takeCalls() == ["launch", "active"])
      lifecycle.enterBackground()
      #expect(!lifecycle.isVisible)
      lifecycle.enterBackground()
      lifecycle.resignActive()
      #expect(delegate.takeCalls() == ["resign", "background"])
      lifecycle.becomeActive()
      #expect(delegate.takeCalls() == ["foreground", "active"])
      #expect(lifecycle.isVisible)
      lifecycle.terminate()
      #expect(delegate.takeCalls() == ["resign", "background", "terminate"])
    }

    @Test func theDelegateMayRefuseTheLaunch() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      let delegate = LogDelegate()
      delegate.acceptsLaunch = false
      UIApplication.shared.delegate = delegate
      #expect(!display.lifecycle.launch())
    }
  }
}

private final class LogDelegate: UIResponder, UIApplicationDelegate {
  var acceptsLaunch = true
  private var log: [String] = []

  func takeCalls() -> [String] {
    defer { log = [] }
    return log
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launch")
    return acceptsLaunch
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
}
