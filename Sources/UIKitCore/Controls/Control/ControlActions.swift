/// The actions of one control, and the events that run them.
@MainActor
struct ControlActions {
  private struct Entry {
    var events: UIControl.Event
    var action: UIAction
    /// The target by which `removeTarget` finds the entry; `nil` for plain actions.
    weak var target: AnyObject?
    var hasTarget = false
    /// Whether the target is looked up in the responder chain each time.
    var searchesResponders = false
  }

  private var entries: [Entry] = []

  /// All events that have an action.
  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action; one with the same identifier is replaced and keeps its events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard let index = entries.firstIndex(where: { $0.action.identifier == action.identifier })
    else {
      entries.append(Entry(events: events, action: action))
      return
    }
    entries[index].action = action
    entries[index].events.formUnion(events)
  }

  /// Adds an action that ends with its target.
  mutating func add(_ action: UIAction, of target: AnyObject, for events: UIControl.Event) {
    entries.removeAll { $0.hasTarget && !$0.searchesResponders && $0.target == nil }
    entries.append(Entry(events: events, action: action, target: target, hasTarget: true))
  }

  /// Adds an action whose target is looked up each time.
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

  /// The actions for any of the events, in the order they were added.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.isEmpty ? [] : entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
