import Foundation
import UIKitSupport

extension UIView {
  /// The view's state in constraint-based layout, created on first access.
  final var layoutState: LayoutState {
    if let state = layoutStateStorage { return state }
    let state = LayoutState(view: self)
    layoutStateStorage = state
    return state
  }

  /// Whether the constraints inside of the view are solved separately from those outside.
  final var isLayoutRoot: Bool {
    guard superviewStorage != nil else { return true }
    guard let state = layoutStateStorage else { return true }
    return state.translatesMask && !state.isTransparent
  }

  /// The nearest view, this view or an ancestor, whose engine solves the constraints held by this
  /// view.
  final var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let superview = view.superviewStorage { view = superview }
    return view
  }

  /// Whether the view's own engine has constraints.
  final var hasConstraintsInside: Bool { layoutStateStorage?.engine?.constraints.isEmpty == false }

  final func setTranslatesMask(_ value: Bool) {
    guard value != (layoutStateStorage?.translatesMask ?? true) else { return }
    let state = layoutState
    // All constraints solved together with the view are reassigned to engines.
    let outerEngine = superviewStorage.flatMap { LayoutEngine.existing(for: $0) }
    state.translatesMask = value
    outerEngine?.leave(state)
    state.dissolveEngine()
    if let outerEngine, value { outerEngine.redistributeConstraints() }
    for constraint in state.references { constraint.engine?.invalidateAll() }
    if !value {
      setPending(.updateConstraints)
      if let superview = superviewStorage { LayoutEngine.engine(for: superview).join(self) }
    }
  }

  /// Sets the frame determined by constraints.
  final func setLayoutFrame(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    let size = boundsStorage.size
    setGeometry(
      origin: frame.origin,
      bounds: CGRect(origin: boundsStorage.origin, size: frame.size)
    )
    if size != frame.size || superviewStorage?.layoutStateStorage != nil {
      superviewStorage?.setPending(.layout)
    }
  }

  /// Solves and applies the constraints that determine the layout inside of this view.
  final func applyConstraints() {
    guard let engine = LayoutEngine.existing(for: self), engine.isDirty, !engine.isBusy else {
      return
    }
    engine.update()
    engine.apply(inside: self)
  }

  // MARK: Hierarchy

  /// Deactivates constraints with views outside of the view; called before it leaves its superview.
  final func endConstraintsWithOutside() {
    guard let state = layoutStateStorage else { return }
    if let superview = superviewStorage, superview.layoutStateStorage != nil {
      superview.setPending(.updateConstraints)
    }
    let outerEngine = LayoutEngine.existing(for: superviewStorage ?? self)
    end(constraintsOf: state, outside: self)
    guard !isLayoutRoot else {
      outerEngine?.leave(state)
      return
    }
    var heldConstraints: [NSLayoutConstraint] = []
    endInside(self, outerEngine, &heldConstraints)
    state.isTransparent = false
    // The remaining constraints are solved in the view's own engine.
    heldConstraints.sort { $0.serial < $1.serial }
    for constraint in heldConstraints {
      outerEngine?.remove(constraint)
      orphans.append(constraint)
    }
  }

  private func end(constraintsOf state: LayoutState, outside view: UIView) {
    let guides = [
      state.safeAreaGuide, state.marginsGuide, state.readableGuide, state.keyboardGuide,
      state.scrollFrameGuide, state.scrollContentGuide,
    ]
    let states = [state] + (state.guides + guides.compactMap { $0 }).map(\.state)
    for state in states {
      for constraint in state.references {
        if let container = constraint.installedView, !container.isInside(view) {
          constraint.deactivate()
        }
      }
    }
  }

  private func endInside(
    _ view: UIView,
    _ outer: LayoutEngine?,
    _ held: inout [NSLayoutConstraint]
  ) {
    if let state = view.layoutStateStorage {
      if view !== self { end(constraintsOf: state, outside: self) }
      held += state.constraints
      outer?.leave(state)
      for guide in state.guides { outer?.leave(guide.state) }
      if let guide = state.scrollContentGuide { outer?.leave(guide.state) }
    }
    for subview in view.subviewStorage where !subview.isLayoutRoot {
      endInside(subview, outer, &held)
    }
  }

  /// Moves the view's orphaned constraints to the engines of their holders; called after the view
  /// has left its superview.
  final func adoptOrphans() {
    guard !orphans.isEmpty else { return }
    for constraint in orphans {
      guard let container = constraint.installedView else { continue }
      LayoutEngine.engine(for: container).insert(constraint)
    }
    layoutState.orphans.removeAll()
  }

  private var orphans: [NSLayoutConstraint] {
    get { layoutStateStorage?.orphans ?? [] }
    set { layoutState.orphans = newValue }
  }

  /// Moves the constraints inside to the engine outside; called after the view was added to a
  /// superview.
  final func joinLayout(of superview: UIView) {
    guard let state = layoutStateStorage, !isLayoutRoot else { return }
    state.dissolveEngine()
    if !state.translatesMask { LayoutEngine.engine(for: superview).join(self) }
  }
}

extension LayoutEngine {
  /// Moves all constraints to the engines to which they now belong.
  func redistributeConstraints() {
    for constraint in detachAllConstraints() {
      guard let container = constraint.installedView else { continue }
      LayoutEngine.engine(for: container).insert(constraint)
    }
    setNeedsUpdate()
  }
}
