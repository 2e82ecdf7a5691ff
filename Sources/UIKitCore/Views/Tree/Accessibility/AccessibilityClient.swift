import Foundation
import UIKitGraphics

/// The presenter of the interface to assistive technology, while that is on.
@MainActor
package protocol AccessibilityClient: AnyObject {
  /// The element that the focus is on.
  var focusedElement: _UIAccessibleObject? { get }
  /// Whether a screen reader is on.
  var isScreenReaderRunning: Bool { get }
  /// Delivers a notification of the application.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?)
  /// Moves the screen reader to an element.
  func move(to element: _UIAccessibleObject)
}
