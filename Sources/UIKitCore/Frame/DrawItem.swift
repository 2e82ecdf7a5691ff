import Foundation
import UIKitGraphics

/// The components of a view's appearance that are left out when it is drawn.
enum DrawnForm {
  /// Nothing is left out.
  case shown
  /// The transform and opacity are left out.
  case withoutTransform
  /// The transform, the opacity, and a running transition from older pixels are left out.
  case withoutTransition
}

/// A step of compositing a frame, in device pixels.
struct DrawItem {
  enum Kind {
    case fill
    case border
    /// Replays the recording `list`.
    case list
    case shadow
    /// Blurs the background, and fills it with `color`.
    case backdrop
    case beginGroup
    case endGroup
    /// Masks the enclosing group with the group that was begun last.
    case endMask
    /// Draws the subtree of `view` in its `form`, and composites it through `transform`.
    case transformed
    /// Draws the old pixels of a view's transition: added to those of a group, or composited
    /// through `transform`.
    case snapshot
  }

  var kind: Kind
  /// The rectangle to fill, frame or group; for `.transformed`, the extent on the screen.
  var rect: PixelRect
  /// The clip of the ancestors.
  var clip: PixelRect
  var color = PixelColor.clear
  /// The corner radius.
  var radius: CGFloat = 0
  var corners: UIRectCorner = []
  /// The border width, or the blur of a shadow or backdrop.
  var width: CGFloat = 0
  var opacity: CGFloat = 1
  /// The origin of the recording's coordinates, in device pixels; for `.transformed`, that of the
  /// superview's coordinates.
  var x = 0.0
  var y = 0.0
  var list: DisplayList?
  var view: UIView?
  var form = DrawnForm.withoutTransform
  var transform = CGAffineTransform.identity
  /// Whether the item is drawn into an offscreen group.
  var isGrouped = false

  /// The rectangle that the item covers opaquely; empty if there is none.
  var opaquePart: PixelRect {
    guard kind == .fill, color.isOpaque, !isGrouped else { return .empty }
    var part = rect
    if radius > 0 {
      let inset = Int32(min((radius * corners.lengthFactor).rounded(.up), Double(rect.height)))
      part.minY += inset
      part.maxY -= inset
    }
    return part.isEmpty ? .empty : part.intersection(clip)
  }
}
