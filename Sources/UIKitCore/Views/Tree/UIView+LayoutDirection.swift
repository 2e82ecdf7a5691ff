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

  /// The mirror for the parts of this view.
  final var mirror: LayoutMirror { LayoutMirror(layoutDirection, in: boundsStorage) }

  /// The view's own attribute, or else that of the views that it is a part of.
  private var resolvedSemanticContentAttribute: UISemanticContentAttribute {
    var view = self
    while view.semanticContentAttributeStorage == .unspecified, view.isPartOfSuperview,
      let whole = view.superviewStorage
    {
      view = whole
    }
    return view.semanticContentAttributeStorage
  }

  final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttributeStorage else { return }
    semanticContentAttributeStorage = attribute
    invalidateLayoutDirection()
  }

  /// Invalidates all that depends on the direction of this view and its parts.
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

  /// Notifies a view whose traits have changed that its direction has, too.
  final func updateLayoutDirection(from old: UITraitCollection) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    guard isMirrored != (old.layoutDirection == .rightToLeft) else { return }
    layoutStateStorage?.directionDidChange()
    if case .directional = layoutMarginsStorage { marginsDidChange() }
    layoutDirectionDidChange()
  }
}
