public import Foundation
public import UIKitGraphics

/// What an application says of how a layer is to be drawn; it has no effect on the pixels, which are
/// kept as long as nothing changes anyway.
struct LayerHints {
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
}

extension CALayer {
  /// Whether the layer is drawn into an image that is kept; pixels are kept anyway.
  ///
  /// Default: `false`.
  public final var shouldRasterize: Bool {
    get { own.hints.shouldRasterize }
    set { own.hints.shouldRasterize = newValue }
  }

  /// The pixels per point of such an image; the screen's are used.
  ///
  /// Default: 1.
  public final var rasterizationScale: CGFloat {
    get { own.hints.rasterizationScale }
    set { own.hints.rasterizationScale = newValue }
  }

  /// Whether the layer promises to fill its bounds: the view's `isOpaque`.
  ///
  /// Default: `false`.
  public final var isOpaque: Bool {
    get { view?.isOpaque ?? own.hints.isOpaque }
    set { if let view { view.isOpaque = newValue } else { own.hints.isOpaque = newValue } }
  }

  /// Whether drawing may happen on another thread; it is recorded on the main thread.
  ///
  /// Default: `false`.
  public final var drawsAsynchronously: Bool {
    get { own.hints.drawsAsynchronously }
    set { own.hints.drawsAsynchronously = newValue }
  }

  /// Whether the edges of a turned layer are smooth, which they always are.
  ///
  /// Default: `false`.
  public final var allowsEdgeAntialiasing: Bool {
    get { own.hints.allowsEdgeAntialiasing }
    set { own.hints.allowsEdgeAntialiasing = newValue }
  }

  /// Whether a view with its subviews fades as one, which it always does.
  ///
  /// Default: `true`.
  public final var allowsGroupOpacity: Bool {
    get { own.hints.allowsGroupOpacity }
    set { own.hints.allowsGroupOpacity = newValue }
  }

  /// The shape of the shadow, in the coordinates of the bounds; `nil` is that of the rounded bounds.
  ///
  /// Default: `nil`. Rectangles, rounded ones and circles have that shape, other paths that of the
  /// rectangle around them.
  public final var shadowPath: CGPath? {
    get { ownStorage?.shadowPath }
    set {
      own.shadowPath = newValue?.copy()
      own.shadowShape = newValue.flatMap(ShadowShape.init)
      shadowChanged()
    }
  }

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

/// A rectangle with rounded corners that casts a shadow.
struct ShadowShape: Equatable {
  let rect: CGRect
  let radius: CGFloat

  /// The shape of a path; `nil` for an empty one.
  init?(_ path: CGPath) {
    guard !path.isEmpty else { return nil }
    rect = path.boundingBoxOfPath
    radius = path.cornerRadius(in: rect)
  }
}
