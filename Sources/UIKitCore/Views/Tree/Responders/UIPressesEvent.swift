import Foundation

/// An event of key presses and releases.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All held keys, and the keys of this event.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Whether the press reached the end of the responder chain unhandled.
  var isUnhandled = false

  open override var type: UIEvent.EventType { .presses }
}
