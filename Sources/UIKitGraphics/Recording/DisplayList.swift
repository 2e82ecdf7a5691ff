package import Foundation

/// A recording of a view's drawing, to be replayed as often as needed.
///
/// Its drawing is constant. Colours are resolved and text is shaped while recording, for one set of
/// traits and one scale; replaying does neither.
@MainActor
package final class DisplayList {
  /// Device pixels per point, for which it was recorded.
  package let scale: CGFloat

  /// The bounding box of everything drawn, in points; `.zero` when empty.
  ///
  /// Rounding to whole pixels may draw up to one pixel outside of it.
  package let extent: CGRect

  /// The bounding box of what recordings drew that this one replaces, in points.
  ///
  /// `.null` when that is not on the screen.
  private var replacedExtent = CGRect.null

  let operations: [Operation]

  init(operations: [Operation], scale: CGFloat, extent: CGRect) {
    self.operations = operations
    self.scale = scale
    self.extent = extent
  }

  /// The empty recording.
  package static let empty = DisplayList(operations: [], scale: 1, extent: .zero)

  /// Whether nothing is drawn.
  package var isEmpty: Bool { operations.isEmpty }

  /// Notes what has to be drawn over when this recording is shown in place of another one.
  package func noteReplaced(_ other: DisplayList?) {
    guard let other else { return }
    replacedExtent = other.extent.union(other.replacedExtent)
  }

  /// The bounding box of what looks different, in points; what was replaced counts only once.
  package func takeDifference() -> CGRect {
    defer { replacedExtent = .null }
    return extent.union(replacedExtent)
  }
}

extension DisplayList {
  /// One step of drawing.
  ///
  /// Coordinates are unrounded device pixels at the list's scale, from the origin of the view's
  /// coordinate space.
  enum Operation {
    case fill(CGRect, PixelColor)
    case fillRounded(CGRect, Rounding, PixelColor)
    case strokeRounded(CGRect, Rounding, width: CGFloat, PixelColor)
    case shadow(CGRect, radius: CGFloat, blur: CGFloat, PixelColor)
    /// The point is rounded with the list's origin; the mask lies at an offset of
    /// whole pixels from it.
    case mask(Mask, at: CGPoint, offsetX: Int, offsetY: Int, PixelColor)
    /// Drawn without scaling; only the point is rounded.
    case sprite(Bitmap, at: CGPoint, opacity: CGFloat)
    case image(Bitmap, CGRect, opacity: CGFloat)
    /// A rotated or mirrored image; the transform takes its pixels to the list's.
    case transformedImage(Bitmap, CGAffineTransform, opacity: CGFloat)
    case pushClip(CGRect)
    case popClip
    case beginGroup(CGRect)
    case endGroup(Mask, x: Int, y: Int)
  }

  /// Rounded corners of a rectangle, in pixels.
  struct Rounding {
    var radius: CGFloat
    var corners: UIRectCorner
  }
}
