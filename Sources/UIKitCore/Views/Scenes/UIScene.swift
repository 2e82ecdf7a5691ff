public import Foundation

/// A unit of the application's interface that enters and leaves the foreground as a whole.
///
/// On Linux every scene is a desktop window, a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene between its connection and disconnection.
  public enum ActivationState: Int, Sendable {
    /// Not connected, before the launch or after disconnection.
    case unattached = -1
    /// Visible, with the keyboard focus.
    case foregroundActive
    /// Visible, without the keyboard focus.
    case foregroundInactive
    /// Not visible.
    case background
  }

  /// The requests to a scene that is connecting.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities for the scene to show; empty for the first scene and without a request.
    open package(set) var userActivities: Set<NSUserActivity> = []
  }

  /// The options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene next to which a new one opens; `nil`, the default, means the active one.
    open var requestingScene: UIScene?
  }

  /// The delegate that is notified of the scene's changes.
  ///
  /// The scene's configuration supplies the delegate before the scene is connected; the scene
  /// references it strongly. With `nil`, the default, the application's delegate is notified
  /// instead.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene between its connection and disconnection.
  ///
  /// Default: `.foregroundActive`, the state of a scene in which a test shows its windows.
  open package(set) var activationState = ActivationState.foregroundActive

  /// The title of the desktop window; `nil` or an empty title shows the title from the launch.
  ///
  /// Default: `nil`. A change takes effect immediately.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The session of the scene, which outlasts this run of the program.
  open var session: UISceneSession { sessionStorage }
  private final lazy var sessionStorage = UISceneSession(scene: self)

  /// Opens a URL with the desktop's default program.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Ignored; UIKit has the parameter.
  ///   - completion: Called later on the main thread, with whether a program was found and started.
  public final func open(
    _ url: URL,
    options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The options for opening a URL; without effect on Linux.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {}

  /// The application, or the delegate if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.shared }

  func titleDidChange() {}
}

extension UIScene {
  /// Posted after the delegate was notified of the scene's connection.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted after the scene has disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when the scene is about to become visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when the scene has gained the keyboard focus.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted when the scene is about to lose the keyboard focus.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted when the scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}
