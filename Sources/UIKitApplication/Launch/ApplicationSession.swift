import CMappedCode
import Foundation
package import UIKitCore
import UIKitGraphics

/// Owns the objects that exist from launch to exit: displays, screens, frame loops and the main
/// loop.
@MainActor
package final class ApplicationSession {
  let configuration: LaunchConfiguration
  let mainLoop: MainLoop
  /// The number of the window opened last; the first window has the number 1.
  var lastWindowNumber = 1
  private let first: WindowLoop
  /// Whether `run(_:)` ended because the connection to the display was lost.
  package private(set) var hasLostDisplay = false

  /// Creates the objects around a display, whose content is hidden until `run(_:)`.
  ///
  /// - Parameters:
  ///   - display: The display, which is closed if the initialiser throws.
  ///   - configuration: The appearance of the screen.
  /// - Throws: `LaunchFailure`.
  package init(display: any Display, configuration: LaunchConfiguration) throws {
    self.configuration = configuration
    first = try ApplicationSession.makeWindow(on: display, configuration)
    first.loop.pasteboard.desktop = display.clipboard
    first.loop.primarySelection.desktop = display.primarySelection
    mainLoop = MainLoop(first)
  }

  /// Creates the frame loop of a display and makes it the current host.
  ///
  /// - Parameters:
  ///   - display: The display, which is closed if the method throws.
  ///   - configuration: The appearance of the screen.
  /// - Throws: `LaunchFailure`.
  /// - Returns: The window loop of the display.
  static func makeWindow(
    on display: any Display,
    _ configuration: LaunchConfiguration
  ) throws -> WindowLoop {
    var isReady = false
    defer { if !isReady { display.close() } }
    let screen = UIScreen(size: display.size, scale: display.scale)
    let environment = ProcessInfo.processInfo.environment
    configuration.apply(to: screen, environment: environment)
    let loop = FrameLoop(screen: screen)
    loop.makeCurrent()
    loop.civilTime = { Date() }
    loop.languages = configuration.resolvedLanguages(environment: environment)
    if let identifier = Locale.identifier(in: environment) { loop.localeIdentifier = identifier }
    if let inputViewPresenter = loop.inputViewPresenter {
      configuration.apply(to: inputViewPresenter, environment: environment)
    }
    loop.surface = try display.makeSurface()
    loop.launchTitle = configuration.effectiveTitle
    loop.onTitleChange = { [weak display] in display?.setTitle($0) }
    if display.isResizable {
      loop.onSizeLimitsChange = { [weak display] in
        display?.setSizeLimits(minimum: $0, maximum: $1)
      }
    }
    isReady = true
    return WindowLoop(
      loop: loop,
      display: display,
      lifecycle: Lifecycle(application: .shared, loop: loop)
    )
  }

  /// Launches the application and runs the main loop until the program ends.
  ///
  /// - Parameter delegate: The application's delegate.
  /// - Returns: The exit code.
  package func run(_ delegate: (any UIApplicationDelegate)?) -> Int32 {
    let application = UIApplication.shared
    let (display, lifecycle) = (first.display, first.lifecycle)
    application.delegate = delegate
    application.urlOpener = DesktopOpener()
    application.onIdleTimerChange = { display.keepsScreenOn = $0 }
    display.keepsScreenOn = application.isIdleTimerDisabled
    application.openHosts = [first.loop]
    application.sceneOpener = self
    application.onTerminate = { [mainLoop] in mainLoop.end() }
    // The code that opened the display is not called again.
    mapped_code_release()
    // The application may call `exit`.
    atexit { UserDefaults.standard.synchronize() }
    guard lifecycle.launch() else { return 1 }
    let saver = StateSaver(application: application, loop: first.loop)
    saver.restore()
    mainLoop.stateSaver = saver
    lifecycle.onBackground = { [defaults = mainLoop.defaults] in
      saver.save()
      defaults.writeNow()
    }
    mainLoop.onClose = { [weak self] in self?.end($0) }
    display.show()
    lifecycle.becomeActive()
    // Half of the code used by a launch runs only once.
    mapped_code_release()
    mainLoop.run()
    end()
    guard let failure = mainLoop.failure else { return 0 }
    hasLostDisplay = true
    StandardError.write(line: failure)
    return 1
  }

  /// Closes one window while others stay open.
  private func end(_ window: WindowLoop) {
    if window === first {
      mainLoop.stateSaver?.save()
      mainLoop.stateSaver = nil
      window.lifecycle.onBackground = { [defaults = mainLoop.defaults] in defaults.writeNow() }
    }
    let application = UIApplication.shared
    let session = window.loop.scene.session
    window.lifecycle.disconnect()
    application.openHosts.removeAll { $0 === window.loop }
    mainLoop.windows[0].makeCurrent()
    close(window)
    application.delegate?.application(application, didDiscardSceneSessions: [session])
  }

  /// Saves the state, disconnects all scenes and then terminates the application.
  private func end() {
    // Entering the background saves the state; later changes are saved here.
    if !first.lifecycle.isVisible { mainLoop.stateSaver?.save() }
    for window in mainLoop.windows.dropFirst().reversed() { window.lifecycle.disconnect() }
    mainLoop.windows[0].lifecycle.terminate()
    let application = UIApplication.shared
    mainLoop.defaults.writeNow()
    application.openHosts = []
    application.onTerminate = nil
    application.onIdleTimerChange = nil
    application.urlOpener = nil
  }

  /// Closes the displays.
  package func close() {
    for window in mainLoop.windows.reversed() { close(window) }
  }

  private func close(_ window: WindowLoop) {
    writeStatistics(of: window.loop)
    window.loop.surface = nil
    window.display.close()
  }

  /// Prints the cost of a window's frames if `ROLLTOP_STATISTICS` is 1.
  private func writeStatistics(of loop: FrameLoop) {
    guard ProcessInfo.processInfo.environment["ROLLTOP_STATISTICS"] == "1" else { return }
    let statistics = loop.statistics
    let median = String(format: "%.2f", 1000 * statistics.medianSeconds)
    let slowest = String(format: "%.2f", 1000 * statistics.percentile99Seconds)
    StandardError.write(
      line: "window: \(statistics.drawnFrames) frames, \(statistics.droppedFrames) dropped, "
        + "\(median) ms of processor time (99th percentile \(slowest) ms), "
        + "\(statistics.cellsCreated) cells made, \(statistics.cellsReused) reused"
    )
  }
}
