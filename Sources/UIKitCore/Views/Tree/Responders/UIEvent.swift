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
    /// One bit for each button.
    public let rawValue: Int

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: One bit for each button.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The main button, usually the left one; also fingers.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The wheel, or the button in the middle.
    static let middle = ButtonMask(rawValue: 1 << 2)

    /// The set of one button.
    ///
    /// - Parameter buttonNumber: 1 for the primary one, 2 for the secondary one, and so on.
    /// - Returns: The set.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      demand(
        (1...32).contains(buttonNumber),
        "There is no button with the number \(buttonNumber)"
      )
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// Seconds on the loop's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that are held; `.primary` for fingers.
  open internal(set) var buttonMask: ButtonMask = []
  /// All touches on the screen, with those that ended in this event.
  var touches: [UITouch] = []
  /// Whether a window has delivered the event already.
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

  /// All touches on the screen, with those that ended in this event; `nil` when
  /// the event is not about touches.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : nil }

  /// The touches that began in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: `nil` when there is none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that began in a view itself, not in its subviews.
  ///
  /// - Parameter view: The view.
  /// - Returns: `nil` when there is none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a gesture recogniser tracks.
  ///
  /// - Parameter gesture: The recogniser.
  /// - Returns: `nil` when there is none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.touches.contains($0) }
  }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = Set(touches.filter(isIncluded))
    return found.isEmpty ? nil : found
  }
}
