package import Foundation
import UIKitGraphics

/// The presenter of the on-screen keyboard, as windows, texts and scroll views use it.
@MainActor
package protocol InputViewPresenting: AnyObject {
  /// The window of the input views, which is not the application's; `nil` before anything was shown.
  var window: UIWindow? { get }

  /// The rectangle of the input views at rest, in screen coordinates; `nil` while there are none.
  var restingFrame: CGRect? { get }

  /// The rectangle of the input views without animation, in screen coordinates: at rest, or as a
  /// finger drags them; `nil` while there are none.
  var coveringFrame: CGRect? { get }

  /// Whether the on-screen keyboard is shown, rather than views of the application or none.
  var isShowingKeys: Bool { get }

  /// Shows or hides input views after the first responder, or its input views, have changed.
  func updateForFirstResponder()

  /// Follows a change of the first responder's text or selection.
  func textDidChange()

  /// Moves the input views with a finger that drags content towards the bottom.
  ///
  /// - Parameter y: The finger's distance from the top of the screen, in points.
  func drag(to y: CGFloat)

  /// Ends the drag: the input views disappear, or return.
  ///
  /// - Parameter velocity: The finger's speed downwards, in points per second.
  func endDrag(velocity: CGFloat)
}

extension WindowHost {
  /// The presenter of the on-screen keyboard; created on first use.
  package final var keyboard: (any InputViewPresenting)? {
    if keyboardIfUsed == nil { keyboardIfUsed = makeKeyboard() }
    return keyboardIfUsed
  }

  /// Updates the input views for the key window's first responder, once all changes of it are over.
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

  fileprivate final func endChange() {
    responderChanges -= 1
    showInputViews()
  }
}

extension UIWindow {
  /// Runs a change of the first responder, after which the input views change once.
  final func changingFirstResponder<Result>(_ change: () -> Result) -> Result {
    guard let loop else { return change() }
    loop.responderChanges += 1
    defer { loop.endChange() }
    return change()
  }
}

/// Text that deletes whole words, for a delete key that is held.
@MainActor
protocol WordDeleting: UIKeyInput {
  /// Deletes the word before the caret, or the selection.
  func deleteWordBackward()
}
