import UIKitSupport

extension Canvas {
  /// The smallest rectangle around everything that can still be drawn to.
  ///
  /// Whatever does not meet it need not be drawn at all.
  package var clipBounds: PixelRect { clip }

  /// Limits drawing to a region until the next call; `nil` lifts the limit.
  ///
  /// Rectangles that were pushed stay in force. At most one rectangle costs no
  /// allocation, more are copied into memory that the canvas keeps.
  package func setClip(_ region: Region?) {
    clipRects.removeAll(keepingCapacity: true)
    regionBounds = nil
    if let region {
      regionBounds = region.bounds
      if region.rectangleCount > 1 { region.forEach { clipRects.append($0) } }
    }
    updateClip()
  }

  /// Limits drawing further, until the matching ``popClip()``.
  package func pushClip(_ rect: PixelRect) {
    clipStack.append(rect.intersection(clipStack.last ?? rect))
    clip = clip.intersection(rect)
  }

  /// Lifts the limit pushed last.
  ///
  /// - Precondition: There is one.
  package func popClip() {
    demand(!clipStack.isEmpty, "popClip without a matching pushClip")
    clipStack.removeLast()
    updateClip()
  }

  /// Whether any pixel of a rectangle can be drawn to.
  package func isVisible(_ rect: PixelRect) -> Bool {
    guard rect.intersects(clip) else { return false }
    guard !clipRects.isEmpty else { return true }
    let visible = rect.intersection(clip)
    return clipRects.contains { $0.intersects(visible) }
  }

  func updateClip() {
    var result = surface.bounds.offsetBy(x: Int(originX), y: Int(originY))
    if let regionBounds { result = result.intersection(regionBounds) }
    if let last = clipStack.last { result = result.intersection(last) }
    clip = result
  }
}
