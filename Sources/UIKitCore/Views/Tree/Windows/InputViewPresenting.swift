package import Foundation
import UIKitGraphics

/// The presenter of the on-screen keyboard, as seen by windows, text views and scroll views.
@MainActor
package protocol InputViewPresenting: AnyObject {
  /// The window of the input views, which does not belong to the application; `nil` until it is
  /// first needed.
  var window: UIWindow? { get }

  /// The resting rectangle of the input views, in screen coordinates; `nil` if there are none.
  var restingFrame: CGRect? { get }

  /// The rectangle of the input views without animation, in screen coordinates: at rest, or while
  /// dragged by a finger; `nil` if there are none.
  var coveringFrame: CGRect? { get }

  /// Whether the on-screen keyboard is visible, instead of custom input views or none.
  var isShowingKeys: Bool { get }

  /// Shows or hides input views after the first responder or its input views have changed.
  func updateForFirstResponder()

  /// Updates the keyboard after a change of the first responder's text or selection.
  func textDidChange()

  /// Moves the input views with a finger that drags content to the bottom.
  ///
  /// - Parameter y: The finger's distance from the top of the screen, in points.
  func drag(to y: CGFloat)

  /// Ends the drag: the input views disappear, or return.
  ///
  /// - Parameter velocity: The finger's downward velocity, in points per second.
  func endDrag(velocity: CGFloat)
}

extension WindowHost {
  /// The presenter of the on-screen keyboard; created on first use.
  package final var keyboard: (any InputViewPresenting)? {
    if keyboardIfUsed == nil { keyboardIfUsed = makeKeyboard() }
    return keyboardIfUsed
  }

  /// Updates the input views for the key window's first responder, after all of its changes are
  /// complete.
  final func inputViewsDidChange() {
    hasStaleInputViews = true
    showInputViews()
  }

  private final func showInputViews() {
    guard responderChanges == 0, hasStaleInputViews else { return }
    hasStaleInputViews = false
    let presenter = keyWindow?.firstResponder == nil ? keyboardIfUsed : keyboard
    presenter?.updateForFirstResponder()
  }

  fileprivate final func endResponderChange() {
    responderChanges -= 1
    showInputViews()
  }
}

extension UIWindow {
  /// Makes a change of the first responder, after which the input views are updated once.
  final func changingFirstResponder<Result>(_ change: () -> Result) -> Result {
    guard let host else { return change() }
    host.responderChanges += 1
    defer { host.endResponderChange() }
    return change()
  }
}

/// A text that can delete whole words, for a held delete key.
@MainActor
protocol WordDeleting: UIKeyInput {
  /// Deletes the word before the caret, or the selection.
  func deleteWordBackward()
}
