import UIKitCore

/// A log of the events of a control.
@MainActor
final class ControlLog {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    (.editingDidBegin, "editingBegin"), (.editingChanged, "editing"),
    (.editingDidEnd, "editingEnd"), (.editingDidEndOnExit, "exitKey"),
  ]

  private var events: [String] = []

  init(_ control: UIControl, for recordedEvents: UIControl.Event = .allEvents) {
    for (event, name) in ControlLog.names where recordedEvents.contains(event) {
      control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
