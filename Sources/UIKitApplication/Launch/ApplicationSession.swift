import CMappedCode
import Foundation
package import UIKitCore
import UIKitGraphics

/// Owns the objects that live from launch to exit: display, window, screen, frame loop, main loop.
@MainActor
package final class ApplicationSession {
  private let display: any Display
  private let loop: FrameLoop
  private let lifecycle: Lifecycle
  /// Whether `run(_:)` ended because the display had gone away.
  package private(set) var hasLostDisplay = false

  /// Creates the objects around a display, whose content is hidden until `run(_:)`.
  ///
  /// - Parameters:
  ///   - display: Is closed when this fails.
  ///   - configuration: The appearance of the screen.
  /// - Throws: `LaunchFailure`.
  package init(display: any Display, configuration: LaunchConfiguration) throws {
    var isReady = false
    defer { if !isReady { display.close() } }
    self.display = display
    let screen = UIScreen(size: display.size, scale: display.scale)
    let environment = ProcessInfo.processInfo.environment
    configuration.apply(to: screen, environment: environment)
    loop = FrameLoop(screen: screen)
    loop.makeCurrent()
    loop.civilTime = { Date() }
    loop.words = .words(for: configuration.resolvedLanguages(environment: environment))
    if let inputViews = loop.inputViews {
      configuration.apply(to: inputViews, environment: environment)
    }
    loop.surface = try display.makeSurface()
    loop.pasteboard.desktop = display.clipboard
    loop.primarySelection.desktop = display.primarySelection
    lifecycle = Lifecycle(application: .shared, loop: loop)
    isReady = true
  }

  /// Launches the application and runs the main loop until the end.
  ///
  /// - Parameter delegate: The application's delegate.
  /// - Returns: The exit code.
  package func run(_ delegate: (any UIApplicationDelegate)?) -> Int32 {
    let application = UIApplication.shared
    application.delegate = delegate
    application.urlOpener = DesktopOpener()
    application.onIdleTimerChange = { [display] in display.keepsScreenOn = $0 }
    loop.onTitleChange = { [display] in display.setTitle($0) }
    display.keepsScreenOn = application.isIdleTimerDisabled
    let mainLoop = MainLoop(loop: loop, display: display, lifecycle: lifecycle)
    application.onTerminate = { mainLoop.end() }
    guard lifecycle.launch() else { return 1 }
    let keeper = StateKeeper(application: application, loop: loop)
    keeper.restore()
    mainLoop.stateKeeper = keeper
    lifecycle.onBackground = { keeper.save() }
    display.show()
    lifecycle.becomeActive()
    // Half of what a launch has called is called once only.
    mapped_code_release()
    mainLoop.run()
    // Going to the background saves; what changed there since is saved here.
    if !lifecycle.isVisible { keeper.save() }
    lifecycle.terminate()
    application.onTerminate = nil
    application.onIdleTimerChange = nil
    application.urlOpener = nil
    guard let failure = mainLoop.failure else { return 0 }
    hasLostDisplay = true
    StandardError.write(line: failure)
    return 1
  }

  /// Closes the display.
  package func close() {
    loop.surface = nil
    display.close()
  }
}
