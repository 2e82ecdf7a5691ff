/// Why a desktop window could not be opened, brought to the front, or closed.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// `LaunchConfiguration.supportsMultipleScenes` is false, or the display has room for one
    /// window only, as a console.
    case multipleScenesNotSupported = 0
    /// The window could not be made, its scene has no delegate, or the session has ended.
    case requestDenied = 100
  }

  /// The reason.
  public let code: Code
  /// The description of the error, in English.
  public let localizedDescription: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    localizedDescription = description
  }
}
