public import Foundation
import UIKitGraphics

extension UIApplication {
  /// The scenes of the desktop windows.
  public final var connectedScenes: Set<UIScene> { Set(hosts.map(\.scene)) }

  /// The sessions of the desktop windows.
  public final var openSessions: Set<UISceneSession> { Set(hosts.map(\.scene.session)) }

  /// Whether the application may open further desktop windows.
  ///
  /// `true` in a window of a desktop if `LaunchConfiguration.supportsMultipleScenes` is set. The
  /// setting corresponds to the entry `UIApplicationSupportsMultipleScenes` in the property list of
  /// a program for iOS.
  public final var supportsMultipleScenes: Bool { sceneOpener?.opensScenes ?? false }

  /// Opens a further desktop window, or brings an existing one to the front.
  ///
  /// The method returns immediately; the window opens in the next turn of the main loop. A new
  /// scene has its own delegate, from
  /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of an open window; `nil` opens a new window.
  ///   - userActivity: The activity that a new window receives in its `ConnectionOptions`.
  ///   - options: The requesting scene; `nil` for the active one.
  ///   - errorHandler: Called with a `UISceneError` if the request fails; `nil` ignores the error.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(errorHandler) { opener in
      guard let sceneSession else {
        return try opener.openScene(userActivity, beside: options?.requestingScene)
      }
      try opener.bringToFront(UIApplication.scene(of: sceneSession))
    }
  }

  /// Closes a desktop window; closing the last window ends the program.
  ///
  /// The method returns immediately; the window closes in the next turn of the main loop, and its
  /// delegate is notified.
  ///
  /// - Parameters:
  ///   - sceneSession: The window's session.
  ///   - options: Ignored; UIKit has the parameter.
  ///   - errorHandler: Called with a `UISceneError` if the session has already ended; `nil` ignores
  ///     the error.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(errorHandler) { opener in
      try opener.closeScene(UIApplication.scene(of: sceneSession))
    }
  }

  private final func request(
    _ errorHandler: ((any Error) -> Void)?,
    _ work: @escaping (any SceneOpening) throws -> Void
  ) {
    demandMainThread(UIApplication.self)
    guard let sceneOpener else {
      let error = UISceneError(.multipleScenesNotSupported, "No main loop runs")
      WindowHost.current.schedule(after: 0) { errorHandler?(error) }
      return
    }
    sceneOpener.inNextTurn { [unowned sceneOpener] in
      do {
        try work(sceneOpener)
      } catch {
        errorHandler?(error)
      }
    }
  }

  /// Returns the scene of a session that has not ended.
  private static func scene(of session: UISceneSession) throws -> UIScene {
    guard let scene = session.scene, scene.activationState != .unattached else {
      throw UISceneError(.requestDenied, "The session \(session.persistentIdentifier) has ended")
    }
    return scene
  }
}

/// The options for closing a scene; without effect on Linux.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// Opens and closes desktop windows.
@MainActor
package protocol SceneOpening: AnyObject {
  /// Whether the application and the display allow further windows.
  var opensScenes: Bool { get }

  /// Performs work in the next turn of the main loop.
  func inNextTurn(_ work: @escaping () -> Void)

  /// Opens a further window.
  ///
  /// - Parameters:
  ///   - activity: The activity for the window; `nil` if the application chooses it.
  ///   - scene: The scene next to which the window opens; `nil` for the active one.
  /// - Throws: `UISceneError`.
  func openScene(_ activity: NSUserActivity?, beside scene: UIScene?) throws

  /// Brings a window to the front, with the keyboard focus if the desktop permits it.
  ///
  /// - Parameter scene: A scene that has not ended.
  func bringToFront(_ scene: UIScene)

  /// Closes a window.
  ///
  /// - Parameter scene: A scene that has not ended.
  func closeScene(_ scene: UIScene)
}
