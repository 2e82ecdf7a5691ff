/// The error that prevents a desktop window from being opened, brought to the front or closed.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Code: Int, Sendable {
    /// `LaunchConfiguration.supportsMultipleScenes` is false, the display, such as a console,
    /// supports only one window, or no main loop is running.
    case multipleScenesNotSupported = 0
    /// The window could not be created, its scene has no delegate, or the session has ended.
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
