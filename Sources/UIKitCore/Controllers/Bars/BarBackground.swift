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
  ///   - old: The images of the bar.
  ///   - host: The view with the bar's colour. The background image becomes its first subview.
  func show(_ appearance: UIBarAppearance, _ old: BarImages, in host: UIView) {
    shadow.image = appearance.shadowImage ?? old.shadow
    shadow.backgroundColor = shadow.image == nil ? appearance.shadowColor : nil
    shadow.tintColor = appearance.shadowColor
    let image = appearance.backgroundImage ?? old.background
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
  ///   - isAtTop: Whether the shadow is at the top.
  ///   - line: The height of the shadow line, in points.
  func layOut(in bounds: CGRect, overhang: CGFloat = 0, isAtTop: Bool, line: CGFloat) {
    imageView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let height = shadow.image.map { max($0.size.height, 0).limited }
    let y = isAtTop ? -(height ?? 0) : bounds.height - (height == nil ? line : 0)
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: height ?? line)
  }
}

/// The images set on the bar itself rather than on an appearance.
struct BarImages {
  var background: UIImage?
  var shadow: UIImage?
}
