import CSDL2
import Foundation
import Testing

@testable import UIKitApplication
@testable import UIKitCore
@testable import UIKitSDL

/// Tests for the user's defaults at the end of an application, each in a separate process.
///
/// The tests change the environment and therefore run serially.
@MainActor @Suite(.serialized)
struct DefaultsAtExitTests {
  /// Runs an application that exits immediately.
  private static func run(_ delegate: ChangingDelegate) throws {
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

  /// Provides a folder for the defaults of the processes that a test starts.
  ///
  /// Foundation reads the environment when it is loaded.
  private static func withFolder(_ test: (URL) async -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rolltop-defaults-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let previous = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    await test(folder)
    if let previous { setenv("XDG_CONFIG_HOME", previous, 1) } else { unsetenv("XDG_CONFIG_HOME") }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func defaultsAreWrittenBeforeTheApplicationTerminates() async throws {
    try await DefaultsAtExitTests.withFolder { _ in
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          let delegate = ChangingDelegate()
          try DefaultsAtExitTests.run(delegate)
          #expect(delegate.wasWrittenInBackground)
          #expect(ChangingDelegate.isWritten("last-change"))
        }
      }
    }
  }

  @Test func defaultsAreWrittenWhenTheApplicationCallsExit() async throws {
    try await DefaultsAtExitTests.withFolder { folder in
      await #expect(processExitsWith: .exitCode(7)) {
        try await MainActor.run {
          let delegate = ChangingDelegate()
          delegate.exits = true
          try DefaultsAtExitTests.run(delegate)
        }
      }
      #expect(ChangingDelegate.isWritten("first-change", in: folder.path))
    }
  }
}

private final class ChangingDelegate: UIResponder, UIApplicationDelegate {
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
    wasWrittenInBackground = ChangingDelegate.isWritten("first-change")
    UserDefaults.standard.set(true, forKey: "last-change")
  }

  static func isWritten(
    _ key: String,
    in folder: String = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? ""
  ) -> Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains { name in
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return data?.range(of: Data(key.utf8)) != nil
    }
  }
}
