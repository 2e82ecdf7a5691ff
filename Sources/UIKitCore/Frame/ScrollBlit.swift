import Foundation
import UIKitGraphics

/// A region of the frame whose pixels are moved instead of redrawn: the content of a scroll view
/// after scrolling by whole pixels.
///
/// Only the exposed strips and the views that do not scroll are drawn: floating headers, the index,
/// views in front.
struct ScrollBlit {
  /// The visible rectangle of the view, in device pixels.
  let rect: PixelRect
  /// The distance to the right, in device pixels.
  let x: Int
  /// The distance down, in device pixels.
  let y: Int

  /// Creates the blit from a view's last frame to the current one.
  ///
  /// Returns `nil` if moved pixels would differ from drawn pixels: behind translucent or rounded
  /// content, under transforms, for fractions of pixels, and if nothing visible remains visible.
  ///
  /// - Parameters:
  ///   - view: The view whose content was scrolled.
  ///   - oldOrigin: The bounds' origin in the last frame, in points.
  ///   - geometry: The view's current geometry; the view itself has not moved.
  ///   - visible: The view's visible rectangle, in device pixels.
  ///   - scale: Device pixels per point.
  @MainActor
  init?(
    _ view: UIView,
    from oldOrigin: CGPoint,
    _ geometry: PresentationGeometry,
    _ visible: PixelRect,
    scale: Double
  ) {
    guard view.coversItsBounds, view.isDrawnPlainly else { return nil }
    let distanceX = (oldOrigin.x - geometry.boundsOrigin.x) * scale
    let distanceY = (oldOrigin.y - geometry.boundsOrigin.y) * scale
    guard abs(distanceX - distanceX.rounded()) < 1e-6, abs(distanceY - distanceY.rounded()) < 1e-6,
      abs(distanceX) < Double(visible.width), abs(distanceY) < Double(visible.height)
    else { return nil }
    rect = visible
    x = Int(distanceX.rounded())
    y = Int(distanceY.rounded())
  }

  /// Returns a rectangle after the move, clipped to the visible rectangle.
  func moved(_ source: PixelRect) -> PixelRect {
    source.offsetBy(x: x, y: y).intersection(rect)
  }

  /// Calls the closure with each exposed strip.
  func forEachExposedStrip(_ body: (PixelRect) -> Void) {
    let movedRect = moved(rect)
    if movedRect.minY > rect.minY {
      body(
        PixelRect(x: rect.x, y: rect.y, width: rect.width, height: Int(movedRect.minY - rect.minY))
      )
    }
    if movedRect.maxY < rect.maxY {
      let height = Int(rect.maxY - movedRect.maxY)
      body(PixelRect(x: rect.x, y: Int(movedRect.maxY), width: rect.width, height: height))
    }
    if movedRect.minX > rect.minX {
      body(
        PixelRect(x: rect.x, y: rect.y, width: Int(movedRect.minX - rect.minX), height: rect.height)
      )
    }
    if movedRect.maxX < rect.maxX {
      let width = Int(rect.maxX - movedRect.maxX)
      body(PixelRect(x: Int(movedRect.maxX), y: rect.y, width: width, height: rect.height))
    }
  }
}

extension PixelRect {
  fileprivate var x: Int { Int(minX) }
  fileprivate var y: Int { Int(minY) }
}

extension UIView {
  /// Whether the background is opaque, so that nothing static shows through.
  fileprivate final var coversItsBounds: Bool {
    guard clipsToBoundsStorage, animations == nil, let color = backgroundColorStorage else {
      return false
    }
    if let layer = layerStorage, layer.cornerRadius > 0 { return false }
    return color.pixelColor(in: traitCollection).isOpaque
  }

  /// Whether this view and its ancestors are opaque and have no running animation, transform, mask,
  /// rounded clipping, border in front, or subviews in another order than that of the array.
  fileprivate final var isDrawnPlainly: Bool {
    var view: UIView? = self
    while let current = view {
      let radius = current.layerStorage?.cornerRadius ?? 0
      guard current.alphaStorage == 1, !current.isTransformed, current.animations == nil,
        radius == 0 || !current.clipsToBoundsStorage, !current.isMasked,
        (current.layerStorage?.borderWidth ?? 0) == 0, !current.hints.contains(.hasDeepSubviews)
      else { return false }
      view = current.superviewStorage
    }
    return true
  }

  /// Calls the closure with the last extent of each view in front of this one.
  final func forEachExtentInFront(_ body: (PixelRect) -> Void) {
    var view: UIView = self
    while let superview = view.superviewStorage {
      var isInFront = false
      for sibling in superview.subviewStorage {
        if isInFront, !sibling.recordedExtent.isEmpty { body(sibling.recordedExtent) }
        if sibling === view { isInFront = true }
      }
      view = superview
    }
    guard let windows = windowStorage?.host?.windows else { return }
    var isInFront = false
    for window in windows {
      if isInFront { body(window.recordedExtent) }
      if window === windowStorage { isInFront = true }
    }
  }
}
