public import Foundation
public import UIKitCore
public import UIKitGraphics
import UIKitSupport

/// Renders an application's content offscreen, after all animations have ended.
///
/// The function is for command-line options such as `--snapshot`; tests use `Stage` of
/// `UIKitTesting`. The clock is virtual, so that animations end immediately. The main queue is
/// served between frames, but the function waits for no other work: load the content before
/// returning from the closure.
///
///     let configuration = LaunchConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
///     let picture = renderOffscreen(configuration) { SettingsController() }
///     try picture.pngData()?.write(to: file)
///
/// - Parameters:
///   - configuration: Size, scale and style; a scale of `nil` is 1; title and full screen are
///     ignored.
///   - timeout: The virtual seconds after which the image is rendered even if animations are
///     running.
///   - makeController: Creates the controller whose view fills the window. While it runs
///     `UIScreen.main` is the image's screen.
/// - Returns: An opaque image of the configuration's size and scale.
/// - Throws: The closure's errors.
@MainActor
public func renderOffscreen(
  _ configuration: LaunchConfiguration = LaunchConfiguration(),
  timeout: TimeInterval = 10,
  _ makeController: () throws -> UIViewController
) rethrows -> UIImage {
  configuration.check()
  let host = HeadlessHost(configuration: configuration)
  try host.show(makeController) { _ in host.settle(timeout: timeout) }
  let screen = host.loop.screen
  guard let bitmap = host.surface.bitmap else {
    misuse("A window of \(screen.bounds.size) has no pixels")
  }
  return UIImage(bitmap: bitmap, scale: screen.scale)
}

extension HeadlessHost {
  /// Creates a host with the size, the scale and the appearance of a configuration.
  convenience init(configuration: LaunchConfiguration) {
    let screen = UIScreen(size: configuration.size, scale: configuration.scale ?? 1)
    configuration.apply(to: screen, environment: [:])
    self.init(screen: screen)
  }

  /// Performs work while a controller is presented in a window.
  func show<Result>(
    _ makeController: () throws -> UIViewController,
    _ work: (UIWindow) -> Result
  ) rethrows -> Result {
    let previous = FrameLoop.current
    loop.makeCurrent()
    defer { previous.makeCurrent() }
    let window = UIWindow(frame: loop.screen.bounds)
    window.rootViewController = try makeController()
    window.makeKeyAndVisible()
    let result = work(window)
    window.isHidden = true
    return result
  }

  /// Runs frames, and the main queue between them, until all animations have ended.
  ///
  /// - Parameter timeout: The maximum number of virtual seconds.
  func settle(timeout: TimeInterval) {
    let mainQueue = MainQueue()
    let end = time + min(max(timeout, 0), 1e6)
    loop.setTime(time)
    while true {
      _ = mainQueue.serve()
      runFrame()
      if loop.isSettled || time >= end { return }
      advanceClock()
    }
  }
}
