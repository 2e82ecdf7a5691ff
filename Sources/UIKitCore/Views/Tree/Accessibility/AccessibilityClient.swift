import Foundation
import UIKitGraphics

/// The client that presents the interface to assistive technology, while it is running.
@MainActor
package protocol AccessibilityClient: AnyObject {
  /// The element with the screen reader's focus; `nil` if there is none.
  var focusedElement: _UIAccessibleObject? { get }
  /// Whether a screen reader is running.
  var isScreenReaderRunning: Bool { get }
  /// Delivers a notification from the application.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?)
  /// Moves the screen reader to an element.
  func move(to element: _UIAccessibleObject)
}
