public import Foundation

/// An activity of the user that a desktop window is to show.
///
/// Foundation has no such class on Linux. Nothing is handed to other programs or machines.
open class NSUserActivity: NSObject {
  /// The kind of the activity, such as `org.example.mail.read`.
  public final let activityType: String
  /// The activity's name for the user; `nil` by default.
  open var title: String?
  /// Further values for the window that shows the activity; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// A text by which a fitting window is found; `nil` by default.
  ///
  /// Only the application reads it.
  open var targetContentIdentifier: String?

  /// Creates an activity.
  ///
  /// - Parameter activityType: The kind of the activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds values to `userInfo`, replacing those of the same keys.
  ///
  /// - Parameter otherDictionary: The values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
