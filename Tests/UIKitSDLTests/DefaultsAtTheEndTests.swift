import CSDL2
import Foundation
import Testing

@testable import UIKitApplication
@testable import UIKitCore
@testable import UIKitSDL

/// The user's defaults at the end of an application, each time in a process of its own.
@MainActor
struct DefaultsAtTheEndTests {
  /// Runs an application that ends at once, with an empty folder for its defaults.
  private static func run(_ delegate: ChangingDelegate) throws {
    setenv("XDG_CONFIG_HOME", delegate.folder.path, 1)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    let configuration = LaunchConfiguration(size: CGSize(width: 200, height: 100), scale: 1)
    let window = try DesktopWindow(
      configuration: configuration,
      driver: VideoDriver(environment: ["SDL_VIDEODRIVER": "dummy"])
    )
    let session = try ApplicationSession(display: window, configuration: configuration)
    defer { session.close() }
    session.mainLoop.inNextTurn { session.mainLoop.end() }
    #expect(session.run(delegate) == 0)
  }

  @Test func defaultsAreWrittenBeforeTheApplicationTerminates() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let delegate = ChangingDelegate()
        defer { try? FileManager.default.removeItem(at: delegate.folder) }
        try DefaultsAtTheEndTests.run(delegate)
        #expect(delegate.wasWrittenInBackground)
        #expect(delegate.isWritten("last-change"))
      }
    }
  }

  @Test func defaultsAreWrittenWhenTheApplicationCallsExit() async {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "rolltop-defaults-exit-\(ProcessInfo.processInfo.processIdentifier)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .exitCode(7)) { [folder = folder as URL] in
      try await MainActor.run {
        let delegate = ChangingDelegate()
        delegate.folder = folder
        delegate.exits = true
        try DefaultsAtTheEndTests.run(delegate)
      }
    }
    #expect(ChangingDelegate.isWritten("first-change", in: folder))
  }
}

private final class ChangingDelegate: UIResponder, UIApplicationDelegate {
  var folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rolltop-defaults-\(UUID().uuidString)")
  var exits = false
  private(set) var wasWrittenInBackground = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.set(true, forKey: "first-change")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if exits { exit(7) }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    wasWrittenInBackground = isWritten("first-change")
    UserDefaults.standard.set(true, forKey: "last-change")
  }

  func isWritten(_ key: String) -> Bool { ChangingDelegate.isWritten(key, in: folder) }

  static func isWritten(_ key: String, in folder: URL) -> Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.contains { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text?.contains(key) ?? false
    }
  }
}
