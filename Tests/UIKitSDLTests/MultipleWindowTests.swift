import CSDL2
import Foundation
import Testing
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitCore
@testable import UIKitSDL

/// Tests for applications with several desktop windows, each in a separate process: the main loop
/// serves the main queue, on which the other tests run.
@MainActor
struct MultipleWindowTests {
  /// Runs an application in windows of SDL's dummy driver.
  ///
  /// - Returns: The exit code.
  private static func run(
    _ delegate: StepwiseDelegate,
    supportsMultipleScenes: Bool = true
  ) throws -> Int32 {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    var configuration = LaunchConfiguration(size: CGSize(width: 200, height: 100), scale: 1)
    configuration.supportsMultipleScenes = supportsMultipleScenes
    let window = try DesktopWindow(
      configuration: configuration,
      driver: VideoDriver(environment: ["SDL_VIDEODRIVER": "dummy"])
    )
    let session = try ApplicationSession(display: window, configuration: configuration)
    IdleGuard.start()
    defer { session.close() }
    return session.run(delegate)
  }

  @Test func aSecondWindowHasItsEventsAndClosesAlone() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = StepwiseDelegate()
        delegate.steps = [
          { $0.open() },
          { $0.press(window: 1) },
          { $0.press(window: 2) },
          { $0.type(window: 2) },
          { $0.press(window: 1) },
          { $0.close(window: 2) },
          { $0.press(window: 1) },
          { $0.close(window: 1) },
        ]
        let exitCode = try MultipleWindowTests.run(delegate)
        #expect(exitCode == 0)
        #expect(
          delegate.calls == [
            "UIWindowScene connects to nothing", "UIWindowScene-2 connects to org.example.read",
            "UIWindowScene pressed", "UIWindowScene-2 pressed", "UIWindowScene-2 typed",
            "UIWindowScene pressed", "UIWindowScene-2 ends", "discarded UIWindowScene-2",
            "UIWindowScene pressed", "UIWindowScene ends", "terminates",
          ]
        )
        #expect(delegate.errors.isEmpty)
        #expect(delegate.steps.isEmpty)
      }
    }
  }

  @Test func theFirstWindowMayCloseBeforeTheOthers() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = StepwiseDelegate()
        delegate.steps = [
          { $0.open() },
          { $0.close(window: 1) },
          { $0.press(window: 2) },
          { _ in
            let session = UIApplication.shared.openSessions.first
            #expect(UIApplication.shared.openSessions.count == 1)
            session.map {
              UIApplication.shared.requestSceneSessionDestruction($0, options: nil)
            }
          },
        ]
        let exitCode = try MultipleWindowTests.run(delegate)
        #expect(exitCode == 0)
        #expect(
          delegate.calls.dropFirst(2) == [
            "UIWindowScene ends", "discarded UIWindowScene", "UIWindowScene-2 pressed",
            "UIWindowScene-2 ends", "terminates",
          ]
        )
      }
    }
  }

  @Test func controlQClosesAllWindows() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = StepwiseDelegate()
        delegate.steps = [
          { $0.open() },
          { _ in
            StepwiseDelegate.push(SDL_KEYDOWN) {
              $0.key.windowID = 2
              $0.key.keysym.scancode = SDL_SCANCODE_Q
              $0.key.keysym.sym = 113
              $0.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)
            }
          },
        ]
        let exitCode = try MultipleWindowTests.run(delegate)
        #expect(exitCode == 0)
        #expect(
          delegate.calls.suffix(3) == ["UIWindowScene-2 ends", "UIWindowScene ends", "terminates"]
        )
      }
    }
  }

  @Test func rejectedActivationsCallTheErrorHandler() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = StepwiseDelegate()
        delegate.steps = [
          { $0.open() },
          { $0.close(window: 1) },
        ]
        let exitCode = try MultipleWindowTests.run(delegate, supportsMultipleScenes: false)
        #expect(exitCode == 0)
        #expect(delegate.errors.map(\.code) == [.multipleScenesNotSupported])
        #expect(delegate.calls.count == 3)
      }
    }
  }

  /// The program also writes the cost of its frames when a signal terminates it.
  @Test func statisticsAreWrittenWhenASignalEndsTheProgram() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        setenv("ROLLTOP_STATISTICS", "1", 1)
        let delegate = StepwiseDelegate()
        delegate.steps = [{ $0.open() }, { _ in kill(getpid(), SIGTERM) }]
        let exitCode = try MultipleWindowTests.run(delegate)
        #expect(exitCode == 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("window: ") } == 2, "\(text)")
    #expect(text.contains(" frames, 0 dropped, "))
  }

  @Test func aWindowNeedsASceneDelegate() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = StepwiseDelegate()
        delegate.makesSceneDelegates = false
        delegate.steps = [
          { $0.open() },
          {
            #expect(UIApplication.shared.connectedScenes.count == 1)
            $0.close(window: 1)
          },
        ]
        let exitCode = try MultipleWindowTests.run(delegate)
        #expect(exitCode == 0)
        #expect(delegate.errors.map(\.code) == [.requestDenied])
        #expect(delegate.calls == ["terminates"])
      }
    }
  }
}

