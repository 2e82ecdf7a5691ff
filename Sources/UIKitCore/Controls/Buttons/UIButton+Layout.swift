import Foundation
import UIKitGraphics

extension UIButton {
  /// The vertical padding of the intrinsic content size without content insets, in points; enlarges
  /// the touch target as in UIKit.
  private static let padding: CGFloat = 6
  private static let minimumTouchWidth: CGFloat = 30

  /// The fitting size of title and image in a single line.
  final var naturalSize: CGSize {
    if let size = buttonType.size, currentTitle == nil { return size }
    let image = placedImage?.size ?? .zero
    let title = titleLabel?.sizeThatFits(.zero) ?? .zero
    let content = CGSize(
      width: image.width + title.width,
      height: max(image.height, title.height)
    )
    if contentEdgeInsets == .zero {
      return CGSize(
        width: max(content.width, UIButton.minimumTouchWidth),
        height: content.height + 2 * UIButton.padding
      )
    }
    return CGSize(
      width: max(0, content.width + contentEdgeInsets.left + contentEdgeInsets.right),
      height: max(0, content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    )
  }

  /// The distances of the title's first baseline from the top and of its last baseline from the
  /// bottom at the natural height, in points.
  final var baselines: (first: CGFloat, last: CGFloat) {
    updateContent()
    if let configured { return configured.baselines }
    let (natural, height) = (naturalSize.height, label.intrinsicContentSize.height)
    let top = ((natural - height) / 2).pixelEdge(scale: traitCollection.displayScale)
    return (top + label.firstBaselineOffset, natural - top - height + label.lastBaselineOffset)
  }

  /// Returns the frames of image and title, aligned as a unit side by side with the image at the
  /// leading edge.
  final func partRects(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
    let imageSpace = contentRect.inset(by: imageEdgeInsets)
    let natural = placedImage?.size ?? .zero
    let imageArea = buttonType == .close ? imageSpace.shrunk(dx: 9, dy: 9) : imageSpace
    let image = natural.scaledDown(into: imageArea.size)
    let fitting = titleLabel?.sizeThatFits(.zero) ?? .zero
    let titleSpace = contentRect.inset(by: titleEdgeInsets)
    let title = CGSize(
      width: min(fitting.width, max(0, titleSpace.width - image.width)),
      height: min(fitting.height, max(0, titleSpace.height))
    )
    let sum = image.width + title.width
    let isMirrored = layoutDirection == .rightToLeft
    let imageRect = alignedRect(
      image,
      in: imageSpace,
      x: start(of: sum, in: imageSpace.minX, imageSpace.width) + (isMirrored ? title.width : 0)
    )
    let titleRect = alignedRect(
      title,
      in: titleSpace,
      x: start(of: sum, in: titleSpace.minX, titleSpace.width) + (isMirrored ? 0 : image.width)
    )
    return (imageRect, titleRect)
  }

  private func start(of length: CGFloat, in minimum: CGFloat, _ room: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: minimum
    case .right, .trailing: minimum + room - length
    case .fill: layoutDirection == .rightToLeft ? minimum + room - length : minimum
    case .center: minimum + (room - length) / 2
    }
  }

  private func alignedRect(_ size: CGSize, in space: CGRect, x: CGFloat) -> CGRect {
    let scale = traitCollection.displayScale
    let x = x.pixelEdge(scale: scale)
    let remainingHeight = space.height - size.height
    switch contentVerticalAlignment {
    case .top: return CGRect(origin: CGPoint(x: x, y: space.minY), size: size)
    case .bottom: return CGRect(origin: CGPoint(x: x, y: space.minY + remainingHeight), size: size)
    case .center:
      let y = (space.minY + remainingHeight / 2).pixelEdge(scale: scale)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    case .fill:
      return CGRect(x: x, y: space.minY, width: size.width, height: max(0, space.height))
    }
  }
}

extension CGSize {
  /// Returns this size, or the largest size of the same aspect ratio that fits.
  fileprivate func scaledDown(into room: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return .zero }
    let factor = min(1, max(0, room.width) / width, max(0, room.height) / height)
    return CGSize(width: width * factor, height: height * factor)
  }
}
