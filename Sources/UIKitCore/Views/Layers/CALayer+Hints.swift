public import Foundation

/// Hints of an application about the drawing of a layer.
///
/// They do not affect the pixels, which are cached until something changes anyway.
struct LayerHints {
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
}

extension CALayer {
  /// Whether the layer is rendered into a cached bitmap; has no effect, because pixels are always
  /// cached.
  ///
  /// Default: `false`.
  public final var shouldRasterize: Bool {
    get { storage.hints.shouldRasterize }
    set { storage.hints.shouldRasterize = newValue }
  }

  /// The pixels per point of the cached bitmap; has no effect, because the screen's scale is used.
  ///
  /// Default: 1.
  public final var rasterizationScale: CGFloat {
    get { storage.hints.rasterizationScale }
    set { storage.hints.rasterizationScale = newValue }
  }

  /// Whether the layer promises to fill its bounds; the view's `isOpaque`.
  ///
  /// Default: `false`; `true` for the layer of a view.
  public final var isOpaque: Bool {
    get { view?.isOpaque ?? storage.hints.isOpaque }
    set { if let view { view.isOpaque = newValue } else { storage.hints.isOpaque = newValue } }
  }

  /// Whether drawing may happen on a different thread; has no effect, because drawing is recorded
  /// on the main thread.
  ///
  /// Default: `false`.
  public final var drawsAsynchronously: Bool {
    get { storage.hints.drawsAsynchronously }
    set { storage.hints.drawsAsynchronously = newValue }
  }

  /// Whether the edges of a rotated layer are antialiased; has no effect, because they always are.
  ///
  /// Default: `false`.
  public final var allowsEdgeAntialiasing: Bool {
    get { storage.hints.allowsEdgeAntialiasing }
    set { storage.hints.allowsEdgeAntialiasing = newValue }
  }

  /// Whether a view fades as a group with its subviews; has no effect, because it always does.
  ///
  /// Default: `true`.
  public final var allowsGroupOpacity: Bool {
    get { storage.hints.allowsGroupOpacity }
    set { storage.hints.allowsGroupOpacity = newValue }
  }
}