/// An application that performs one step every tenth of a second.
@MainActor
final class StepwiseDelegate: UIResponder, UIApplicationDelegate {
  var steps: [@MainActor (StepwiseDelegate) -> Void] = []
  var calls: [String] = []
  var errors: [UISceneError] = []
  var makesSceneDelegates = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    scheduleNextStep()
    return true
  }

  /// Schedules the next step in all windows, because any of them may be closed in the meantime.
  private func scheduleNextStep() {
    let count = steps.count
    guard count > 0 else { return }
    for host in UIApplication.shared.openHosts {
      host.schedule(after: 0.1) {
        guard self.steps.count == count else { return }
        self.steps.removeFirst()(self)
        self.scheduleNextStep()
      }
    }
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    if makesSceneDelegates { configuration.delegateClass = ButtonSceneDelegate.self }
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions { calls.append("discarded \(session.persistentIdentifier)") }
  }

  func applicationWillTerminate(_ application: UIApplication) { calls.append("terminates") }

  func open() {
    let activity = NSUserActivity(activityType: "org.example.read")
    UIApplication.shared.requestSceneSessionActivation(
      nil,
      userActivity: activity,
      options: nil
    ) { [weak self] error in
      if let error = error as? UISceneError { self?.errors.append(error) }
    }
  }

  func press(window: UInt32) {
    for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
      StepwiseDelegate.push(type) {
        $0.button.windowID = window
        $0.button.button = 1
        $0.button.x = 50
        $0.button.y = 20
      }
    }
  }

  func type(window: UInt32) {
    StepwiseDelegate.push(SDL_TEXTINPUT) {
      $0.text.windowID = window
      $0.text.text.0 = 97
    }
  }

  func close(window: UInt32) {
    StepwiseDelegate.push(SDL_WINDOWEVENT) {
      $0.window.windowID = window
      $0.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
    }
  }

  static func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    SDL_PushEvent(&event)
  }
}

/// A scene delegate whose window has a button and a text field.
@MainActor
private final class ButtonSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private func record(_ call: String, in scene: UIScene) {
    let application = UIApplication.shared.delegate as? StepwiseDelegate
    application?.calls.append("\(scene.session.persistentIdentifier) \(call)")
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first?.activityType ?? "nothing"
    record("connects to \(activity)", in: scene)
    guard let scene = scene as? UIWindowScene else { return }
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addAction(
      UIAction { [weak self, weak scene] _ in
        guard let self, let scene else { return }
        #expect(WindowHost.current.scene === scene)
        record("pressed", in: scene)
      },
      for: .touchUpInside
    )
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    field.addAction(
      UIAction { [weak self, weak scene] _ in
        guard let self, let scene else { return }
        record("typed", in: scene)
      },
      for: .editingChanged
    )
    controller.view.addSubview(button)
    controller.view.addSubview(field)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    record("ends", in: scene)
    window = nil
  }
}
