import Foundation
import UIKitConstraints
import UIKitSupport

/// Solves the constraints inside of a view whose own size is given: a window, the view of a
/// controller, a cell's content view.
///
/// Changes are only recorded. `update()` passes them to the solver, and `apply(inside:)` sets
/// frames; both run in the layout pass. The views between the root and others whose frames are
/// given have engines of their own, unless constraints cross their edges.
@MainActor
final class LayoutEngine {
  private(set) unowned(unsafe) var root: UIView
  /// Whether the engine only measures, and leaves no traces in constraints and views.
  let isTemporary: Bool
  /// Whether the root's superview reads the size of the root's content when it lays out.
  var isRootMeasuredBySuperview: Bool
  var solver = ConstraintSolver()
  var boxes: [LayoutBox] = []
  /// The boxes of an engine that only measures.
  var temporaryBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private(set) var rootBox: LayoutBox?
  /// All constraints to solve.
  var constraints: [NSLayoutConstraint] = []

  // MARK: Recorded changes

  var needsRebuild = true
  var added: [NSLayoutConstraint] = []
  var removed: [ConstraintSolver.Constraint] = []
  var staleConstants: [NSLayoutConstraint] = []
  var staleGiven: [LayoutBox] = []
  var staleContents: [LayoutBox] = []
  var isRootStale = false
  /// Views without an autoresizing mask that may have no constraints.
  var joined: [UIView] = []
  var hasBroken = false
  /// Whether the height of the root is being measured, and not given.
  var isMeasuring = false
  var measuringConstraints: [ConstraintSolver.Constraint] = []
  /// Whether frames have to be set.
  var needsApply = false
  /// Whether it solves; views that are measured then may request layout.
  var isBusy = false
  /// Whether frames were to be set while it solved.
  var wasPostponed = false

  /// Memory for the expression of a constraint.
  var terms: [ConstraintSolver.Term] = []
  var constant = 0.0

  /// Whether there ever was an engine; otherwise views skip looking for one.
  private(set) static var isUsed = false

  init(root: UIView, isTemporary: Bool = false) {
    self.root = root
    self.isTemporary = isTemporary
    isRootMeasuredBySuperview = root.layoutStateStorage?.isMeasuredBySuperview == true
    LayoutEngine.isUsed = true
  }

  /// The engine that solves the constraints which a view holds.
  static func engine(for view: UIView) -> LayoutEngine {
    let root = view.layoutRoot
    let state = root.layoutState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    return engine
  }

  /// The engine that solves the constraints which a view holds, if it was made.
  static func existing(for view: UIView) -> LayoutEngine? {
    isUsed ? view.layoutRoot.layoutStateStorage?.engine : nil
  }

  /// Whether something changed since the frames were set.
  var isDirty: Bool { needsApply || hasPendingChanges }

  var hasPendingChanges: Bool {
    needsRebuild || isRootStale || isMeasuring || !added.isEmpty || !removed.isEmpty
      || !staleConstants.isEmpty || !staleGiven.isEmpty || !staleContents.isEmpty
      || !joined.isEmpty
  }

  func setNeedsUpdate() {
    needsApply = true
    if !isTemporary { root.setPending(.constraints) }
  }

  // MARK: Changes

  func insert(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    constraint.solved = nil
    // Another engine's constraints excluded it, if any.
    constraint.isBroken = false
    constraints.append(constraint)
    added.append(constraint)
    setNeedsUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let place = constraints.lastIndex(where: { $0 === constraint }) else { return }
    constraints.remove(at: place)
    if let solved = constraint.solved { removed.append(solved) }
    constraint.solved = nil
    constraint.engine = nil
    added.removeAll { $0 === constraint }
    staleConstants.removeAll { $0 === constraint }
    retryBroken()
    setNeedsUpdate()
  }

  /// Drops all constraints.
  ///
  /// - Returns: The constraints, in the order of activation.
  func takeAll() -> [NSLayoutConstraint] {
    let all = constraints.sorted { $0.serial < $1.serial }
    for constraint in all {
      constraint.engine = nil
      constraint.solved = nil
    }
    constraints = []
    added = []
    needsRebuild = true
    return all
  }

  /// Solves a constraint anew, whose priority has changed.
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
    staleContents.append(box)
    setNeedsUpdate()
  }

  func invalidateGiven(_ box: LayoutBox) {
    staleGiven.append(box)
    retryBroken()
    setNeedsUpdate()
  }

  func invalidateRoot() {
    isRootStale = true
    retryBroken()
    setNeedsUpdate()
  }

  /// Gives broken constraints another chance, as what excluded them may have changed.
  func retryBroken() {
    guard hasBroken else { return }
    for constraint in constraints { constraint.isBroken = false }
    hasBroken = false
    needsRebuild = true
  }

  /// Solves everything anew, because of another direction of layout.
  func invalidateAll() {
    retryBroken()
    needsRebuild = true
    setNeedsUpdate()
  }

  /// Invalidates what depends on the content offset of a scroll view.
  func invalidateScrolled(_ scrollView: UIView) {
    for constraint in constraints where constraint.crosses(scrollView) {
      invalidateConstant(of: constraint)
    }
  }

  /// Adds a view without an autoresizing mask, which may have no constraints.
  func join(_ view: UIView) {
    joined.append(view)
    setNeedsUpdate()
  }

  /// Removes the rectangle of a view or guide that is not inside of the root any more.
  func leave(_ state: LayoutState) {
    joined.removeAll { $0 === state.ownView }
    guard let box = state.box, box.engine === self else { return }
    state.box = nil
    removed += box.given + box.content
    (box.given, box.content, box.contentKey) = ([], [], ContentKey())
    boxes.removeAll { $0 === box }
    staleContents.removeAll { $0 === box }
    staleGiven.removeAll { $0 === box }
    retryBroken()
    setNeedsUpdate()
  }

  // MARK: Boxes

  /// The variables of the root, whose origin is 0.
  var rootVariables: LayoutBox {
    if let rootBox { return rootBox }
    let box = LayoutBox(root.layoutState, in: self)
    rootBox = box
    return box
  }

  func forgetRoot() { rootBox = nil }

  /// The variables of a view or a guide; made when first needed.
  func box(of state: LayoutState) -> LayoutBox {
    if state.ownView === root { return rootVariables }
    if isTemporary {
      if let box = temporaryBoxes[ObjectIdentifier(state)] { return box }
    } else if let box = state.box, box.engine === self {
      return box
    }
    let box = LayoutBox(state, in: self)
    boxes.append(box)
    if isTemporary { temporaryBoxes[ObjectIdentifier(state)] = box } else { state.box = box }
    if let view = state.ownView {
      if view.translatesAutoresizingMaskIntoConstraints {
        box.isGiven = true
        staleGiven.append(box)
      } else {
        staleContents.append(box)
      }
    }
    return box
  }
}

extension NSLayoutConstraint {
  /// Whether an item is inside of a scroll view, and the constraint's holder is not.
  fileprivate func crosses(_ scrollView: UIView) -> Bool {
    guard let holder, holder !== scrollView, scrollView.isInside(holder) else { return false }
    return [firstState, secondState].contains {
      guard let view = $0?.view else { return false }
      return view !== scrollView && view.isInside(scrollView)
    }
  }
}
