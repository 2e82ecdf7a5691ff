public import Foundation

/// The identity and state of a scene, which outlast a run of the program.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene: its kind of content.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; `nil` after its end.
  open private(set) weak var scene: UIScene?
  /// The role: windows of the application.
  public final let role = Role.windowApplication
  /// The configuration of the scene; without a delegate before the launch.
  open package(set) var configuration: UISceneConfiguration
  /// An ID of the session: the same in each run for the first desktop window; different for each
  /// further window, and discarded at the end of the run.
  public final package(set) var persistentIdentifier = "UIWindowScene"

  init(scene: UIScene) {
    self.scene = scene
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }
}
