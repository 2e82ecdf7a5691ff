import Foundation
import UIKitGraphics

/// The part of a view's own changes of its drawing that is left out.
enum DrawnForm {
  /// Nothing: as it is seen.
  case shown
  /// Transform and opacity.
  case withoutTransform
  /// Transform, opacity, and a running transition from older pixels.
  case withoutTransition
}

/// One step of compositing a frame, in device pixels.
struct DrawItem {
  enum Kind {
    case fill
    case border
    case list
    case shadow
    /// The background is blurred, and filled with `color`.
    case backdrop
    case beginGroup
    case endGroup
    /// The group that was begun last masks the one around it.
    case endMask
    /// The subtree of `view`, drawn in its `form` and composited through `transform`.
    case transformed
    /// The old pixels of a view's transition: added to those of a group, or composited through
    /// `transform`.
    case picture
  }

  var kind: Kind
  /// The rectangle that is filled, framed or grouped.
  var rect: PixelRect
  /// The clip of the ancestors.
  var clip: PixelRect
  var color = PixelColor.clear
  var radius: CGFloat = 0
  var corners: UIRectCorner = []
  /// Border width, or blur of a shadow or a backdrop.
  var width: CGFloat = 0
  var opacity: CGFloat = 1
  /// The origin of the recording's coordinates.
  var x = 0.0
  var y = 0.0
  var list: DisplayList?
  var view: UIView?
  var form = DrawnForm.withoutTransform
  var transform = CGAffineTransform.identity
  /// Whether the item is drawn into an offscreen group.
  var isGrouped = false

  /// The pixels that it covers opaquely.
  var opaquePart: PixelRect {
    guard kind == .fill, color.isOpaque, !isGrouped else { return .empty }
    var part = rect
    if radius > 0 {
      let inset = Int32(min((radius * corners.reach).rounded(.up), Double(rect.height)))
      part.minY += inset
      part.maxY -= inset
    }
    return part.isEmpty ? .empty : part.intersection(clip)
  }
}
