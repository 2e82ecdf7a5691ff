import Foundation
import UIKitGraphics

/// The picture behind a bar's content, and the line or the image at its edge.
@MainActor
final class BarBackground {
  /// The line, or the image in its place.
  let shadow = UIImageView()
  private var picture: UIImageView?

  init() {
    shadow.isUserInteractionEnabled = false
    shadow.isPartOfSuperview = true
  }

  /// Adopts a look, and the properties of the bar itself, which come second.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - old: The images of the bar.
  ///   - host: The view that has the bar's colour; the picture is its first subview.
  func show(_ look: UIBarAppearance, _ old: BarImages, in host: UIView) {
    shadow.image = look.shadowImage ?? old.shadow
    shadow.backgroundColor = shadow.image == nil ? look.shadowColor : nil
    shadow.tintColor = look.shadowColor
    let image = look.backgroundImage ?? old.background
    guard let image, image.size.width > 0, image.size.height > 0 else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    view.isPartOfSuperview = true
    view.clipsToBounds = true
    view.image = image
    view.contentMode = look.backgroundImageContentMode
    if view.superview !== host { host.insertSubview(view, at: 0) }
    picture = view
  }

  /// Places both.
  ///
  /// - Parameters:
  ///   - bounds: The bar's.
  ///   - overhang: The height above the bar that belongs to its background, in points.
  ///   - isAtTop: Whether the line is at the top.
  ///   - line: The line's height, in points.
  func place(in bounds: CGRect, overhang: CGFloat = 0, isAtTop: Bool, line: CGFloat) {
    picture?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let height = shadow.image.map { max($0.size.height, 0).limited }
    let y = isAtTop ? -(height ?? 0) : bounds.height - (height == nil ? line : 0)
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: height ?? line)
  }
}

/// The images of a bar that no appearance has.
struct BarImages {
  var background: UIImage?
  var shadow: UIImage?
}
