import Foundation
import UIKitCore
import UIKitGraphics

/// Owns the objects that live from launch to exit: display, window, screen, frame loop, main loop.
@MainActor
final class ApplicationSession {
  private let driver: VideoDriver
  private let window: DesktopWindow
  private let loop: FrameLoop
  private let lifecycle: Lifecycle

  /// Opens a display and creates a window on it, which is hidden until `run(_:)`.
  ///
  /// - Throws: `LaunchFailure`.
  init(configuration: LaunchConfiguration) throws {
    let environment = ProcessInfo.processInfo.environment
    let driver = try VideoDriver(environment: environment)
    var isReady = false
    // If there is no window, the console's keyboard is restored.
    defer { if !isReady { driver.close() } }
    self.driver = driver
    window = try DesktopWindow(configuration: configuration, driver: driver)
    let screen = UIScreen(size: window.size, scale: window.scale)
    configuration.apply(to: screen, environment: environment)
    loop = FrameLoop(screen: screen)
    loop.makeCurrent()
    loop.surface = try window.makePresenter()
    loop.pasteboard.desktop = SystemClipboard()
    loop.primarySelection.desktop = PrimarySelection()
    lifecycle = Lifecycle(application: .shared, loop: loop)
    isReady = true
  }

  /// Launches the application and runs the main loop until the end.
  ///
  /// - Parameter delegate: The application's delegate.
  /// - Returns: The exit code.
  func run(_ delegate: (any UIApplicationDelegate)?) -> Int32 {
    let application = UIApplication.shared
    application.delegate = delegate
    application.onIdleTimerChange = { [driver] in driver.keepsScreenOn = $0 }
    driver.keepsScreenOn = application.isIdleTimerDisabled
    let mainLoop = MainLoop(loop: loop, window: window, driver: driver, lifecycle: lifecycle)
    application.onTerminate = { mainLoop.end() }
    guard lifecycle.launch() else { return 1 }
    let keeper = StateKeeper(application: application, loop: loop)
    keeper.restore()
    mainLoop.stateKeeper = keeper
    lifecycle.onBackground = { keeper.save() }
    window.show()
    lifecycle.becomeActive()
    mainLoop.run()
    keeper.save()
    lifecycle.terminate()
    application.onTerminate = nil
    application.onIdleTimerChange = nil
    return 0
  }

  /// Closes the window and the display.
  func close() {
    loop.surface = nil
    window.close()
    driver.close()
  }
}
