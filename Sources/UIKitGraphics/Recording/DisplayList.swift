package import Foundation

/// A recording of a view's drawing, which can be replayed any number of times.
///
/// The drawing is immutable. The recording resolves colours and shapes text for one set of traits
/// and one scale; replaying does neither.
@MainActor
package final class DisplayList {
  /// Device pixels per point of the recording.
  package let scale: CGFloat

  /// The bounding box of the drawing, in points; `.zero` if the recording is empty.
  ///
  /// Due to rounding to whole pixels, the drawing may exceed it by up to one pixel.
  package let extent: CGRect

  /// The bounding box of the replaced recordings that are still on the screen, in points.
  ///
  /// `.null` if there are none.
  private var replacedExtent = CGRect.null

  let operations: [Operation]

  init(operations: [Operation], scale: CGFloat, extent: CGRect) {
    self.operations = operations
    self.scale = scale
    self.extent = extent
  }

  /// The empty recording.
  package static let empty = DisplayList(operations: [], scale: 1, extent: .zero)

  /// Whether the recording has no operations.
  package var isEmpty: Bool { operations.isEmpty }

  /// Stores the extent of the replaced recording, whose pixels must be redrawn, and of those that
  /// it has replaced itself.
  package func recordReplacement(of other: DisplayList?) {
    guard let other else { return }
    replacedExtent = other.extent.union(other.replacedExtent)
  }

  /// Returns the bounding box of all visible differences in points, and forgets the replaced
  /// recordings.
  package func takeDifference() -> CGRect {
    defer { replacedExtent = .null }
    return extent.union(replacedExtent)
  }
}

extension DisplayList {
  /// A drawing operation.
  ///
  /// Coordinates are unrounded device pixels at the list's scale, from the origin of the view's
  /// coordinate space.
  enum Operation {
    case fill(CGRect, PixelColor)
    case fillRounded(CGRect, Rounding, PixelColor)
    case strokeRounded(CGRect, Rounding, width: CGFloat, PixelColor)
    case shadow(CGRect, radius: CGFloat, blur: CGFloat, PixelColor)
    /// A mask whose point is rounded together with the list's origin. The mask is offset from the
    /// point by whole pixels.
    case mask(Mask, at: CGPoint, offsetX: Int, offsetY: Int, PixelColor)
    /// A bitmap drawn without scaling; only the point is rounded.
    case sprite(Bitmap, at: CGPoint, opacity: CGFloat)
    case image(Bitmap, CGRect, opacity: CGFloat)
    /// A rotated or mirrored image; the transform maps its pixels to the list's pixels.
    case transformedImage(Bitmap, CGAffineTransform, opacity: CGFloat)
    case pushClip(CGRect)
    case popClip
    case beginGroup(CGRect)
    case endGroup(Mask, x: Int, y: Int)
  }

  /// The rounded corners of a rectangle, in pixels.
  struct Rounding {
    var radius: CGFloat
    var corners: UIRectCorner
  }
}
