public import Foundation
import UIKitSupport

/// The configuration of a scene: the class of its delegate.
///
///     func application(
///       _ application: UIApplication,
///       configurationForConnecting connectingSceneSession: UISceneSession,
///       options: UIScene.ConnectionOptions
///     ) -> UISceneConfiguration {
///       let configuration = UISceneConfiguration(
///         name: "Default Configuration", sessionRole: connectingSceneSession.role)
///       configuration.delegateClass = SceneDelegate.self
///       return configuration
///     }
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name; iOS finds a configuration in the program's property list by it.
  public final let name: String?
  /// The kind of content of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate, a subclass of `UIResponder`, created by `init(coder:)`.
  ///
  /// `nil`, the default: where the configuration has a name, the class `SceneDelegate` of the
  /// module of the application's delegate, which is what Xcode's templates have in their property
  /// lists; without a name there is no delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration without a delegate class.
  ///
  /// - Parameters:
  ///   - name: `nil`: a scene without a delegate, if no class is set.
  ///   - sessionRole: The kind of content; that of the session that is being connected.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// Creates the delegate.
  ///
  /// - Parameter application: The application's delegate, in whose module an unnamed class is
  ///   looked for.
  /// - Returns: `nil` for a configuration that has neither a class nor a name.
  package func makeDelegate(for application: AnyObject) -> (any UISceneDelegate)? {
    guard let type = delegateClass ?? defaultClass(for: application) else { return nil }
    guard let type = type as? any (UIResponder & UISceneDelegate).Type,
      let delegate = type.init(coder: NSCoder())
    else {
      misuse(
        "The scene configuration's delegateClass has to be a UIResponder that is a "
          + "UISceneDelegate; \(type) is none"
      )
    }
    return delegate
  }

  private func defaultClass(for application: AnyObject) -> AnyClass? {
    guard let name else { return nil }
    let module = String(reflecting: type(of: application)).prefix { $0 != "." }
    guard let found: AnyClass = NSClassFromString("\(module).SceneDelegate") else {
      misuse(
        "The scene configuration \"\(name)\" has no delegateClass, and there is no class "
          + "\(module).SceneDelegate; set delegateClass"
      )
    }
    return found
  }
}
