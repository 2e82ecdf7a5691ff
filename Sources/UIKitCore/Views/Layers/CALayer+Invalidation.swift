public import Foundation

extension CALayer {
  /// Invalidates the drawing: the layer is redrawn in the next frame.
  public final func setNeedsDisplay() {
    if let view { view.setNeedsDisplay() } else { drawingDidChange() }
  }

  /// Invalidates the drawing: the whole layer is redrawn in the next frame.
  ///
  /// - Parameter r: The changed rectangle.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Invalidates the layout of the view that owns or draws the layer.
  public final func setNeedsLayout() { owner?.setNeedsLayout() }

  /// Lays out the view that owns or draws the layer, if a layout is pending.
  public final func layoutIfNeeded() { owner?.layoutIfNeeded() }
}
