import UIKitGraphics

extension UIView {
  /// A view whose opacity, at each place, is the opacity of this view with all that is in it.
  ///
  /// Its frame is in the coordinates of this view, and may be animated. It is none of the subviews,
  /// takes no touches, and leaves a view in which it was. While there is a mask, the view is drawn into
  /// a bitmap of its own, and the content of a scroll view is drawn anew when it is scrolled.
  ///
  /// Default: `nil`, all is shown.
  public final var mask: UIView? {
    get {
      guard let last = subviewStorage.last, last.isMaskView else { return nil }
      return last
    }
    set {
      demandMainThread(type(of: self), "mask")
      guard newValue !== mask else { return }
      mask?.detach()
      if newValue != nil, layerStorage?.ownStorage?.mask != nil { layer.mask = nil }
      if let newValue {
        newValue.removeFromSuperview()
        newValue.isMaskView = true
        insert(newValue, at: subviewStorage.count)
      }
      setPending([.move, .content])
    }
  }

  /// The number of subviews, without the mask.
  final var subviewCount: Int { subviewStorage.count - (mask == nil ? 0 : 1) }

  /// The subviews, without the mask, which is the last one of those that are stored.
  final var contentSubviews: ArraySlice<UIView> { subviewStorage.prefix(subviewCount) }

  /// Whether a view or a layer masks this view.
  final var isMasked: Bool { mask != nil || layerStorage?.ownStorage?.mask != nil }
}
