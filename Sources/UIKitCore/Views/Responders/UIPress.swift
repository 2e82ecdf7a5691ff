public import Foundation

/// A key from when it goes down until it is released; the same object all the time.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where in its life a press is.
  public enum Phase: Int, Sendable {
    /// The key went down, or repeats while held.
    case began = 0
    /// Nothing happened since the last event.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The window lost the keyboard while the key was held.
    case cancelled = 4
  }

  /// Where in its life the press is.
  open internal(set) var phase = Phase.began
  /// Seconds on the loop's clock, of the last change.
  open internal(set) var timestamp: TimeInterval
  /// The key; `nil` only in presses that tests make.
  open internal(set) var key: UIKey?
  /// The window that had the keyboard when the key went down.
  open internal(set) weak var window: UIWindow?
  /// The first responder, or what stood for it, when the key went down.
  open internal(set) weak var responder: UIResponder?
  /// Whether the key went down long ago and now repeats by itself.
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
