public import Foundation

/// A key from when it goes down until it is released; the same object all the time.
@preconcurrency @MainActor
public final class UIPress: NSObject {
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
  public internal(set) var phase = Phase.began
  /// Seconds on the loop's clock, of the last change.
  public internal(set) var timestamp: TimeInterval
  /// The key; never `nil` on this platform.
  public internal(set) var key: UIKey?
  /// The window that had the keyboard when the key went down.
  public internal(set) weak var window: UIWindow?
  /// The first responder, or what stood for it, when the key went down.
  public internal(set) weak var responder: UIResponder?
  /// Whether the key went down long ago and now repeats by itself.
  package internal(set) var isRepeat = false

  init(key: UIKey, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }
}
