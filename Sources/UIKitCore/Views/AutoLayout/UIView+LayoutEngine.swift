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
    return state.translatesAutoresizingMask && !state.hasCrossingConstraints
  }

  /// The view or its nearest ancestor whose engine solves the constraints held by this view.
  final var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let superview = view.superviewStorage { view = superview }
    return view
  }

  /// Whether the view's own engine has constraints.
  final var hasConstraintsInside: Bool { layoutStateStorage?.engine?.constraints.isEmpty == false }

  /// Sets `translatesAutoresizingMaskIntoConstraints`, and moves the affected constraints to other
  /// engines.
  final func setTranslatesAutoresizingMask(_ value: Bool) {
    guard value != (layoutStateStorage?.translatesAutoresizingMask ?? true) else { return }
    let state = layoutState
    // The view may become a layout root or cease to be one, so constraints inside and across its
    // edges move to the engines to which they now belong.
    let outerEngine = superviewStorage.flatMap { LayoutEngine.existing(for: $0) }
    state.translatesAutoresizingMask = value
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

  /// Deactivates the constraints that cross the view's edge, and keeps those inside as orphans
  /// until `adoptOrphans()`; called before the view leaves its superview.
  final func detachFromOuterLayout() {
    guard let state = layoutStateStorage else { return }
    if let superview = superviewStorage, superview.layoutStateStorage != nil {
      superview.setPending(.updateConstraints)
    }
    let outerEngine = LayoutEngine.existing(for: superviewStorage ?? self)
    deactivateConstraints(of: state, crossing: self)
    guard !isLayoutRoot else {
      outerEngine?.leave(state)
      return
    }
    var heldConstraints: [NSLayoutConstraint] = []
    detachSubtree(self, from: outerEngine, collecting: &heldConstraints)
    state.hasCrossingConstraints = false
    // `adoptOrphans()` moves the remaining constraints to the view's own engine.
    heldConstraints.sort { $0.serial < $1.serial }
    for constraint in heldConstraints {
      outerEngine?.remove(constraint)
      orphans.append(constraint)
    }
  }

  /// Deactivates the constraints of a view and its guides that are held outside of a view.
  private func deactivateConstraints(of state: LayoutState, crossing view: UIView) {
    let guides = [
      state.safeAreaGuide, state.marginsGuide, state.readableGuide, state.keyboardGuide,
      state.scrollFrameGuide, state.scrollContentGuide,
    ]
    let states = [state] + (state.guides + guides.compactMap { $0 }).map(\.state)
    for state in states {
      for constraint in state.references {
        if let holder = constraint.installedView, !holder.isInside(view) {
          constraint.deactivate()
        }
      }
    }
  }

  /// Removes a view and the views inside it from an engine, and collects the constraints that they
  /// hold.
  private func detachSubtree(
    _ view: UIView,
    from outerEngine: LayoutEngine?,
    collecting heldConstraints: inout [NSLayoutConstraint]
  ) {
    if let state = view.layoutStateStorage {
      if view !== self { deactivateConstraints(of: state, crossing: self) }
      heldConstraints += state.constraints
      outerEngine?.leave(state)
      for guide in state.guides { outerEngine?.leave(guide.state) }
      if let guide = state.scrollContentGuide { outerEngine?.leave(guide.state) }
    }
    for subview in view.subviewStorage where !subview.isLayoutRoot {
      detachSubtree(subview, from: outerEngine, collecting: &heldConstraints)
    }
  }

  /// Inserts the orphaned constraints into the engines of the views that hold them; called after
  /// the view has left its superview.
  final func adoptOrphans() {
    guard !orphans.isEmpty else { return }
    for constraint in orphans {
      guard let holder = constraint.installedView else { continue }
      LayoutEngine.engine(for: holder).insert(constraint)
    }
    layoutState.orphans.removeAll()
  }

  private var orphans: [NSLayoutConstraint] {
    get { layoutStateStorage?.orphans ?? [] }
    set { layoutState.orphans = newValue }
  }

  /// Merges the view's own engine into that of the new superview, unless the view is a layout root;
  /// called after the view was added to a superview.
  final func joinLayout(of superview: UIView) {
    guard let state = layoutStateStorage, !isLayoutRoot else { return }
    state.dissolveEngine()
    if !state.translatesAutoresizingMask { LayoutEngine.engine(for: superview).join(self) }
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
