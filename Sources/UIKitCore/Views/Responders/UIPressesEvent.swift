import Foundation

/// Tells of keys that went down or were released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All keys that are held, and those of this event.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Whether the press reached the end of the responder chain: nobody used it.
  var isUnhandled = false

  open override var type: UIEvent.EventType { .presses }
}
