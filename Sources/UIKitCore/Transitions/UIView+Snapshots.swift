public import Foundation
public import UIKitGraphics
import UIKitSupport

extension UIView {
  /// Draws the view and everything below it into the current context.
  ///
  ///     let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
  ///       view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  ///     }
  ///
  /// The view's own transform and opacity are left out.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to fill, in the context's coordinates; other sizes scale the picture.
  ///   - afterUpdates: Whether pending layout and drawing are done before; else it looks as in the
  ///     last frame.
  /// - Returns: Whether it was drawn: there is a context, and the view has a size of at most eight
  ///   million pixels.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    demandMainThread(type(of: self))
    guard let context = UIGraphicsGetCurrentContext(),
      let image = picture(of: bounds, afterUpdates, scale: context.scale)
    else { return false }
    image.draw(in: rect)
    return true
  }

  /// A view that shows what this one shows now.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are done before.
  /// - Returns: A view of the same size; `nil` when this one is empty or has more than eight million
  ///   pixels.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates)
  }

  /// A view that shows a part of what this one shows now.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Whether pending layout and drawing are done before.
  ///   - capInsets: Only `.zero` is possible: the picture is stretched as a whole.
  /// - Returns: A view of the part's size; `nil` when that is empty or has more than eight million
  ///   pixels.
  public final func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    demand(
      capInsets == .zero,
      "A snapshot is stretched as a whole; its capInsets have to be zero, but are \(capInsets)"
    )
    return snapshot(of: rect, afterUpdates)
  }

  private final func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView? {
    demandMainThread(type(of: self))
    guard let image = picture(of: rect, afterUpdates, scale: traitCollection.displayScale) else {
      return nil
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  /// Returns the picture of a part of the view; `nil` when there are no pixels, or too many.
  final func picture(of rect: CGRect, _ afterUpdates: Bool, scale: CGFloat) -> UIImage? {
    let scale = scale > 0 ? scale : 1
    if afterUpdates {
      LayoutPass.runIncludingConstraints(on: self)
      RecordPass.recordAll(in: self, traits: superview?.traitCollection ?? traitCollection)
    }
    let picture = ViewPicture(of: self, part: rect, scale: Double(scale))
    return picture.map { UIImage(bitmap: $0.bitmap, scale: scale) }
  }
}

extension CALayer {
  /// Draws the layer's view and everything below it into a context, as it is after pending layout
  /// and drawing.
  ///
  /// Of a layer without a view all is drawn but its frame and its transform.
  ///
  /// The bounds keep their place: the layer's origin is drawn at the origin of the context. Nothing
  /// is drawn when the view has more than eight million pixels.
  ///
  /// - Parameter ctx: The context.
  public func render(in ctx: CGContext) {
    guard let view else {
      let shown = shownValues ?? ownValues
      UIGraphicsPushContext(ctx)
      ctx.saveGState()
      drawInside(in: ctx, bounds, opacity: CGFloat(opacity), shown)
      ctx.restoreGState()
      UIGraphicsPopContext()
      return
    }
    guard let image = view.picture(of: view.bounds, true, scale: ctx.scale) else {
      return
    }
    UIGraphicsPushContext(ctx)
    image.draw(in: view.bounds)
    UIGraphicsPopContext()
  }
}
