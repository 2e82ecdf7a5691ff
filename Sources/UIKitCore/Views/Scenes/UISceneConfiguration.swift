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
  /// The name, which identifies a configuration in the program's property list on iOS.
  public final let name: String?
  /// The role of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene's delegate, a subclass of `UIResponder`, created with `init(coder:)`.
  ///
  /// With `nil`, the default, a configuration with a name uses the class `SceneDelegate` in the
  /// module of the application's delegate, which is the entry in the property lists of Xcode's
  /// templates. Without a name there is no delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration without a delegate class.
  ///
  /// - Parameters:
  ///   - name: The name; with `nil` and without a delegate class, the scene has no delegate.
  ///   - sessionRole: The role of the connecting session.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  /// Creates the delegate.
  ///
  /// - Parameter application: The application's delegate, whose module contains an unnamed delegate
  ///   class.
  /// - Returns: The delegate; `nil` for a configuration with neither a class nor a name.
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
    guard let sceneDelegate: AnyClass = NSClassFromString("\(module).SceneDelegate") else {
      misuse(
        "The scene configuration \"\(name)\" has no delegateClass, and there is no class "
          + "\(module).SceneDelegate; set delegateClass"
      )
    }
    return sceneDelegate
  }
}
