public import Foundation

/// A key press, from the key down to its release; the same object all the time.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The key went down, or repeats while held.
    case began = 0
    /// Nothing happened since the last event.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The window lost the keyboard focus while the key was held.
    case cancelled = 4
  }

  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// Seconds on the loop's clock, of the last change.
  open internal(set) var timestamp: TimeInterval
  /// The key; `nil` only in presses that tests make.
  open internal(set) var key: UIKey?
  /// The window that had the keyboard when the key went down.
  open internal(set) weak var window: UIWindow?
  /// The responder to which the key down was sent.
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
  /// Whether this is a key alone, not repeated.
  final func isKey(_ code: UIKeyboardHIDUsage) -> Bool {
    guard let key, !isRepeat else { return false }
    return key.keyCode == code && key.heldModifiers.isEmpty
  }

  /// Whether this is Escape alone, not repeated.
  final var isEscape: Bool { isKey(.keyboardEscape) }
}
