public import Foundation

/// An activity of the user, to be shown in a desktop window.
///
/// Foundation does not provide this class on Linux. Activities are not handed off to other programs
/// or machines.
open class NSUserActivity: NSObject {
  /// The type of the activity, such as `org.example.mail.read`.
  public final let activityType: String
  /// The title of the activity, for the user; `nil` by default.
  open var title: String?
  /// Further values for the window that shows the activity; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// An identifier that the application uses to find a matching window; `nil` by default.
  ///
  /// Only the application reads it.
  open var targetContentIdentifier: String?

  /// Creates an activity.
  ///
  /// - Parameter activityType: The type of the activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds entries to `userInfo`, replacing the values of existing keys.
  ///
  /// - Parameter otherDictionary: The entries.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
