import Foundation
import UIKitGraphics

/// The layout of the image and the labels in the predefined styles.
///
/// Frames are in the content view's coordinates for left-to-right layout, in points.
@MainActor
struct CellLayout {
  /// The frames of the views; zero for labels without text and for a missing image.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var detail = CGRect.zero
  }

  let style: UITableViewCell.CellStyle
  let scaledTheme: ScaledTableTheme
  /// The size of the content view.
  let size: CGSize
  /// The inset of the content; only left and right are used.
  let inset: UIEdgeInsets
  /// The indentation of image and labels, in points.
  let indentation: CGFloat
  /// Device pixels per point.
  let scale: CGFloat
  /// Whether labels may be stacked because an accessibility text size is set.
  let hasLargeTexts: Bool

  private var theme: TableTheme { scaledTheme.theme }

  /// The space between title and detail on the same line, in points.
  private static let labelGap: CGFloat = 6

  func frames(image: CGSize?, title: UILabel?, detail: UILabel?) -> Frames {
    var frames = Frames()
    let left = layOutImage(image, into: &frames)
    let right = max(left, size.width - theme.rightMargin - inset.right)
    let contentRect = CGRect(x: left, y: 0, width: right - left, height: size.height)
    if isStacked(title: title, detail: detail, in: contentRect.width, height: contentRect.height) {
      layOutLines(title: title, detail: detail, in: contentRect, into: &frames)
      // Labels as wide as their text start at the leading edge whatever their alignment.
      frames.title.size.width = min(naturalWidth(title), contentRect.width)
      frames.detail.size.width = min(naturalWidth(detail), contentRect.width)
      return frames
    }
    switch style {
    case .default:
      if hasText(title) { frames.title = contentRect }
    case .subtitle:
      layOutLines(title: title, detail: detail, in: contentRect, into: &frames)
    case .value1:
      layOutSides(title: title, detail: detail, in: contentRect, into: &frames)
    case .value2:
      layOutCaption(title: title, detail: detail, right: right, into: &frames)
    }
    return frames
  }

  /// Returns the height of the texts at the layout's width, in points.
  func textHeight(image: CGSize?, title: UILabel?, detail: UILabel?) -> CGFloat {
    var frames = Frames()
    let left = layOutImage(image, into: &frames)
    let width = max(0, size.width - theme.rightMargin - inset.right - left)
    if isStacked(title: title, detail: detail, in: width, height: .infinity) {
      return height(of: title, width: width) + height(of: detail, width: width)
    }
    switch style {
    case .default: return height(of: title, width: width)
    case .subtitle: return height(of: title, width: width) + height(of: detail, width: width)
    case .value1: return max(height(of: title, width: width), height(of: detail, width: width))
    case .value2:
      let detailLeft = captionRight + theme.value2Gap
      return max(
        height(of: title, width: theme.value2Divider - theme.leftMargin),
        height(of: detail, width: max(0, size.width - theme.rightMargin - inset.right - detailLeft))
      )
    }
  }

  /// Returns the height of the image at the layout's width, in points.
  func imageHeight(_ image: CGSize?) -> CGFloat {
    var frames = Frames()
    _ = layOutImage(image, into: &frames)
    return frames.image.height
  }

  /// Sets the frame of the image, and returns the x coordinate at which the labels start.
  private func layOutImage(_ image: CGSize?, into frames: inout Frames) -> CGFloat {
    let left = inset.left + indentation
    guard style != .value2, let image, image.width > 0, image.height > 0 else { return left }
    let availableWidth = max(0, size.width - theme.rightMargin - inset.right - left)
    let factor = min(1, size.height / image.height, availableWidth / image.width)
    let fittedSize = CGSize(
      width: flooredToPixel(image.width * factor),
      height: image.height * factor
    )
    frames.image = CGRect(
      x: left,
      y: flooredToPixel((size.height - fittedSize.height) / 2),
      width: fittedSize.width,
      height: fittedSize.height
    )
    return left + fittedSize.width + theme.imageGap
  }

  /// The right edge of captions in `.value2`, which does not depend on the texts.
  private var captionRight: CGFloat {
    inset.left + indentation + theme.value2Divider - theme.leftMargin
  }

  private func layOutLines(
    title: UILabel?,
    detail: UILabel?,
    in contentRect: CGRect,
    into frames: inout Frames
  ) {
    let titleHeight = height(of: title, width: contentRect.width)
    let detailHeight = height(of: detail, width: contentRect.width)
    let top = (contentRect.midY - (titleHeight + detailHeight) / 2).pixelEdge(scale: scale)
    if titleHeight > 0 {
      frames.title = CGRect(
        x: contentRect.minX,
        y: top,
        width: contentRect.width,
        height: titleHeight
      )
    }
    if detailHeight > 0 {
      frames.detail = CGRect(
        x: contentRect.minX,
        y: top + titleHeight,
        width: contentRect.width,
        height: detailHeight
      )
    }
  }

  /// Places title and detail side by side.
  ///
  /// The title is truncated first but keeps up to 40 % of the width.
  private func layOutSides(
    title: UILabel?,
    detail: UILabel?,
    in contentRect: CGRect,
    into frames: inout Frames
  ) {
    let (titleWidthThatFits, detailWidthThatFits) = (naturalWidth(title), naturalWidth(detail))
    let labelGap = titleWidthThatFits > 0 && detailWidthThatFits > 0 ? CellLayout.labelGap : 0
    let minimumTitleWidth = min(titleWidthThatFits, contentRect.width * 0.4)
    let detailWidth = min(
      detailWidthThatFits,
      max(0, contentRect.width - labelGap - minimumTitleWidth)
    )
    let titleWidth = max(0, contentRect.width - labelGap - detailWidth)
    if titleWidthThatFits > 0 {
      frames.title = CGRect(
        x: contentRect.minX,
        y: 0,
        width: titleWidth,
        height: contentRect.height
      )
    }
    if detailWidthThatFits > 0 {
      frames.detail = CGRect(
        x: contentRect.maxX - detailWidth,
        y: 0,
        width: detailWidth,
        height: contentRect.height
      )
    }
  }

  private func layOutCaption(
    title: UILabel?,
    detail: UILabel?,
    right: CGFloat,
    into frames: inout Frames
  ) {
    if hasText(title) {
      let left = inset.left + indentation
      frames.title = CGRect(x: left, y: 0, width: captionRight - left, height: size.height)
    }
    if hasText(detail) {
      let left = captionRight + theme.value2Gap
      frames.detail = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    }
  }

  /// Returns whether the detail is placed below the title because large texts do not fit side by
  /// side.
  private func isStacked(
    title: UILabel?,
    detail: UILabel?,
    in width: CGFloat,
    height maximumHeight: CGFloat
  ) -> Bool {
    guard hasLargeTexts, hasText(title), hasText(detail) else { return false }
    let isTooWide =
      switch style {
      case .value1: naturalWidth(title) + CellLayout.labelGap + naturalWidth(detail) > width
      case .value2: naturalWidth(title) > theme.value2Divider - theme.leftMargin
      case .default, .subtitle: false
      }
    return isTooWide
      && height(of: title, width: width) + height(of: detail, width: width) <= maximumHeight
  }

  /// Returns the width of a label's text on one line, in points; 0 without text.
  private func naturalWidth(_ label: UILabel?) -> CGFloat {
    guard let label, hasText(label) else { return 0 }
    let unbounded = CGSize(
      width: CGFloat.greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude
    )
    return label.sizeThatFits(unbounded).width
  }

  private func hasText(_ label: UILabel?) -> Bool {
    !(label?.text ?? label?.attributedText?.string ?? "").isEmpty
  }

  /// Returns the height of a label's text at a width, in points; 0 without text.
  private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, hasText(label) else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func flooredToPixel(_ value: CGFloat) -> CGFloat {
    (value * scale).rounded(.down) / scale
  }
}
