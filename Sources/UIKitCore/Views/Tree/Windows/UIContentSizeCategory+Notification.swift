public import Foundation
public import UIKitGraphics

extension UIContentSizeCategory {
  /// Posted, with the screen as its object, after the user has chosen a different text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The key of the new text size in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIScreen {
  /// Posts the notification of a changed text size; not when the screen is created.
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
