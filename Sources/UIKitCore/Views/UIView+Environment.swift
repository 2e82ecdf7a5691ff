import Foundation
import UIKitGraphics

extension UIView {
  /// Traits that this view and everything below it has in place of the inherited ones.
  public var traitOverrides: UITraitOverrides {
    get { traitOverridesStorage ?? UITraitOverrides() }
    set {
      let old = InheritedEnvironment(of: self)
      traitOverridesStorage = newValue
      windowStorage?.loop?.traitsChanged()
      announceTraits(from: old)
    }
  }

  /// The superview's traits with what this view overrides.
  final var inheritedTraits: UITraitCollection {
    let inherited = superviewStorage?.traitCollection ?? windowStorage?.baseTraits ?? .current
    return traitOverridesStorage?.applied(to: inherited) ?? inherited
  }

  /// The part of the superview's safe area insets that lies inside this view, and those of
  /// its controller.
  final var inheritedSafeArea: UIEdgeInsets {
    guard let superview = superviewStorage else {
      return windowStorage?.baseSafeAreaInsets ?? .zero
    }
    let outer = superview.safeAreaInsets
    let extra = owner?.additionalSafeAreaInsets ?? .zero
    guard outer != .zero else { return extra }
    let bounds = superview.boundsStorage
    let rect = frameRect
    return UIEdgeInsets(
      top: covered(outer.top, at: rect.minY - bounds.minY) + extra.top,
      left: covered(outer.left, at: rect.minX - bounds.minX) + extra.left,
      bottom: covered(outer.bottom, at: bounds.maxY - rect.maxY) + extra.bottom,
      right: covered(outer.right, at: bounds.maxX - rect.maxX) + extra.right
    )
  }

  /// How much of the superview's inset reaches into a view at a distance from the
  /// superview's edge.
  ///
  /// A view that sticks out has the inset as it is, so that its content stays where
  /// it is while the view slides over the edge.
  private func covered(_ inset: CGFloat, at distance: CGFloat) -> CGFloat {
    min(inset, max(0, inset - distance))
  }

  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != layoutMarginsStorage else { return }
    layoutMarginsStorage = margins
    setNeedsLayout()
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
  }

  /// Tells this view and everything below it that what they inherit may have changed.
  final func inheritedEnvironmentDidChange() {
    guard windowStorage != nil else { return }
    let start = InheritedEnvironment(startingWith: .current)
    follow(InheritedEnvironment(of: self), from: start, moves: true)
  }

  /// Tells the subtree that the safe area changed.
  final func safeAreaDidChange() {
    announceSafeArea()
    for subview in subviewStorage { subview.safeAreaDidChange() }
  }

  final func announceSafeArea() {
    setNeedsLayout()
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
  }

  /// Tells the subtree that traits changed; colours and fonts are resolved anew.
  ///
  /// - Parameter old: What held before.
  final func announceTraits(from old: InheritedEnvironment) {
    follow(InheritedEnvironment(of: self), from: old, moves: false)
  }
}
