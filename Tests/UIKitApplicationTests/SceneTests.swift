import Foundation
import Testing
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitCore

/// Tests for the calls of the delegates of applications and scenes, as in Xcode's template.
@MainActor
struct SceneTests {
  private let host = HeadlessHost(screen: UIScreen(size: CGSize(width: 320, height: 480)))

  private func launch(with delegate: any UIApplicationDelegate, _ work: (Lifecycle) throws -> Void)
    throws
  {
    host.loop.makeCurrent()
    UIApplication.shared.delegate = delegate
    defer {
      UIApplication.shared.delegate = nil
      UIApplication.shared.applicationState = .active
      host.loop.resignCurrent()
    }
    let lifecycle = Lifecycle(application: .shared, loop: host.loop)
    #expect(host.loop.scene.activationState == .unattached)
    #expect(lifecycle.launch())
    try work(lifecycle)
  }

  @Test func theSceneOfTheTemplateCreatesTheWindow() throws {
    try launch(with: TemplateDelegate()) { lifecycle in
      let scene = host.loop.scene
      let delegate = try #require(scene.delegate as? SceneDelegate)
      let window = try #require(delegate.window)
      #expect(window.isKeyWindow && window.windowScene === scene)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(scene.windows.last === window && scene.next === delegate)
      #expect(UIApplication.shared.connectedScenes == [scene])
      #expect(UIApplication.shared.openSessions == [scene.session])
      #expect(scene.session.scene === scene && scene.session.configuration.name == "Default")
      lifecycle.terminate()
      #expect(scene.delegate == nil && scene.activationState == .unattached)
    }
  }

  @Test func aDelegateMayRefuseTheLaunch() {
    let application = TemplateDelegate()
    application.acceptsLaunch = false
    host.loop.makeCurrent()
    UIApplication.shared.delegate = application
    defer {
      UIApplication.shared.delegate = nil
      host.loop.resignCurrent()
    }
    #expect(!Lifecycle(application: .shared, loop: host.loop).launch())
    #expect(application.calls == ["will launch"])
  }

