import Foundation
import UIKitGraphics

extension UIView {
  /// The direction of this view's layout.
  final var layoutDirection: UIUserInterfaceLayoutDirection {
    switch resolvedSemanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The mirror for this view's components.
  final var mirror: LayoutMirror { LayoutMirror(layoutDirection, in: boundsStorage) }

  /// The view's own attribute; if unspecified, the attribute of the views of which this view is a
  /// component.
  private var resolvedSemanticContentAttribute: UISemanticContentAttribute {
    guard semanticContentAttributeStorage == .unspecified, isPartOfSuperview else {
      return semanticContentAttributeStorage
    }
    return superviewStorage?.resolvedSemanticContentAttribute ?? .unspecified
  }

  final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttributeStorage else { return }
    semanticContentAttributeStorage = attribute
    invalidateLayoutDirection()
  }

  /// Invalidates everything that depends on the layout direction of this view and its components.
  final func invalidateLayoutDirection() {
    setPending([.layout, .record, .content])
    layoutStateStorage?.directionDidChange()
    if case .directional = layoutMarginsStorage { marginsDidChange() }
    layoutDirectionDidChange()
    for subview in subviewStorage where subview.isPartOfSuperview {
      subview.invalidateLayoutDirection()
    }
  }

  // MARK: Margins

  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard layoutMarginsStorage != .fixed(margins) else { return }
    layoutMarginsStorage = .fixed(margins)
    marginsDidChange()
  }

  final func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard layoutMarginsStorage != .directional(margins) else { return }
    layoutMarginsStorage = .directional(margins)
    marginsDidChange()
  }

  final func marginsDidChange() {
    setNeedsLayout()
    layoutStateStorage?.invalidateInsets()
    CallbackNesting.call("layoutMarginsDidChange()", of: self) {
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
    }
  }

  /// Updates the layout direction of a view whose traits have changed.
  final func updateLayoutDirection(from old: UITraitCollection) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    guard isMirrored != (old.layoutDirection == .rightToLeft) else { return }
    layoutStateStorage?.directionDidChange()
    if case .directional = layoutMarginsStorage { marginsDidChange() }
    layoutDirectionDidChange()
  }
}
