public import Foundation
public import UIKitGraphics

extension UIContentSizeCategory {
  /// Posted, with the screen as its object, after the user has chosen another text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The key of the new size in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIScreen {
  /// Posts the notification of another text size; not for that of a new screen.
  final func postTextSize(ifOtherThan old: UIContentSizeCategory) {
    let category = traitCollection.preferredContentSizeCategory
    guard old != .unspecified, category != old else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
    )
  }
}
