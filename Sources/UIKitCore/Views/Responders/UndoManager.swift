public import Foundation

/// Changes that can be undone.
///
/// Linux's Foundation has no such class; this one has the parts of Apple's that applications use.
/// Whoever changes something registers how to change it back. While that is undone, what is
/// registered is for doing it again. `UIResponder.undoManager` is the window's, and Ctrl+Z and
/// Ctrl+Shift+Z call it where nothing else handles these keys. Text fields and text views register
/// what is typed there, too.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// One step: what was registered between the beginning and the end of a group.
  private struct Step {
    var name = ""
    var actions: [Action] = []
  }

  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroups: [Step] = []

  /// Counts what was registered, undone and forgotten.
  final private(set) var registrations = 0
  private var disabledCount = 0
  /// How many steps are kept before those of objects that are gone are looked for.
  private static let cleaningInterval = 64

  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being done again.
  open private(set) var isRedoing = false
  /// The number of steps that are kept; 0 keeps all.
  ///
  /// Default: 0.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a change to do again.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// The name of the change that would be undone; empty for none.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the change that would be done again; empty for none.
  open var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Creates a manager without changes.
  public override init() {
    super.init()
  }

  /// Registers how to undo a change.
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
    registrations += 1
    let action = Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    guard openGroups.isEmpty else {
      openGroups[openGroups.count - 1].actions.append(action)
      return
    }
    add(Step(actions: [action]))
  }

  /// Whether what is registered can be undone; what comes meanwhile is ignored otherwise.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores what is registered, until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Lets changes be registered again; without having been disabled nothing happens.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Names the last change, as in "Undo Delete".
  ///
  /// - Parameter actionName: The name; empty for none.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing, !redoSteps.isEmpty {
      redoSteps[redoSteps.count - 1].name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  /// Begins a group: what is registered until its end is one change.
  open func beginUndoGrouping() {
    openGroups.append(Step())
  }

  /// Ends a group; without one nothing happens.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
    if openGroups.isEmpty {
      add(group)
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
  }

  /// Undoes the last change, if there is one.
  open func undo() {
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Does the last change again that was undone, if there is one.
  open func redo() {
    guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Forgets all changes.
  open func removeAllActions() {
    registrations += 1
    undoSteps = []
    redoSteps = []
    openGroups = []
  }

  /// Forgets the changes of an object.
  ///
  /// - Parameter target: The object.
  open func removeAllActions(withTarget target: AnyObject) {
    registrations += 1
    func without(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var kept = step
        kept.actions.removeAll { $0.target === target }
        return kept.actions.isEmpty ? nil : kept
      }
    }
    undoSteps = without(undoSteps)
    redoSteps = without(redoSteps)
  }

  /// Runs a step backwards, so that its opposites are one step, too.
  private func run(_ step: Step) {
    registrations += 1
    beginUndoGrouping()
    openGroups[openGroups.count - 1].name = step.name
    for action in step.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  private func add(_ step: Step) {
    if isUndoing {
      redoSteps.append(step)
    } else {
      if !isRedoing { redoSteps = [] }
      undoSteps.append(step)
      if undoSteps.count.isMultiple(of: UndoManager.cleaningInterval) { clean() }
    }
    limit()
  }

  /// Forgets steps whose objects are all gone.
  private func clean() {
    undoSteps.removeAll { step in step.actions.allSatisfy { $0.target == nil } }
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoSteps = undoSteps.suffix(levelsOfUndo)
    redoSteps = redoSteps.suffix(levelsOfUndo)
  }
}
