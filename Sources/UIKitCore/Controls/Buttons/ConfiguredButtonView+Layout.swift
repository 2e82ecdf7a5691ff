import Foundation
import UIKitGraphics

extension ConfiguredButtonView {
  /// The frames of image and texts, from left to right.
  struct Parts {
    var image: CGRect
    var texts: CGRect
    var title: CGSize
    var subtitle: CGSize
    /// The right edge of image and texts together.
    var end: CGFloat
  }

  private var insets: UIEdgeInsets {
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }

  var imageSize: CGSize {
    if configuration.showsActivityIndicator { return CGSize(width: 20, height: 20) }
    return imageView.image?.size ?? .zero
  }

  private var isVertical: Bool { !configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }

  /// Whether the height depends on the width.
  var wraps: Bool { [title, subtitle].contains { !$0.isHidden && $0.numberOfLines != 1 } }

  /// The width occupied by an image beside the texts, in points.
  private var occupiedWidth: CGFloat {
    guard !isVertical, imageSize.width > 0 else { return 0 }
    let hasTexts = !title.isHidden || !subtitle.isHidden
    return imageSize.width + (hasTexts ? configuration.imagePadding : 0)
  }

  /// Returns the sizes of title and subtitle for a width, and their common size, in points.
  private func texts(in width: CGFloat) -> (title: CGSize, subtitle: CGSize, size: CGSize) {
    let maximumSize = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    let titleSize = title.isHidden ? .zero : title.sizeThatFits(maximumSize)
    let subtitleSize = subtitle.isHidden ? .zero : subtitle.sizeThatFits(maximumSize)
    let gap = titleSize.height > 0 && subtitleSize.height > 0 ? configuration.titlePadding : 0
    let size = CGSize(
      // A title that is shrunk reports its natural width.
      width: min(max(titleSize.width, subtitleSize.width).rounded(.up), maximumSize.width),
      height: titleSize.height + gap + subtitleSize.height
    )
    return (titleSize, subtitleSize, size)
  }

  /// Returns the padding between image and texts; 0 if one of them is empty.
  private func padding(_ texts: CGSize, _ image: CGSize) -> CGFloat {
    texts.height > 0 && image.height > 0 ? configuration.imagePadding : 0
  }

  /// Returns the fitting size of the content for a width, in points.
  func fittingSize(width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let (insets, image) = (insets, imageSize)
    let insetWidth = insets.left + insets.right + indicatorWidth
    let texts = texts(in: width - insetWidth - occupiedWidth).size
    let padding = padding(texts, image)
    let content =
      isVertical
      ? CGSize(
        width: max(texts.width, image.width),
        height: texts.height + padding + image.height
      )
      : CGSize(
        width: texts.width + padding + image.width,
        height: max(texts.height, image.height)
      )
    return CGSize(
      width: content.width + insetWidth,
      height: (content.height + insets.top + insets.bottom)
        .pixelLength(scale: max(traitCollection.displayScale, 1))
    )
  }

  /// The distances of the first baseline from the top, and of the last baseline from the bottom, at
  /// the fitting size, in points.
  ///
  /// The last baseline is that of the subtitle, or of the title if there is no subtitle.
  var baselines: (first: CGFloat, last: CGFloat) {
    let bounds = CGRect(origin: .zero, size: fittingSize())
    let parts = parts(in: contentRect(in: bounds))
    let scale = max(traitCollection.displayScale, 1)
    let top = parts.texts.minY.pixelEdge(scale: scale)
    let lastTop = (parts.texts.maxY - parts.subtitle.height).pixelEdge(scale: scale)
    let (titleEnd, subtitleEnd) = (top + parts.title.height, lastTop + parts.subtitle.height)
    return (
      title.isHidden ? lastTop + subtitle.firstBaselineOffset : top + title.firstBaselineOffset,
      subtitle.isHidden
        ? bounds.height - titleEnd + title.lastBaselineOffset
        : bounds.height - subtitleEnd + subtitle.lastBaselineOffset
    )
  }

  /// Returns the rectangle of the content within the button's bounds, without insets and indicator.
  func contentRect(in bounds: CGRect) -> CGRect {
    var contentRect = bounds.inset(by: insets)
    contentRect.size.width = max(0, contentRect.width - indicatorWidth)
    return contentRect
  }

  /// Returns the frames of image and texts for a left-to-right layout.
  func parts(in contentRect: CGRect) -> Parts {
    let image = imageSize
    let texts = texts(in: contentRect.width - occupiedWidth)
    let padding = padding(texts.size, image)
    let size = texts.size
    let width = isVertical ? max(size.width, image.width) : size.width + padding + image.width
    let height = isVertical ? size.height + padding + image.height : max(size.height, image.height)
    let startX = contentRect.minX + leadingSpace(of: contentRect.width - width)
    let top = contentRect.minY + (contentRect.height - height) / 2
    let placement = configuration.imagePlacement
    var imageRect = CGRect(origin: CGPoint(x: startX, y: top), size: image)
    var textRect = CGRect(origin: CGPoint(x: startX, y: top), size: size)
    if isVertical {
      imageRect.origin.x = startX + (width - image.width) / 2
      textRect.origin.x = startX + (width - size.width) / 2
      if placement.contains(.bottom) {
        imageRect.origin.y = top + size.height + padding
      } else {
        textRect.origin.y = top + image.height + padding
      }
    } else {
      imageRect.origin.y = top + (height - image.height) / 2
      textRect.origin.y = top + (height - size.height) / 2
      if placement.contains(.trailing) {
        imageRect.origin.x = startX + size.width + padding
      } else {
        textRect.origin.x = startX + image.width + padding
      }
    }
    return Parts(
      image: imageRect,
      texts: textRect,
      title: texts.title,
      subtitle: texts.subtitle,
      end: startX + width
    )
  }

  /// Returns a rectangle with its origin aligned to device pixels.
  func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    return CGRect(
      x: rect.minX.pixelEdge(scale: scale),
      y: rect.minY.pixelEdge(scale: scale),
      width: rect.width,
      height: rect.height
    )
  }

  var textAlignment: NSTextAlignment {
    switch configuration.titleAlignment {
    case .automatic: isVertical || imageSize == .zero ? .center : .left
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }

  /// Returns the share of the free width before the content, in points.
  private func leadingSpace(of freeWidth: CGFloat) -> CGFloat {
    switch button.contentHorizontalAlignment {
    case .left, .leading, .fill: 0
    case .right, .trailing: freeWidth
    case .center: freeWidth / 2
    }
  }
}
