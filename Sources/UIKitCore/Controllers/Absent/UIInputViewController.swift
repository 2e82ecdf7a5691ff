// Names of keyboards that an application makes and of their sounds, which do not exist here: each
// use of them is an error with a message.

/// Not available: keys make no sound.
@available(*, unavailable, message: "Keys make no sound")
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {}

extension UIDevice {
  /// Not available: keys make no sound.
  @available(*, unavailable, message: "Keys make no sound")
  public final func playInputClick() {}
}

/// Not available: applications do not bring keyboards for others.
@available(*, unavailable, message: "Set the inputView of the text field or the text view")
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {}
