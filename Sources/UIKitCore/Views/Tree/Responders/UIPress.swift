public import Foundation

/// A key press, from the key down to its release; the object stays the same throughout.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The key went down, or repeats while held.
    case began = 0
    /// The key has not changed since the last event.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The window lost the keyboard focus while the key was held.
    case cancelled = 4
  }

  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the loop's clock.
  open internal(set) var timestamp: TimeInterval
  /// The key; `nil` only in presses created by tests.
  open internal(set) var key: UIKey?
  /// The window that had the keyboard focus when the key went down.
  open internal(set) weak var window: UIWindow?
  /// The responder that received the key down.
  open internal(set) weak var responder: UIResponder?
  /// Whether the press is an auto-repeat.
  package internal(set) var isRepeat = false

  /// Creates a press without a key, for tests.
  public override init() {
    timestamp = 0
    super.init()
  }

  init(key: UIKey, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }
}

extension UIPress {
  /// Returns whether the press is a key without modifiers, not repeated.
  final func isKey(_ code: UIKeyboardHIDUsage) -> Bool {
    guard let key, !isRepeat else { return false }
    return key.keyCode == code && key.heldModifiers.isEmpty
  }

  /// Whether the press is Escape without modifiers, not repeated.
  final var isEscape: Bool { isKey(.keyboardEscape) }
}
