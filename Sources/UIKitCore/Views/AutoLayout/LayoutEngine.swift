import Foundation
import UIKitConstraints
import UIKitSupport

/// Solves the constraints inside a view whose own size is given, such as a window, a controller's
/// view or a cell's content view.
///
/// Changes are only recorded: `update()` passes them to the solver, and `apply(inside:)` sets
/// frames. Both run in the layout pass. Views below the root with a given frame have their own
/// engines, unless constraints cross their edges.
@MainActor
final class LayoutEngine {
  private(set) unowned(unsafe) var root: UIView
  /// Whether the engine only measures, without changing constraints and views.
  let isTemporary: Bool
  /// Whether the root's superview reads the root's content size in its layout.
  var isRootMeasuredBySuperview: Bool
  var solver = ConstraintSolver()
  var boxes: [LayoutBox] = []
  /// The boxes of an engine that only measures, by the identity of their layout states.
  var temporaryBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private(set) var rootBox: LayoutBox?
  /// The constraints to solve.
  var constraints: [NSLayoutConstraint] = []

  // MARK: Recorded changes

  var needsRebuild = true
  var added: [NSLayoutConstraint] = []
  var removed: [ConstraintSolver.Constraint] = []
  var staleConstants: [NSLayoutConstraint] = []
  var boxesWithStaleFrames: [LayoutBox] = []
  var boxesWithStaleContents: [LayoutBox] = []
  /// Whether the root's size has to be passed to the solver.
  var isRootStale = false
  /// Views without an autoresizing mask that may not have constraints.
  var possiblyUnconstrainedViews: [UIView] = []
  /// Whether a constraint was broken by a conflict.
  var hasBrokenConstraints = false
  /// Whether the size of the root is being measured instead of given.
  var isMeasuring = false
  var measuringConstraints: [ConstraintSolver.Constraint] = []
  /// Whether frames have to be set.
  var needsApply = false
  /// Whether the engine is solving; measured views may then request layout.
  var isBusy = false
  /// Whether setting frames was requested while the engine was solving.
  var wasPostponed = false

  /// Reusable memory for the expression of a constraint.
  var terms: [ConstraintSolver.Term] = []
  var constant = 0.0

