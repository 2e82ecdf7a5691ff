import Foundation
import UIKitGraphics

extension UIView {
  /// The trait overrides of this view and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { traitOverridesStorage ?? UITraitOverrides() }
    set {
      let oldEnvironment = InheritedEnvironment(of: self)
      traitOverridesStorage = newValue
      windowStorage?.host?.traitsDidChange()
      propagateTraits(from: oldEnvironment)
    }
  }

  /// The superview's traits with this view's overrides.
  ///
  /// A view outside of a window stores the first traits that it reads, because it may depend on
  /// them: it is notified if it moves to a window with different ones.
  final var inheritedTraits: UITraitCollection {
    let inherited =
      superviewStorage?.traitCollection ?? environmentSource?.traitsForDescendants
      ?? windowStorage?.baseTraits ?? .current
    let traits = traitOverridesStorage?.applied(to: inherited) ?? inherited
    if lastEnvironment == nil, windowStorage == nil {
      lastEnvironment = InheritedEnvironment(startingWith: traits)
    }
    return traits
  }

  /// The traits inherited by the views whose `environmentSource` is this view.
  ///
  /// In a window, the traits from the last propagation, so that a label does not have to query all
  /// superviews.
  private var traitsForDescendants: UITraitCollection {
    guard windowStorage != nil, let lastEnvironment else { return traitCollection }
    return lastEnvironment.traits
  }

  /// Returns the safe area insets that apply to a subview.
  ///
  /// Only the horizontal insets apply if a scroll view's content inset keeps its content clear of
  /// the bars above and below. Otherwise the margins of views that scroll beneath a bar would grow.
  private func safeArea(for subview: UIView) -> UIEdgeInsets {
    let safe = safeAreaInsets
    guard let scrolledContent, !scrolledContent.inheritsSafeArea,
      scrolledContent.backdrop !== subview
    else { return safe }
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// The overlap of this view with the superview's safe area insets, and the insets of its
  /// controller.
  final var inheritedSafeArea: UIEdgeInsets {
    guard let superview = superviewStorage else {
      return windowStorage?.baseSafeAreaInsets ?? .zero
    }
    return overlap(withSafeAreaOf: superview)
  }

  private func overlap(withSafeAreaOf superview: UIView) -> UIEdgeInsets {
    let superviewArea = superview.safeArea(for: self)
    let extra = owner?.ownSafeAreaInsets ?? .zero
    guard superviewArea != .zero else { return extra }
    let bounds = superview.boundsStorage
    let rect = frameRect
    return UIEdgeInsets(
      top: insetOverlap(superviewArea.top, at: rect.minY - bounds.minY) + extra.top,
      left: insetOverlap(superviewArea.left, at: rect.minX - bounds.minX) + extra.left,
      bottom: insetOverlap(superviewArea.bottom, at: bounds.maxY - rect.maxY) + extra.bottom,
      right: insetOverlap(superviewArea.right, at: bounds.maxX - rect.maxX) + extra.right
    )
  }

  /// Returns the overlap of the superview's inset with a view at a distance from the superview's
  /// edge.
  ///
  /// A view that extends beyond the edge has the full inset, so that its content does not move
  /// while the view slides over the edge.
  private func insetOverlap(_ inset: CGFloat, at distance: CGFloat) -> CGFloat {
    min(inset, max(0, inset - distance))
  }

  /// Propagates a possible change of the inherited environment to this view and its descendants.
  final func inheritedEnvironmentDidChange() {
    guard windowStorage != nil else { return }
    let start = InheritedEnvironment(startingWith: .current)
    propagate(InheritedEnvironment(of: self), from: start, moves: true)
  }

  /// The safe area insets that depend on the frame; `nil` if they do not depend on its position,
  /// because the superview has none.
  ///
  /// `nil` also for the content of a scroll view, where they change with each scrolled pixel without
  /// a notification.
  final var safeAreaByPosition: UIEdgeInsets? {
    guard windowStorage != nil, let superview = superviewStorage,
      superview.scrolledContent == nil, superview.safeArea(for: self) != .zero
    else { return nil }
    return safeAreaInsets
  }

  /// Propagates the effect of a change of the frame on the safe areas of the view and its subviews.
  ///
  /// - Parameters:
  ///   - old: `safeAreaByPosition` before.
  ///   - resized: Whether the size changed, so that the subviews' distances from the edges differ.
  final func safeAreaMayHaveChanged(from old: UIEdgeInsets?, resized: Bool) {
    guard old != nil || resized else { return }
    guard windowStorage != nil, superviewStorage?.scrolledContent == nil else { return }
    let newInsets = safeAreaInsets
    if newInsets != old ?? newInsets || resized && newInsets != .zero { safeAreaDidChange() }
  }

  /// Propagates a change of the safe area to the subtree.
  final func safeAreaDidChange() {
    propagateSafeArea()
    for subview in subviewStorage { subview.safeAreaDidChange() }
  }

  final func propagateSafeArea() {
    setNeedsLayout()
    layoutStateStorage?.invalidateInsets()
    CallbackNesting.call("safeAreaInsetsDidChange()", of: self) {
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
    }
  }

  /// Propagates a change of traits to the subtree; colours and fonts are resolved again.
  ///
  /// - Parameter old: The previous environment.
  final func propagateTraits(from old: InheritedEnvironment) {
    propagate(InheritedEnvironment(of: self), from: old, moves: false)
  }
}
