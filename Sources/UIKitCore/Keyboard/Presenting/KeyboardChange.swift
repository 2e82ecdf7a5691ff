import Foundation

/// A change of the input views' frame, such as an appearance or disappearance, of which the
/// application is notified.
@MainActor
struct KeyboardChange {
  enum Kind {
    case show, hide
  }

  /// The duration of the animation, in seconds.
  nonisolated static let duration: TimeInterval = 0.25
  /// The raw value of the keyboard's animation curve.
  nonisolated static let curve: UInt = 7

  let kind: Kind
  /// The frame before the change, in screen coordinates.
  let begin: CGRect
  /// The frame after the change, in screen coordinates.
  let end: CGRect
  let duration: TimeInterval

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardChange.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  func postWill(_ screen: UIScreen) {
    post(UIResponder.keyboardWillChangeFrameNotification, screen)
    switch kind {
    case .show: post(UIResponder.keyboardWillShowNotification, screen)
    case .hide: post(UIResponder.keyboardWillHideNotification, screen)
    }
  }

  func postDid(_ screen: UIScreen) {
    post(UIResponder.keyboardDidChangeFrameNotification, screen)
    switch kind {
    case .show: post(UIResponder.keyboardDidShowNotification, screen)
    case .hide: post(UIResponder.keyboardDidHideNotification, screen)
    }
  }

  private func post(_ name: Notification.Name, _ screen: UIScreen) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
  }
}

extension UIView.AnimationOptions {
  /// The curve of the keyboard's animation.
  static let keyboardCurve = UIView.AnimationOptions(rawValue: KeyboardChange.curve << 16)
}