  @Test func theSceneDelegateIsCalledInsteadOfTheApplicationDelegate() throws {
    let application = TemplateDelegate()
    try launch(with: application) { lifecycle in
      let delegate = try #require(host.loop.scene.delegate as? SceneDelegate)
      #expect(delegate.takeCalls() == ["connect in unattached", "foreground in background"])
      lifecycle.becomeActive()
      #expect(delegate.takeCalls() == ["active in foregroundActive"])
      lifecycle.enterBackground()
      lifecycle.enterBackground()
      #expect(delegate.takeCalls() == ["resign in foregroundActive", "background in background"])
      lifecycle.enterForeground()
      #expect(delegate.takeCalls() == ["foreground in background"])
      #expect(host.loop.scene.activationState == .foregroundInactive)
      lifecycle.becomeActive()
      #expect(application.calls == ["will launch", "launch"])
      lifecycle.terminate()
      #expect(
        delegate.takeCalls() == [
          "active in foregroundActive", "resign in foregroundActive", "background in background",
          "disconnect in background",
        ]
      )
      #expect(application.calls == ["will launch", "launch", "terminate"])
    }
  }

  @Test func aDelegateClassIsPreferredToItsName() throws {
    let delegate = TemplateDelegate()
    delegate.delegateClass = WindowlessSceneDelegate.self
    try launch(with: delegate) { _ in
      let sceneDelegate = host.loop.scene.delegate as? WindowlessSceneDelegate
      #expect(sceneDelegate != nil)
      sceneDelegate?.window = UIWindow()
      #expect(
        sceneDelegate?.window == nil,
        "a window that the delegate does not declare is not kept"
      )
    }
  }

  @Test func withoutASceneTheApplicationDelegateIsCalled() throws {
    let delegate = PlainDelegate()
    try launch(with: delegate) { lifecycle in
      #expect(host.loop.scene.delegate == nil)
      lifecycle.becomeActive()
      lifecycle.terminate()
      #expect(delegate.calls == ["active", "background", "terminate"])
    }
  }

  @Test(arguments: [true, false])
  func notificationsFollowTheDelegates(hasScene: Bool) throws {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.didBecomeActiveNotification, UIScene.willDeactivateNotification,
      UIApplication.willResignActiveNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIScene.didDisconnectNotification,
      UIApplication.willTerminateNotification,
    ]
    let log = NotificationLog(names)
    let delegate: any UIApplicationDelegate = hasScene ? TemplateDelegate() : PlainDelegate()
    try launch(with: delegate) { lifecycle in
      lifecycle.becomeActive()
      lifecycle.enterBackground()
      lifecycle.enterForeground()
      lifecycle.terminate()
    }
    let enteringBackground = [
      "SceneDidEnterBackground", "ApplicationDidEnterBackground",
    ]
    let enteringForeground = hasScene ? ["SceneWillEnterForeground"] : []
    #expect(
      log.names == ["ApplicationDidFinishLaunching", "SceneWillConnect"] + enteringForeground + [
        "SceneDidActivate", "ApplicationDidBecomeActive", "SceneWillDeactivate",
        "ApplicationWillResignActive",
      ] + enteringBackground + ["SceneWillEnterForeground", "ApplicationWillEnterForeground"]
        + enteringBackground + [
          "SceneDidDisconnect", "ApplicationWillTerminate",
        ]
    )
  }

  @Test func theApplicationStateIsThatOfItsMostActiveScene() throws {
    let delegate = TemplateDelegate()
    try launch(with: delegate) { firstLifecycle in
      let application = UIApplication.shared
      let otherHost = HeadlessHost(screen: UIScreen(size: CGSize(width: 200, height: 100)))
      application.openHosts = [host.loop, otherHost.loop]
      defer { application.openHosts = [] }
      firstLifecycle.becomeActive()
      let secondLifecycle = Lifecycle(application: application, loop: otherHost.loop)
      #expect(application.applicationState == .active, "a second scene changes nothing by itself")
      otherHost.loop.makeCurrent()
      #expect(secondLifecycle.makeSceneDelegate(options: UIScene.ConnectionOptions()))
      secondLifecycle.connect(UIScene.ConnectionOptions())
      let log = NotificationLog([
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
      ])
      secondLifecycle.becomeActive()
      firstLifecycle.resignActive()
      #expect(application.applicationState == .active && log.names.isEmpty)
      #expect(application.connectedScenes == [host.loop.scene, otherHost.loop.scene])
      #expect(application.windows.count == 2)
      firstLifecycle.enterBackground()
      #expect(!firstLifecycle.isVisible && secondLifecycle.isVisible)
      #expect(application.applicationState == .active && log.names.isEmpty)
      secondLifecycle.enterBackground()
      #expect(application.applicationState == .background)
      firstLifecycle.enterForeground()
      #expect(application.applicationState == .inactive)
      firstLifecycle.becomeActive()
      #expect(
        log.names == [
          "ApplicationWillResignActive", "ApplicationDidEnterBackground",
          "ApplicationWillEnterForeground", "ApplicationDidBecomeActive",
        ]
      )
      secondLifecycle.disconnect()
      #expect(otherHost.loop.scene.activationState == .unattached)
      #expect(application.applicationState == .active)
      #expect(delegate.calls == ["will launch", "launch"])
    }
  }

  @Test func aWindowMovesToAnotherScene() throws {
    host.loop.makeCurrent()
    defer { host.loop.resignCurrent() }
    let window = UIWindow()
    window.makeKeyAndVisible()
    let otherHost = HeadlessHost(screen: UIScreen(size: CGSize(width: 200, height: 100)))
    let scene = otherHost.loop.scene
    window.windowScene = scene
    #expect(window.windowScene === scene && scene.windows.contains(window))
    #expect(window.frame.size == CGSize(width: 200, height: 100))
    #expect(!host.loop.scene.windows.contains(window))
    window.windowScene = nil
    #expect(window.isHidden && !scene.windows.contains(window))
    let windowOfHost = UIWindow(windowScene: host.loop.scene)
    windowOfHost.isHidden = false
    #expect(windowOfHost.frame.size == CGSize(width: 320, height: 480))
    #expect(host.loop.scene.windows.contains(windowOfHost))
  }
}

/// The posted notifications in chronological order.
@MainActor
private final class NotificationLog {
  private(set) var names: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name]) {
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        [weak self] notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated {
          self?.names.append(String(name.dropFirst(2).dropLast("Notification".count)))
        }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// An application delegate as in Xcode's template, which configures a scene.
private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []
  var delegateClass: AnyClass?
  var acceptsLaunch = true

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will launch")
    return acceptsLaunch
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launch")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default",
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = delegateClass
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}

/// An application delegate without scenes.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}

/// A scene delegate that the library finds by the name of the class.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func record(_ call: String, in scene: UIScene) {
    calls.append("\(call) in \(scene.activationState)")
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    record("connect", in: scene)
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { record("disconnect", in: scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { record("foreground", in: scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { record("active", in: scene) }
  func sceneWillResignActive(_ scene: UIScene) { record("resign", in: scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { record("background", in: scene) }
}

private final class WindowlessSceneDelegate: UIResponder, UIWindowSceneDelegate {}