  /// Whether any engine was ever created; otherwise views skip the search for one.
  private(set) static var isUsed = false

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
    isRootMeasuredBySuperview = root.layoutStateStorage?.isMeasuredBySuperview == true
    LayoutEngine.isUsed = true
  }

  /// Returns the engine that solves the constraints held by a view.
  static func engine(for view: UIView) -> LayoutEngine {
    let root = view.layoutRoot
    let state = root.layoutState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    return engine
  }

  /// Returns the engine that solves the constraints held by a view, if it exists.
  static func existing(for view: UIView) -> LayoutEngine? {
    isUsed ? view.layoutRoot.layoutStateStorage?.engine : nil
  }

  /// Whether there are changes since the frames were set.
  var isDirty: Bool { needsApply || hasPendingChanges }

  var hasPendingChanges: Bool {
    needsRebuild || isRootStale || isMeasuring || !added.isEmpty || !removed.isEmpty
      || !staleConstants.isEmpty || !boxesWithStaleFrames.isEmpty || !boxesWithStaleContents.isEmpty
      || !possiblyUnconstrainedViews.isEmpty
  }

  func setNeedsUpdate() {
    needsApply = true
    if !isTemporary { root.setPending(.constraints) }
  }

  // MARK: Changes

  func insert(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    constraint.solved = nil
    // A conflict in a different engine may have broken the constraint.
    constraint.isBroken = false
    constraints.append(constraint)
    added.append(constraint)
    setNeedsUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let index = constraints.lastIndex(where: { $0 === constraint }) else { return }
    constraints.remove(at: index)
    if let solved = constraint.solved { removed.append(solved) }
    constraint.solved = nil
    constraint.engine = nil
    added.removeAll { $0 === constraint }
    staleConstants.removeAll { $0 === constraint }
    retryBroken()
    setNeedsUpdate()
  }

  /// Removes all constraints.
  ///
  /// - Returns: The constraints in the order of activation.
  func detachAllConstraints() -> [NSLayoutConstraint] {
    let ordered = constraints.sorted { $0.serial < $1.serial }
    for constraint in ordered {
      constraint.engine = nil
      constraint.solved = nil
    }
    constraints = []
    added = []
    needsRebuild = true
    return ordered
  }

  /// Re-adds a constraint after its priority changed.
  func replace(_ constraint: NSLayoutConstraint) {
    guard let solved = constraint.solved else { return }
    removed.append(solved)
    constraint.solved = nil
    staleConstants.removeAll { $0 === constraint }
    added.append(constraint)
    setNeedsUpdate()
  }

  func invalidateConstant(of constraint: NSLayoutConstraint) {
    guard constraint.solved != nil else { return }
    staleConstants.append(constraint)
    retryBroken()
    setNeedsUpdate()
  }

  func invalidateContent(of box: LayoutBox) {
    if isRootMeasuredBySuperview { root.superviewStorage?.setPending(.layout) }
    guard !box.isContentStale else { return }
    box.isContentStale = true
    boxesWithStaleContents.append(box)
    setNeedsUpdate()
  }

  func invalidateFrame(_ box: LayoutBox) {
    boxesWithStaleFrames.append(box)
    retryBroken()
    setNeedsUpdate()
  }

  func invalidateRoot() {
    isRootStale = true
    retryBroken()
    setNeedsUpdate()
  }

  /// Retries broken constraints, because the conflicting constraints may have changed.
  func retryBroken() {
    guard hasBrokenConstraints else { return }
    for constraint in constraints { constraint.isBroken = false }
    hasBrokenConstraints = false
    needsRebuild = true
  }

  /// Invalidates everything after a change of the layout direction.
  func invalidateAll() {
    retryBroken()
    needsRebuild = true
    setNeedsUpdate()
  }

  /// Invalidates the constraints that depend on the content offset of a scroll view.
  func invalidateScrolled(_ scrollView: UIView) {
    for constraint in constraints where constraint.crosses(scrollView) {
      invalidateConstant(of: constraint)
    }
  }

  /// Adds a view without an autoresizing mask, which may not have constraints.
  func join(_ view: UIView) {
    possiblyUnconstrainedViews.append(view)
    setNeedsUpdate()
  }

  /// Removes the rectangle of a view or guide that is no longer inside the root.
  func leave(_ state: LayoutState) {
    possiblyUnconstrainedViews.removeAll { $0 === state.viewStorage }
    guard let box = state.box, box.engine === self else { return }
    state.box = nil
    removed += box.frameConstraints + box.contentConstraints
    (box.frameConstraints, box.contentConstraints, box.contentKey) = ([], [], ContentKey())
    boxes.removeAll { $0 === box }
    boxesWithStaleContents.removeAll { $0 === box }
    boxesWithStaleFrames.removeAll { $0 === box }
    retryBroken()
    setNeedsUpdate()
  }

  // MARK: Boxes

  /// The variables of the root, with the origin 0.
  var rootVariables: LayoutBox {
    if let rootBox { return rootBox }
    let box = LayoutBox(root.layoutState, in: self)
    rootBox = box
    return box
  }

  func forgetRoot() { rootBox = nil }

  /// Returns the variables of a view or guide; created on first access.
  func box(of state: LayoutState) -> LayoutBox {
    if state.viewStorage === root { return rootVariables }
    if isTemporary {
      if let box = temporaryBoxes[ObjectIdentifier(state)] { return box }
    } else if let box = state.box, box.engine === self {
      return box
    }
    let box = LayoutBox(state, in: self)
    boxes.append(box)
    if isTemporary { temporaryBoxes[ObjectIdentifier(state)] = box } else { state.box = box }
    if let view = state.viewStorage {
      if view.translatesAutoresizingMaskIntoConstraints {
        box.hasFixedFrame = true
        boxesWithStaleFrames.append(box)
      } else {
        boxesWithStaleContents.append(box)
      }
    }
    return box
  }
}

extension NSLayoutConstraint {
  /// Returns whether an item is inside a scroll view and the constraint's container is not.
  fileprivate func crosses(_ scrollView: UIView) -> Bool {
    guard let installedView, installedView !== scrollView,
      scrollView.isInside(installedView)
    else { return false }
    return [firstState, secondState].contains {
      guard let view = $0?.view else { return false }
      return view !== scrollView && view.isInside(scrollView)
    }
  }
}
