import Foundation
import UIKitGraphics

/// The layout of the image and the texts of a list's content; frames are for left-to-right layout,
/// in points.
@MainActor
struct ListContentLayout {
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    /// Whether the secondary text is beside the primary one.
    var isSideBySide = false
  }

  let content: UIListContentConfiguration
  let theme: TableTheme
  /// The margins of the enclosing cell, header or footer, in points.
  let enclosing: UIEdgeInsets
  /// The size of the image, in points; `nil` without an image.
  let image: CGSize?
  let text: UILabel?
  let secondaryText: UILabel?
  /// Device pixels per point.
  let scale: CGFloat

  /// The standard width reserved for symbols, in points.
  private static let standardWidth: CGFloat = 28

  private var margins: UIEdgeInsets {
    let contentMargins = content.margins(in: theme)
    var margins = UIEdgeInsets(
      top: contentMargins.top,
      left: contentMargins.leading,
      bottom: contentMargins.bottom,
      right: contentMargins.trailing
    )
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.left = max(margins.left, enclosing.left)
      margins.right = max(margins.right, enclosing.right)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, enclosing.top)
      margins.bottom = max(margins.bottom, enclosing.bottom)
    }
    return margins
  }

  /// Returns the size of the image and the size of the space reserved for it, in points.
  private func imageSizes(in availableWidth: CGFloat) -> (image: CGSize, space: CGSize) {
    guard let image, image.width > 0, image.height > 0 else { return (.zero, .zero) }
    let properties = content.imageProperties
    let maximumSize = properties.maximumSize
    let factor = min(
      1,
      maximumSize.width > 0 ? maximumSize.width / image.width : 1,
      maximumSize.height > 0 ? maximumSize.height / image.height : 1,
      max(0, availableWidth) / image.width
    )
    let size = CGSize(width: aligned(image.width * factor), height: aligned(image.height * factor))
    func dimension(reserved: CGFloat, image: CGFloat) -> CGFloat {
      guard reserved > 0 else { return image }
      return reserved == UIListContentConfiguration.ImageProperties.standardDimension
        ? max(image, ListContentLayout.standardWidth) : reserved
    }
    let reserved = properties.reservedLayoutSize
    return (
      size,
      CGSize(
        width: dimension(reserved: reserved.width, image: size.width),
        height: dimension(reserved: reserved.height, image: size.height)
      )
    )
  }

  /// Returns the frames in a view of a size.
  func frames(in size: CGSize) -> Frames {
    var frames = Frames()
    let margins = margins
    let top = margins.top
    let availableWidth = max(0, size.width - margins.left - margins.right)
    let sizes = imageSizes(in: availableWidth)
    let padding = sizes.space.width > 0 ? content.imagePadding(in: theme) : 0
    let left = margins.left + sizes.space.width + padding
    let width = max(0, size.width - margins.right - left)
    let texts = textSize(width)
    let remainingHeight = max(0, size.height - margins.bottom - top)
    let height = max(texts.height, sizes.space.height)
    let start = top + offset(of: height, in: remainingHeight)
    frames.isSideBySide = texts.isSideBySide
    frames.image = CGRect(
      x: margins.left + aligned((sizes.space.width - sizes.image.width) / 2),
      y: aligned(start + (height - sizes.image.height) / 2),
      width: sizes.image.width,
      height: sizes.image.height
    )
    let y = (start + (height - texts.height) / 2).pixelEdge(scale: scale)
    if texts.isSideBySide {
      frames.text = CGRect(
        x: left,
        y: (y + (texts.height - texts.primary.height) / 2).pixelEdge(scale: scale),
        width: width - texts.secondary.width - content.textToSecondaryTextHorizontalPadding,
        height: texts.primary.height
      )
      frames.secondaryText = CGRect(
        x: left + width - texts.secondary.width,
        y: (y + (texts.height - texts.secondary.height) / 2).pixelEdge(scale: scale),
        width: texts.secondary.width,
        height: texts.secondary.height
      )
    } else {
      frames.text = CGRect(x: left, y: y, width: width, height: texts.primary.height)
      frames.secondaryText = CGRect(
        x: left,
        y: y + texts.height - texts.secondary.height,
        width: width,
        height: texts.secondary.height
      )
    }
    return frames
  }

  /// Returns the distance of the content from the top margin: headers of grouped tables are at the
  /// bottom, their footers are at the top, and all other content is centred.
  private func offset(of height: CGFloat, in availableHeight: CGFloat) -> CGFloat {
    if content.kind.isFooter { return 0 }
    return content.kind.isHeader ? availableHeight - height : (availableHeight - height) / 2
  }

  /// Returns the height of the whole content at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let margins = margins
    let availableWidth = max(0, width - margins.left - margins.right)
    let sizes = imageSizes(in: availableWidth)
    let padding = sizes.space.width > 0 ? content.imagePadding(in: theme) : 0
    let texts = textSize(max(0, availableWidth - sizes.space.width - padding))
    return max(texts.height, sizes.space.height) + margins.top + margins.bottom
  }

  /// The width of the whole content without line breaks, in points.
  var naturalWidth: CGFloat {
    let margins = margins
    let sizes = imageSizes(in: .greatestFiniteMagnitude)
    let padding = sizes.space.width > 0 ? content.imagePadding(in: theme) : 0
    let (primary, secondary) = (
      fitting(text, .infinity).width, fitting(secondaryText, .infinity).width
    )
    let texts =
      content.prefersSideBySideTextAndSecondaryText && primary > 0 && secondary > 0
      ? primary + secondary + content.textToSecondaryTextHorizontalPadding : max(primary, secondary)
    return margins.left + sizes.space.width + padding + texts + margins.right
  }

  private struct Texts {
    var primary: CGSize
    var secondary: CGSize
    var height: CGFloat
    var isSideBySide: Bool
  }

  private func textSize(_ width: CGFloat) -> Texts {
    if content.prefersSideBySideTextAndSecondaryText, text != nil, secondaryText != nil {
      let (primary, secondary) = (fitting(text, .infinity), fitting(secondaryText, .infinity))
      let gap = content.textToSecondaryTextHorizontalPadding
      if primary.width + secondary.width + gap <= width {
        let height = max(primary.height, secondary.height)
        return Texts(primary: primary, secondary: secondary, height: height, isSideBySide: true)
      }
    }
    let (primary, secondary) = (fitting(text, width), fitting(secondaryText, width))
    let gap = text == nil || secondaryText == nil ? 0 : content.textToSecondaryTextVerticalPadding
    let height = primary.height + gap + secondary.height
    return Texts(primary: primary, secondary: secondary, height: height, isSideBySide: false)
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let maximumWidth = width.isFinite ? width : .greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: maximumWidth, height: .greatestFiniteMagnitude))
    return CGSize(width: (size.width * scale).rounded(.up) / scale, height: size.height)
  }

  private func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
}
