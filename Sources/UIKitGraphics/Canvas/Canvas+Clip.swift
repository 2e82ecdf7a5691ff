import UIKitSupport

extension Canvas {
  /// The bounding box of the clip.
  ///
  /// Drawing outside of it can be skipped.
  package var clipBounds: PixelRect { clip }

  /// Clips drawing to a region until the next call; `nil` removes the region.
  ///
  /// Pushed rectangles remain in effect. A region with a single rectangle requires no allocation;
  /// larger regions are copied into memory that the canvas reuses.
  package func setClip(_ region: Region?) {
    clipRects.removeAll(keepingCapacity: true)
    regionBounds = nil
    if let region {
      regionBounds = region.bounds
      if region.rectangleCount > 1 { region.forEach { clipRects.append($0) } }
    }
    updateClip()
  }

  /// Intersects the clip with a rectangle until the matching ``popClip()``.
  package func pushClip(_ rect: PixelRect) {
    clipStack.append(rect.intersection(clipStack.last ?? rect))
    clip = clip.intersection(rect)
  }

  /// Removes the last pushed rectangle.
  ///
  /// - Precondition: A rectangle was pushed.
  package func popClip() {
    demand(!clipStack.isEmpty, "popClip without a matching pushClip")
    clipStack.removeLast()
    updateClip()
  }

  /// Returns whether any pixel of a rectangle is inside the clip.
  package func isVisible(_ rect: PixelRect) -> Bool {
    guard rect.intersects(clip) else { return false }
    guard !clipRects.isEmpty else { return true }
    let visibleRect = rect.intersection(clip)
    return clipRects.contains { $0.intersects(visibleRect) }
  }

  /// Recomputes the bounding box of the clip.
  func updateClip() {
    var bounds = surface.bounds.offsetBy(x: Int(originX), y: Int(originY))
    if let regionBounds { bounds = bounds.intersection(regionBounds) }
    if let pushedRect = clipStack.last { bounds = bounds.intersection(pushedRect) }
    clip = bounds
  }
}
