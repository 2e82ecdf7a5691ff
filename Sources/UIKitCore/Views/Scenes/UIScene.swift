public import Foundation

/// A part of the application's interface that enters and leaves the foreground as one.
///
/// On Linux that is a desktop window, a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene between its connection and its end.
  public enum ActivationState: Int, Sendable {
    /// Not connected, before the launch and after the end.
    case unattached = -1
    /// Visible, with the keyboard focus.
    case foregroundActive
    /// Visible, without the keyboard focus.
    case foregroundInactive
    /// Not visible.
    case background
  }

  /// The requests to a scene that is being connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The activities that the scene is to show; empty for the first scene, and without a request.
    open package(set) var userActivities: Set<NSUserActivity> = []
  }

  /// The options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene beside which a new one opens; `nil`, the default: the active one.
    open var requestingScene: UIScene?
  }

  /// The recipient of the scene's changes.
  ///
  /// Set from the scene's configuration before the scene is connected; kept. `nil`, the default:
  /// the application's delegate is notified instead.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene between its connection and its end.
  ///
  /// Default: `.foregroundActive`, as for a scene on which a test shows its windows.
  open package(set) var activationState = ActivationState.foregroundActive

  /// The title of the desktop window; `nil` and an empty one show that of the launch.
  ///
  /// Default: `nil`. The desktop follows at once.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The session of the scene, which outlasts this run of the program.
  open var session: UISceneSession { sessionStorage }
  private final lazy var sessionStorage = UISceneSession(scene: self)

  /// Opens an address with the program that the desktop has for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Ignored; UIKit has the parameter.
  ///   - completion: Called later, on the main thread: whether a program was found and started.
  public final func open(
    _ url: URL,
    options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The options for opening an address; without effect on Linux.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {}

  /// The application, or the delegate if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.shared }

  func titleDidChange() {}
}

extension UIScene {
  /// Posted when the delegate has been notified that the scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted when the scene has ended.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when the scene is about to be visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when the scene has the keyboard focus.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted when the scene is about to lose the keyboard focus.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted when the scene is not visible any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}
