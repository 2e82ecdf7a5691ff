public import Foundation
import UIKitSupport

/// Changes that can be undone.
///
/// Linux's Foundation has no such class; this one has the parts of Apple's that applications use.
/// The code that changes something registers its reversal. Changes that are registered during
/// undoing are for redoing. `UIResponder.undoManager` is the window's, and Ctrl+Z and Ctrl+Shift+Z
/// call it where nothing else handles these keys. Text fields and text views register typed text
/// there, too.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The changes that were registered between the beginning and the end of a group.
  private struct Group {
    var name = ""
    var isDiscardable = false
    var actions: [Action] = []
  }

  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  /// Whether the outermost open group is that of the present event.
  private var hasEventGroup = false
  /// The managers with a group of the present event; their window need not be known.
  private static var eventManagers: [WeakManager] = []

  /// Counts registered, undone and forgotten changes.
  final private(set) var registrations = 0
  private var disabledCount = 0
  /// The number of groups after which those of deallocated objects are removed.
  private static let cleaningInterval = 64

  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being done again.
  open private(set) var isRedoing = false
  /// The number of groups that are kept; 0 keeps all.
  ///
  /// Default: 0.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Whether all that is registered while one event is handled is undone together, in a group that
  /// begins by itself and ends before the next event and the next frame.
  ///
  /// Default: `true`. Otherwise registering needs a group that was begun.
  open var groupsByEvent = true {
    didSet { if !groupsByEvent { endEventGroup() } }
  }

  /// The number of groups that have begun and not ended, with that of the event.
  open var groupingLevel: Int { openGroups.count }

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether there is a change to do again; asking posts `NSUndoManagerCheckpoint`.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoGroups.isEmpty
  }

  /// The name of the change that would be undone; empty for none.
  open var undoActionName: String { nextToUndo?.name ?? "" }
  /// The name of the change that would be done again; empty for none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// Whether the change that would be undone is discardable, see `setActionIsDiscardable(_:)`.
  open var undoActionIsDiscardable: Bool { nextToUndo?.isDiscardable ?? false }
  /// Whether the change that would be done again is discardable.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  private var nextToUndo: Group? {
    openGroups.first.flatMap { $0.actions.isEmpty ? nil : $0 } ?? undoGroups.last
  }

  /// Creates a manager without changes.
  public override init() {
    super.init()
  }

  /// Registers the reversal of a change.
  ///
  /// Nothing can be done again afterwards, unless a change is being undone. Without `groupsByEvent` and
  /// without an open group the program stops.
  ///
  /// - Parameters:
  ///   - target: The object that is changed, which is not retained; without it the change cannot
  ///     be undone any more.
  ///   - handler: Changes it back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    demand(
      groupsByEvent || !openGroups.isEmpty,
      "registerUndo(withTarget:handler:) was called without a group: call beginUndoGrouping() before"
    )
    registrations += 1
    if !isUndoing, !isRedoing { redoGroups = [] }
    beginEventGroup()
    guard !openGroups.isEmpty else { return }
    let action = Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    openGroups[openGroups.count - 1].actions.append(action)
  }

  /// Whether changes are registered; with `false` they are ignored.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores changes until registration is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Enables the registration of changes again; if it was not disabled, the program stops.
  open func enableUndoRegistration() {
    demand(
      disabledCount > 0,
      "enableUndoRegistration() was called more often than disableUndoRegistration()"
    )
    disabledCount -= 1
  }

  /// Names the last change, as in "Undo Delete".
  ///
  /// - Parameter actionName: The name; empty for none.
  open func setActionName(_ actionName: String) {
    changeLastGroup { $0.name = actionName }
  }

  /// Sets whether the last change need not be kept, as one that only scrolls; notifications of
  /// groups that end contain it.
  ///
  /// - Parameter discardable: Whether it need not be kept.
  open func setActionIsDiscardable(_ discardable: Bool) {
    changeLastGroup { $0.isDiscardable = discardable }
  }

  private func changeLastGroup(_ change: (inout Group) -> Void) {
    if !openGroups.isEmpty {
      change(&openGroups[0])
    } else if !undoGroups.isEmpty {
      change(&undoGroups[undoGroups.count - 1])
    }
  }

  // MARK: Groups

  /// Begins a group: the changes until its end are undone as one.
  ///
  /// With `groupsByEvent` it is inside of the event's group.
  open func beginUndoGrouping() {
    beginEventGroup()
    begin()
  }

  /// Ends the innermost group.
  ///
  /// One without registered changes leaves nothing behind. Without a group the program stops.
  open func endUndoGrouping() {
    demand(!openGroups.isEmpty, "endUndoGrouping() was called without beginUndoGrouping()")
    end()
  }

  private func begin(_ group: Group = Group()) {
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func end() {
    post(.NSUndoManagerCheckpoint)
    let isDiscardable = openGroups.last?.isDiscardable ?? false
    let info = isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, info)
    // An observer may have ended it.
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      hasEventGroup = false
      if !group.actions.isEmpty { add(group) }
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
    post(.NSUndoManagerDidCloseUndoGroup, info)
  }

  /// Begins the group of the present event, unless a group is open.
  private func beginEventGroup() {
    guard groupsByEvent, openGroups.isEmpty else { return }
    hasEventGroup = true
    begin()
    UndoManager.eventManagers.append(WeakManager(manager: self))
    WindowHost.current.onNextFrame { UndoManager.endEvent() }
  }

  private func endEventGroup() {
    if hasEventGroup, openGroups.count == 1 { end() }
  }

  /// Ends the groups of the event that was handled last; groups that the application has not ended
  /// stay open.
  static func endEvent() {
    guard !eventManagers.isEmpty else { return }
    let managers = eventManagers
    eventManagers = []
    for case let manager? in managers.map(\.manager) {
      manager.endEventGroup()
      if manager.hasEventGroup { eventManagers.append(WeakManager(manager: manager)) }
    }
  }

  // MARK: Undoing

  /// Undoes the last change, if there is one, and ends the event's group before.
  ///
  /// With a group that has begun and not ended the program stops.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    if openGroups.count == 1 { end() }
    demand(
      openGroups.isEmpty,
      "undo() was called with \(openGroups.count) open groups: call endUndoGrouping() before"
    )
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does the last change again that was undone, if there is one.
  ///
  /// With a group that has begun and not ended the program stops.
  open func redo() {
    guard !isUndoing, !isRedoing else { return }
    endEventGroup()
    demand(
      openGroups.isEmpty,
      "redo() was called with \(openGroups.count) open groups: call endUndoGrouping() before"
    )
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Drops all changes; open groups continue.
  open func removeAllActions() {
    registrations += 1
    undoGroups = []
    redoGroups = []
    openGroups = openGroups.map { _ in Group() }
  }

  /// Drops the changes of an object.
  ///
  /// - Parameter target: The object.
  open func removeAllActions(withTarget target: AnyObject) {
    registrations += 1
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var kept = group
        kept.actions.removeAll { $0.target === target }
        return kept
      }
    }
    undoGroups = without(undoGroups).filter { !$0.actions.isEmpty }
    redoGroups = without(redoGroups).filter { !$0.actions.isEmpty }
    openGroups = without(openGroups)
  }

  /// Runs a group backwards, so that its opposites are one group, too.
  private func run(_ group: Group) {
    registrations += 1
    begin(Group(name: group.name, isDiscardable: group.isDiscardable))
    for action in group.actions.reversed() { action.run() }
    // An action may have begun groups without an end.
    while !openGroups.isEmpty { end() }
  }

  private func add(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if undoGroups.count.isMultiple(of: UndoManager.cleaningInterval) { clean() }
    }
    limit()
  }

  /// Drops groups whose objects are all deallocated.
  private func clean() {
    undoGroups.removeAll { group in group.actions.allSatisfy { $0.target == nil } }
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoGroups = undoGroups.suffix(levelsOfUndo)
    redoGroups = redoGroups.suffix(levelsOfUndo)
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  private struct WeakManager {
    weak var manager: UndoManager?
  }
}
