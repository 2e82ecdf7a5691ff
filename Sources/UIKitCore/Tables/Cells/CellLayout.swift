import Foundation
import UIKitGraphics

/// The layout of the image and the labels in the predefined styles.
///
/// Frames are in the content view's coordinates for left-to-right layout, in points.
@MainActor
struct CellLayout {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var detail = CGRect.zero
  }

  let style: UITableViewCell.CellStyle
  let scaledTheme: ScaledTableTheme
  let size: CGSize
  let inset: UIEdgeInsets
  let indentation: CGFloat
  let scale: CGFloat
  /// Whether labels may be stacked because an accessibility text size is set.
  let hasLargeTexts: Bool

  private var theme: TableTheme { scaledTheme.theme }

  /// The space between title and detail on the same line, in points.
  private static let gap: CGFloat = 6

  func frames(image: CGSize?, title: UILabel?, detail: UILabel?) -> Frames {
    var frames = Frames()
    let left = start(image: image, into: &frames)
    let right = max(left, size.width - theme.rightMargin - inset.right)
    let contentRect = CGRect(x: left, y: 0, width: right - left, height: size.height)
    if isStacked(title, detail, in: contentRect.width, height: contentRect.height) {
      layOutLines(title, detail, in: contentRect, &frames)
      // The width limits the label's alignment as if the labels were side by side.
      frames.title.size.width = min(naturalWidth(title), contentRect.width)
      frames.detail.size.width = min(naturalWidth(detail), contentRect.width)
      return frames
    }
    switch style {
    case .default:
      if hasText(title) { frames.title = contentRect }
    case .subtitle:
      layOutLines(title, detail, in: contentRect, &frames)
    case .value1:
      layOutSides(title, detail, in: contentRect, &frames)
    case .value2:
      layOutCaption(title, detail, right: right, &frames)
    }
    return frames
  }

  /// Returns the height of the texts at the layout's width, in points.
  func textHeight(image: CGSize?, title: UILabel?, detail: UILabel?) -> CGFloat {
    var frames = Frames()
    let left = start(image: image, into: &frames)
    let width = max(0, size.width - theme.rightMargin - inset.right - left)
    if isStacked(title, detail, in: width, height: .infinity) {
      return height(title, width) + height(detail, width)
    }
    switch style {
    case .default: return height(title, width)
    case .subtitle: return height(title, width) + height(detail, width)
    case .value1: return max(height(title, width), height(detail, width))
    case .value2:
      let detailLeft = divider + theme.value2Gap
      return max(
        height(title, theme.value2Divider - theme.leftMargin),
        height(detail, max(0, size.width - theme.rightMargin - inset.right - detailLeft))
      )
    }
  }

  /// Returns the height of the image at the layout's width, in points.
  func imageHeight(_ image: CGSize?) -> CGFloat {
    var frames = Frames()
    _ = start(image: image, into: &frames)
    return frames.image.height
  }

  /// Sets the frame of the image, and returns the left edge of the labels.
  private func start(image: CGSize?, into frames: inout Frames) -> CGFloat {
    let left = inset.left + indentation
    guard style != .value2, let image, image.width > 0, image.height > 0 else { return left }
    let availableWidth = max(0, size.width - theme.rightMargin - inset.right - left)
    let factor = min(1, size.height / image.height, availableWidth / image.width)
    let fitted = CGSize(width: aligned(image.width * factor), height: image.height * factor)
    frames.image = CGRect(
      x: left,
      y: aligned((size.height - fitted.height) / 2),
      width: fitted.width,
      height: fitted.height
    )
    return left + fitted.width + theme.imageGap
  }

  /// The right edge of captions in `.value2`; the same for all rows with one inset.
  private var divider: CGFloat {
    inset.left + indentation + theme.value2Divider - theme.leftMargin
  }

  private func layOutLines(
    _ title: UILabel?,
    _ detail: UILabel?,
    in room: CGRect,
    _ frames: inout Frames
  ) {
    let titleHeight = height(title, room.width)
    let detailHeight = height(detail, room.width)
    let top = (room.midY - (titleHeight + detailHeight) / 2).pixelEdge(scale: scale)
    if titleHeight > 0 {
      frames.title = CGRect(x: room.minX, y: top, width: room.width, height: titleHeight)
    }
    if detailHeight > 0 {
      frames.detail = CGRect(
        x: room.minX,
        y: top + titleHeight,
        width: room.width,
        height: detailHeight
      )
    }
  }

  /// Places title and detail side by side.
  ///
  /// The title is truncated first but keeps up to 40 % of the width.
  private func layOutSides(
    _ title: UILabel?,
    _ detail: UILabel?,
    in room: CGRect,
    _ frames: inout Frames
  ) {
    let (titleWidthThatFits, detailWidthThatFits) = (naturalWidth(title), naturalWidth(detail))
    let gap = titleWidthThatFits > 0 && detailWidthThatFits > 0 ? CellLayout.gap : 0
    let titleRoom = min(titleWidthThatFits, room.width * 0.4)
    let detailWidth = min(detailWidthThatFits, max(0, room.width - gap - titleRoom))
    let titleWidth = max(0, room.width - gap - detailWidth)
    if titleWidthThatFits > 0 {
      frames.title = CGRect(x: room.minX, y: 0, width: titleWidth, height: room.height)
    }
    if detailWidthThatFits > 0 {
      frames.detail = CGRect(
        x: room.maxX - detailWidth,
        y: 0,
        width: detailWidth,
        height: room.height
      )
    }
  }

  private func layOutCaption(
    _ title: UILabel?,
    _ detail: UILabel?,
    right: CGFloat,
    _ frames: inout Frames
  ) {
    if hasText(title) {
      let left = inset.left + indentation
      frames.title = CGRect(x: left, y: 0, width: divider - left, height: size.height)
    }
    if hasText(detail) {
      let left = divider + theme.value2Gap
      frames.detail = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    }
  }

  /// Returns whether the detail is placed below the title because large texts do not fit side by
  /// side.
  private func isStacked(
    _ title: UILabel?,
    _ detail: UILabel?,
    in width: CGFloat,
    height limit: CGFloat
  ) -> Bool {
    guard hasLargeTexts, hasText(title), hasText(detail) else { return false }
    let isTooWide =
      switch style {
      case .value1: naturalWidth(title) + CellLayout.gap + naturalWidth(detail) > width
      case .value2: naturalWidth(title) > theme.value2Divider - theme.leftMargin
      case .default, .subtitle: false
      }
    return isTooWide && height(title, width) + height(detail, width) <= limit
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

  private func height(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, hasText(label) else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
}
