package import UIKitCore

extension ApplicationSession: SceneOpening {
  package var opensScenes: Bool {
    configuration.supportsMultipleScenes
      && mainLoop.windows.contains { $0.display.allowsAdditionalWindows }
  }

  package func inNextTurn(_ work: @escaping () -> Void) { mainLoop.inNextTurn(work) }

  package func openScene(_ activity: NSUserActivity?, beside scene: UIScene?) throws {
    guard configuration.supportsMultipleScenes else {
      throw UISceneError(
        .multipleScenesNotSupported,
        "LaunchConfiguration.supportsMultipleScenes is false"
      )
    }
    // An unknown scene and `nil` stand for the active window.
    let neighbor =
      mainLoop.windows.first { $0.loop.scene === scene }
      ?? mainLoop.windows.first(where: \.lifecycle.isActive) ?? mainLoop.windows[0]
    let window: WindowLoop
    do {
      guard let display = try neighbor.display.makeAdditionalWindow() else {
        throw UISceneError(.multipleScenesNotSupported, "The display has room for one window only")
      }
      window = try ApplicationSession.makeWindow(on: display, configuration)
    } catch let error as LaunchFailure {
      throw UISceneError(.requestDenied, "\(error)")
    }
    try connect(window, showing: activity, sharingPasteboardsOf: neighbor)
  }

  /// Connects the scene of a new window and makes the window visible.
  private func connect(
    _ window: WindowLoop,
    showing activity: NSUserActivity?,
    sharingPasteboardsOf neighbor: WindowLoop
  ) throws {
    lastWindowNumber += 1
    window.loop.scene.session.persistentIdentifier = "UIWindowScene-\(lastWindowNumber)"
    window.loop.pasteboard = neighbor.loop.pasteboard
    window.loop.primarySelection = neighbor.loop.primarySelection
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    guard window.lifecycle.makeSceneDelegate(options: options) else {
      // Undo `makeWindow(on:_:)`, which has made the new window current.
      neighbor.makeCurrent()
      window.loop.surface = nil
      window.display.close()
      throw UISceneError(
        .requestDenied,
        "The application's delegate has no scene delegate for a further window"
      )
    }
    UIApplication.shared.openHosts.append(window.loop)
    mainLoop.add(window)
    window.lifecycle.onBackground = { [defaults = mainLoop.defaults] in defaults.writeNow() }
    window.lifecycle.connect(options)
    window.display.show()
  }

  package func bringToFront(_ scene: UIScene) {
    window(of: scene)?.display.bringToFront()
  }

  package func closeScene(_ scene: UIScene) {
    if let window = window(of: scene) { mainLoop.close(window) }
  }

  private func window(of scene: UIScene) -> WindowLoop? {
    mainLoop.windows.first { $0.loop.scene === scene }
  }
}
