import Foundation
import UIKitGraphics

/// The background image of a bar, and the shadow line or image at its edge.
@MainActor
final class BarBackground {
  /// The shadow line or image.
  let shadow = UIImageView()
  private var imageView: UIImageView?

  init() {
    shadow.isUserInteractionEnabled = false
    shadow.isPartOfSuperview = true
  }

  /// Applies an appearance.
  ///
  /// Its values take precedence over the bar's own properties.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - images: The images set on the bar itself, used where the appearance has none.
  ///   - host: The view with the bar's colour. The background image becomes its first subview.
  func show(_ appearance: UIBarAppearance, images: BarImages, in host: UIView) {
    shadow.image = appearance.shadowImage ?? images.shadow
    shadow.backgroundColor = shadow.image == nil ? appearance.shadowColor : nil
    shadow.tintColor = appearance.shadowColor
    let image = appearance.backgroundImage ?? images.background
    guard let image, image.size.width > 0, image.size.height > 0 else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.isPartOfSuperview = true
    view.clipsToBounds = true
    view.image = image
    view.contentMode = appearance.backgroundImageContentMode
    if view.superview !== host { host.insertSubview(view, at: 0) }
    imageView = view
  }

  /// Lays out the background image and the shadow.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the bar.
  ///   - overhang: The height of the background above the bar, in points.
  ///   - isAtTop: Whether the shadow is at the top of the bar.
  ///   - lineHeight: The height of the shadow line, in points.
  func layOut(in bounds: CGRect, overhang: CGFloat = 0, isAtTop: Bool, lineHeight: CGFloat) {
    imageView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let imageHeight = shadow.image.map { max($0.size.height, 0).limited }
    let y = isAtTop ? -(imageHeight ?? 0) : bounds.height - (imageHeight == nil ? lineHeight : 0)
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: imageHeight ?? lineHeight)
  }
}

/// The images set on the bar itself rather than on an appearance.
struct BarImages {
  var background: UIImage?
  var shadow: UIImage?
}
