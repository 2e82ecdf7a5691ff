public import Foundation
public import UIKitGraphics
import UIKitSupport

extension UIView {
  /// Draws the view and its descendants into the current context.
  ///
  ///     let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
  ///       view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  ///     }
  ///
  /// The view's own transform and opacity are ignored.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to fill, in the context's coordinates; the drawing is scaled if the
  ///     size differs.
  ///   - afterUpdates: Whether to perform pending layout and drawing first; otherwise the view is
  ///     drawn as in the last frame.
  /// - Returns: Whether the view was drawn: there is a context, and the view has a size of at most
  ///   eight million pixels.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    demandMainThread(type(of: self))
    guard let context = UIGraphicsGetCurrentContext(),
      let image = snapshotImage(of: bounds, afterUpdates: afterUpdates, scale: context.scale)
    else { return false }
    image.draw(in: rect)
    return true
  }

  /// Returns a view with a snapshot of this view's current appearance.
  ///
  /// - Parameter afterUpdates: Whether to perform pending layout and drawing first.
  /// - Returns: A view of the same size; `nil` if this view is empty or has more than eight million
  ///   pixels.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// Returns a view with a snapshot of a rectangle of this view's current appearance.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates.
  ///   - afterUpdates: Whether to perform pending layout and drawing first.
  ///   - capInsets: Only `.zero` is supported: the snapshot is stretched as a whole.
  /// - Returns: A view with the rectangle's size; `nil` if the rectangle is empty or has more than
  ///   eight million pixels.
  public final func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    demand(
      capInsets == .zero,
      "A snapshot is stretched as a whole; its capInsets have to be zero, but are \(capInsets)"
    )
    return snapshot(of: rect, afterUpdates: afterUpdates)
  }

  private final func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    demandMainThread(type(of: self))
    guard
      let image = snapshotImage(
        of: rect,
        afterUpdates: afterUpdates,
        scale: traitCollection.displayScale
      )
    else {
      return nil
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  /// Returns a snapshot of a rectangle of the view; `nil` if it has no pixels, or too many.
  final func snapshotImage(of rect: CGRect, afterUpdates: Bool, scale: CGFloat) -> UIImage? {
    let scale = scale > 0 ? scale : 1
    if afterUpdates {
      LayoutPass.runIncludingConstraints(on: self)
      RecordPass.recordAll(in: self, traits: superview?.traitCollection ?? traitCollection)
    }
    let snapshot = ViewSnapshot(of: self, rect: rect, scale: Double(scale))
    return snapshot.map { UIImage(bitmap: $0.bitmap, scale: scale) }
  }
}

extension CALayer {
  /// Draws the layer's view and its descendants into a context, after pending layout and drawing.
  ///
  /// A layer without a view is drawn without its frame and transform.
  ///
  /// The layer is drawn at its bounds in the context's coordinates. Nothing is drawn if the view
  /// has more than eight million pixels.
  ///
  /// - Parameter ctx: The context.
  public func render(in ctx: CGContext) {
    guard let view else {
      let presentedValues = presentationValues ?? modelValues
      UIGraphicsPushContext(ctx)
      ctx.saveGState()
      drawInBounds(in: ctx, bounds, opacity: CGFloat(opacity), presentedValues)
      ctx.restoreGState()
      UIGraphicsPopContext()
      return
    }
    guard let image = view.snapshotImage(of: view.bounds, afterUpdates: true, scale: ctx.scale)
    else {
      return
    }
    UIGraphicsPushContext(ctx)
    image.draw(in: view.bounds)
    UIGraphicsPopContext()
  }
}
