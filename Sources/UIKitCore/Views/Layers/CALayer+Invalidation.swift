public import Foundation

extension CALayer {
  /// Draws the layer anew in the next frame.
  public final func setNeedsDisplay() {
    if let view { view.setNeedsDisplay() } else { drawnAnew() }
  }

  /// Draws the layer anew in the next frame, as a whole.
  ///
  /// - Parameter r: The part that changed.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Lets the view that has the layer, or draws it, lay out in the next frame.
  public final func setNeedsLayout() { owner?.setNeedsLayout() }

  /// Lays out the view that has the layer, or draws it, where that is pending.
  public final func layoutIfNeeded() { owner?.layoutIfNeeded() }
}
