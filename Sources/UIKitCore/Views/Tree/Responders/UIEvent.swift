public import Foundation
import UIKitSupport

/// An event of touches; see also `UIPressesEvent`.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or a pointer with a button held.
    case touches = 0
    /// Keys.
    case presses = 3
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, one for each button.
    public let rawValue: Int

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The bits, one for each button.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The primary button, usually the left one; also used for fingers.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens menus, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The wheel or middle button.
    static let middle = ButtonMask(rawValue: 1 << 2)

    /// Returns the set with one button.
    ///
    /// - Parameter buttonNumber: 1 for the primary button, 2 for the secondary button, and so on.
    /// - Returns: The set.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      demand(
        (1...32).contains(buttonNumber),
        "There is no button with the number \(buttonNumber)"
      )
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The time of the event, in seconds on the loop's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys held during the event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pressed buttons; `.primary` for fingers.
  open internal(set) var buttonMask: ButtonMask = []
  /// All touches on the screen, including those that ended in this event.
  var touches: [UITouch] = []
  /// Whether a window has already delivered the event.
  var isDelivered = false

  /// Creates an event without touches, for tests.
  public override init() {
    super.init()
  }

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }

  /// The type of the event.
  open var type: EventType { .touches }

  /// All touches on the screen, including those that ended in this event; `nil` for an event of
  /// keys.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  /// Returns the touches that began in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The touches; `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches that began in a view itself, not in its subviews.
  ///
  /// - Parameter view: The view.
  /// - Returns: The touches; `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches tracked by a gesture recogniser.
  ///
  /// - Parameter gesture: The recogniser.
  /// - Returns: The touches; `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.touches.contains($0) }
  }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let matches = Set(touches.filter(isIncluded))
    return matches.isEmpty ? nil : matches
  }
}
