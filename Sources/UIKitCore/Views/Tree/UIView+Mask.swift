import UIKitGraphics

extension UIView {
  /// A view whose alpha channel masks this view and its subviews.
  ///
  /// Its frame is in this view's coordinates and may be animated. The mask is not one of `subviews`
  /// and receives no touches; setting it removes it from its former superview. A masked view is
  /// drawn into its own bitmap, and the content of a scroll view is redrawn on each scroll.
  ///
  /// Default: `nil`, nothing is masked.
  public final var mask: UIView? {
    get {
      guard let last = subviewStorage.last, last.isMaskView else { return nil }
      return last
    }
    set {
      demandMainThread(type(of: self), "mask")
      guard newValue !== mask else { return }
      mask?.detach()
      if newValue != nil, layerStorage?.storageIfCreated?.mask != nil { layer.mask = nil }
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

  /// The subviews without the mask, which is the last stored subview.
  final var contentSubviews: ArraySlice<UIView> { subviewStorage.prefix(subviewCount) }

  /// Whether a view or a layer masks this view.
  final var isMasked: Bool { mask != nil || layerStorage?.storageIfCreated?.mask != nil }
}
