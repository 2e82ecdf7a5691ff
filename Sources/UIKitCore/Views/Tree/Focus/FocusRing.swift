import Foundation
import UIKitGraphics

/// The ring around the view with the keyboard focus.
///
/// The ring lies outside of the view where it is visible, and follows the shape of the view.
final class FocusRing: UIView {
  /// The distance from the view, the thickness, and the radius around views without rounded
  /// corners, in points.
  private static let distance: CGFloat = 3
  private static let thickness: CGFloat = 2
  private static let radius: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the ring around a view, or inside a view that clips.
  func show(around view: UIView) {
    let outline = outline(of: view)
    let distance = view.boundsStorage.minY - outline.minY
    let viewRadius = radius(of: view, depth: 2)
    UIView.performWithoutAnimation {
      frame = outline
      layer.cornerRadius = viewRadius > 0 ? max(0, viewRadius + distance) : FocusRing.radius
      layer.borderWidth = FocusRing.thickness
      layer.borderColor = (window?.tintColor ?? view.tintColor).cgColor
      if superview !== view || view.subviewStorage.last !== self { view.addSubview(self) }
    }
  }

  /// Returns the ring's rectangle in the view's coordinates; none of its edges is clipped or
  /// covered.
  private func outline(of view: UIView) -> CGRect {
    let bounds = view.boundsStorage
    guard !view.clipsToBounds else { return bounds.insetBy(dx: 1, dy: 1) }
    var outline = bounds.insetBy(dx: -FocusRing.distance, dy: -FocusRing.distance)
    var ancestor = view.superviewStorage
    while let current = ancestor {
      let parent = current.superviewStorage
      let isRow = parent?.focusContainer != nil
      if current.clipsToBounds || isRow || parent == nil {
        var clipRect = current.boundsStorage
        // The next row of a list may cover the ring, and a row's separator is above its content.
        if isRow { clipRect.size.height -= 1 }
        outline = outline.intersection(view.convert(clipRect, from: current))
      }
      ancestor = parent
    }
    // If the view is partly clipped, the ring is clipped, too.
    return outline.isNull ? bounds : outline.union(bounds)
  }

  /// Returns the corner radius of a view, or of the subview that fills it; 0 without rounded
  /// corners.
  private func radius(of view: UIView, depth: Int) -> CGFloat {
    let layerRadius = view.layerStorage?.cornerRadius ?? 0
    guard layerRadius == 0, depth > 0 else { return layerRadius }
    for subview in view.contentSubviews where subview !== self && !subview.isHiddenStorage {
      guard subview.frame.insetBy(dx: -1, dy: -1).contains(view.boundsStorage) else { continue }
      let radius = radius(of: subview, depth: depth - 1)
      if radius > 0 { return radius }
    }
    return 0
  }
}
