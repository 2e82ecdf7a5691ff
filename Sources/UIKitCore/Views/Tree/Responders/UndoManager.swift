public import Foundation
import UIKitSupport

/// An undo manager: records changes that can be undone and redone.
///
/// Foundation on Linux has no such class; this class provides the methods of Apple's that
/// applications use. The code that makes a change registers its reversal. Changes registered while
/// undoing are for redoing. `UIResponder.undoManager` returns the window's manager, and Ctrl+Z and
/// Ctrl+Shift+Z use it unless a responder handles these keys. Text fields and text views also
/// register typed text with it.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The changes registered between the beginning and the end of a group.
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
  /// Whether the outermost open group is the group of the current event.
  private var hasEventGroup = false
  /// The managers with a group for the current event; their windows need not be known.
  private static var eventManagers: [WeakManager] = []

  /// Increases whenever changes are registered, undone, redone or removed.
  final private(set) var registrations = 0
  private var disabledCount = 0
  /// The number of groups after which groups of deallocated objects are removed.
  private static let cleaningInterval = 64

  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being redone.
  open private(set) var isRedoing = false
  /// The maximum number of groups; 0 for no limit.
  ///
  /// Default: 0.
  open var levelsOfUndo = 0 {
    didSet { removeExcessGroups() }
  }

  /// Whether all changes registered while an event is handled are undone together.
  ///
  /// Their group begins automatically, and ends before the next event and the next frame.
  ///
  /// Default: `true`. With `false`, registering requires an open group.
  open var groupsByEvent = true {
    didSet { if !groupsByEvent { endEventGroup() } }
  }

  /// The number of open groups, including the group of the event.
  open var groupingLevel: Int { openGroups.count }

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether there is a change to redo; reading the property posts `NSUndoManagerCheckpoint`.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoGroups.isEmpty
  }

  /// The name of the next change to undo; empty if there is none.
  open var undoActionName: String { nextToUndo?.name ?? "" }
  /// The name of the next change to redo; empty if there is none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// Whether the next change to undo is discardable, see `setActionIsDiscardable(_:)`.
  open var undoActionIsDiscardable: Bool { nextToUndo?.isDiscardable ?? false }
  /// Whether the next change to redo is discardable.
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
  /// Registering removes all changes to redo, unless a change is being undone or redone. The
  /// program stops without `groupsByEvent` if no group is open.
  ///
  /// - Parameters:
  ///   - target: The changed object; held weakly. After its deallocation the change can no longer
  ///     be undone.
  ///   - handler: Reverses the change.
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

  /// Disables registration until it is enabled as many times as it was disabled.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Enables registration again; the program stops if it was not disabled.
  open func enableUndoRegistration() {
    demand(
      disabledCount > 0,
      "enableUndoRegistration() was called more often than disableUndoRegistration()"
    )
    disabledCount -= 1
  }

  /// Sets the name of the last change, as in "Undo Delete".
  ///
  /// - Parameter actionName: The name; empty for no name.
  open func setActionName(_ actionName: String) {
    changeLastGroup { $0.name = actionName }
  }

  /// Sets whether the last change is discardable, such as a change that only scrolls; notifications
  /// of groups that end include the setting.
  ///
  /// - Parameter discardable: Whether the change is discardable.
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

  /// Begins a group: the changes until its end are undone together.
  ///
  /// With `groupsByEvent` the group is nested in the group of the event.
  open func beginUndoGrouping() {
    beginEventGroup()
    begin()
  }

  /// Ends the innermost group.
  ///
  /// A group without registered changes is removed. The program stops if no group is open.
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
    // An observer may have ended the group.
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      hasEventGroup = false
      if !group.actions.isEmpty { add(group) }
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
    post(.NSUndoManagerDidCloseUndoGroup, info)
  }

  /// Begins the group of the current event, unless a group is open.
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

  /// Ends the groups of the last event; groups that the application has begun and not ended stay
  /// open.
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

  /// Ends the open group, such as that of the event, and undoes the last change, if there is one.
  ///
  /// The program stops if several groups are open.
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

  /// Redoes the change that was undone last, if there is one.
  ///
  /// The program stops if the application has begun a group and not ended it.
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

  /// Removes all changes; open groups continue.
  open func removeAllActions() {
    registrations += 1
    undoGroups = []
    redoGroups = []
    openGroups = openGroups.map { _ in Group() }
  }

  /// Removes the changes of an object.
  open func removeAllActions(withTarget target: AnyObject) {
    registrations += 1
    func removingActions(from groups: [Group]) -> [Group] {
      groups.map { group in
        var remainingGroup = group
        remainingGroup.actions.removeAll { $0.target === target }
        return remainingGroup
      }
    }
    undoGroups = removingActions(from: undoGroups).filter { !$0.actions.isEmpty }
    redoGroups = removingActions(from: redoGroups).filter { !$0.actions.isEmpty }
    openGroups = removingActions(from: openGroups)
  }

  /// Performs the changes of a group in reverse order, so that their reversals are also one group.
  private func run(_ group: Group) {
    registrations += 1
    begin(Group(name: group.name, isDiscardable: group.isDiscardable))
    for action in group.actions.reversed() { action.run() }
    // An action may have begun groups without ending them.
    while !openGroups.isEmpty { end() }
  }

  private func add(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if undoGroups.count.isMultiple(of: UndoManager.cleaningInterval) { removeObsoleteGroups() }
    }
    removeExcessGroups()
  }

  /// Removes groups whose objects are all deallocated.
  private func removeObsoleteGroups() {
    undoGroups.removeAll { group in group.actions.allSatisfy { $0.target == nil } }
  }

  /// Removes the oldest groups beyond `levelsOfUndo`.
  private func removeExcessGroups() {
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
