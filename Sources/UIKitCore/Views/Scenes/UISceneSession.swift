public import Foundation

/// The identity and the state of a scene beyond one run of the program.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The kind of content of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows for the user.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; `nil` when it has ended.
  open private(set) weak var scene: UIScene?
  /// The kind of content: windows for the user.
  public final let role = Role.windowApplication
  /// The configuration with which the scene was made; without a delegate before the launch.
  open package(set) var configuration: UISceneConfiguration
  /// The same text in each run for the first desktop window; another one for each further window,
  /// which is forgotten at the end of the run.
  public final package(set) var persistentIdentifier = "UIWindowScene"

  init(scene: UIScene) {
    self.scene = scene
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }
}
