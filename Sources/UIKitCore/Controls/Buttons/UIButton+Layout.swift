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
    let (naturalHeight, labelHeight) = (naturalSize.height, label.intrinsicContentSize.height)
    let top = ((naturalHeight - labelHeight) / 2).pixelEdge(scale: traitCollection.displayScale)
    return (
      top + label.firstBaselineOffset, naturalHeight - top - labelHeight + label.lastBaselineOffset
    )
  }

  /// Returns the frames of image and title, aligned as a unit side by side with the image at the
  /// leading edge.
  final func partRects(in contentRect: CGRect) -> (image: CGRect, title: CGRect) {
    let imageSpace = contentRect.inset(by: imageEdgeInsets)
    let imageSize = placedImage?.size ?? .zero
    let imageArea = buttonType == .close ? imageSpace.shrunk(dx: 9, dy: 9) : imageSpace
    let image = imageSize.scaledDown(into: imageArea.size)
    let titleSize = titleLabel?.sizeThatFits(.zero) ?? .zero
    let titleSpace = contentRect.inset(by: titleEdgeInsets)
    let title = CGSize(
      width: min(titleSize.width, max(0, titleSpace.width - image.width)),
      height: min(titleSize.height, max(0, titleSpace.height))
    )
    let totalWidth = image.width + title.width
    let isMirrored = layoutDirection == .rightToLeft
    let imageRect = alignedRect(
      image,
      in: imageSpace,
      x: start(of: totalWidth, in: imageSpace) + (isMirrored ? title.width : 0)
    )
    let titleRect = alignedRect(
      title,
      in: titleSpace,
      x: start(of: totalWidth, in: titleSpace) + (isMirrored ? 0 : image.width)
    )
    return (imageRect, titleRect)
  }

  /// Returns the left edge of content with a width in a rectangle.
  private func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.minX + rect.width - width
    case .fill: layoutDirection == .rightToLeft ? rect.minX + rect.width - width : rect.minX
    case .center: rect.minX + (rect.width - width) / 2
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
  fileprivate func scaledDown(into maximumSize: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return .zero }
    let factor = min(1, max(0, maximumSize.width) / width, max(0, maximumSize.height) / height)
    return CGSize(width: width * factor, height: height * factor)
  }
}
