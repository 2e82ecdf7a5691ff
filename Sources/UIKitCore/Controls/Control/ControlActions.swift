/// The actions of a control and the events that trigger them.
@MainActor
struct ControlActions {
  private struct Entry {
    var events: UIControl.Event
    var action: UIAction
    /// The target, matched by `removeTarget`; `nil` for plain actions.
    weak var target: AnyObject?
    var hasTarget = false
    /// Whether the target is determined by the responder chain for each event.
    var searchesResponders = false
  }

  private var entries: [Entry] = []

  /// The union of all events that have an action.
  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action, or adds the events to an existing action with the same identifier, which it
  /// replaces.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard let index = entries.firstIndex(where: { $0.action.identifier == action.identifier })
    else {
      entries.append(Entry(events: events, action: action))
      return
    }
    entries[index].action = action
    entries[index].events.formUnion(events)
  }

  /// Adds an action that is removed when its target is deallocated.
  mutating func add(_ action: UIAction, of target: AnyObject, for events: UIControl.Event) {
    entries.removeAll { $0.hasTarget && !$0.searchesResponders && $0.target == nil }
    entries.append(Entry(events: events, action: action, target: target, hasTarget: true))
  }

  /// Adds an action whose target is determined by the responder chain for each event.
  mutating func addToResponders(_ action: UIAction, for events: UIControl.Event) {
    entries.append(
      Entry(events: events, action: action, hasTarget: true, searchesResponders: true)
    )
  }

  /// Removes an action for some events.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.action.identifier == identifier }
  }

  /// Removes the actions of a target, or of all targets, for some events.
  mutating func remove(target: AnyObject?, for events: UIControl.Event) {
    remove(events) { $0.hasTarget && (target == nil || $0.target === target) }
  }

  /// Returns the actions for any of the events, in the order of their addition.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.isEmpty ? [] : entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  private mutating func remove(_ events: UIControl.Event, where isMatch: (Entry) -> Bool) {
    for index in entries.indices where isMatch(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
