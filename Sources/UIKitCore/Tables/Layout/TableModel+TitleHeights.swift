import Foundation
import UIKitGraphics

/// Font metrics of the titles of grouped headers, or of footers, in one look.
struct TitleMetrics {
  /// The height of a line.
  let lineHeight: CGFloat
  /// The width of the widest printable ASCII character.
  private let widest: CGFloat

  @MainActor
  init(_ font: UIFont) {
    let label = UILabel()
    label.font = font
    let unbounded = CGSize(
      width: CGFloat.greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude
    )
    var widest: CGFloat = 0
    for code in UInt8(0x21)...0x7E {
      label.text = String(UnicodeScalar(code))
      widest = max(widest, label.sizeThatFits(unbounded).width)
    }
    self.widest = widest
    label.text = " "
    lineHeight = label.sizeThatFits(unbounded).height
  }

  /// A width, in points, in which a title fits on one line.
  ///
  /// - Parameter title: A title.
  /// - Returns: `nil` for an empty title, and for one with other than printable ASCII characters,
  ///   which has to be measured.
  func singleLineWidth(for title: String) -> CGFloat? {
    var count = 0
    for byte in title.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      count += 1
    }
    return count > 0 ? CGFloat(count) * widest : nil
  }
}

extension TableModel {
  /// The height of a header or footer that shows a title.
  func titleHeight(_ title: String, _ kind: SupplementaryKind, _ section: Int) -> CGFloat {
    // The theme itself is not copied, because it has dozens of parts.
    let look = settings.look
    guard settings.isGrouped else { return look.theme.plainHeaderHeight }
    let metrics = titleMetrics(kind)
    let textHeight = groupedTextHeight(title, kind, metrics)
    switch kind {
    case .header:
      let standard =
        section == 0
        ? look.theme.firstGroupedHeaderHeight : look.theme.groupedHeaderHeight
      return standard + max(0, textHeight - metrics.lineHeight)
    case .footer:
      let gap = look.theme.groupedTextGap
      return max(look.theme.groupSpacing, gap + textHeight + gap)
    }
  }

  /// Discards the title metrics, because the look may have changed.
  func forgetTitleMetrics() {
    (headerMetrics, footerMetrics) = (nil, nil)
    widestSingleLine = 0
  }

  private func titleMetrics(_ kind: SupplementaryKind) -> TitleMetrics {
    if let known = kind == .header ? headerMetrics : footerMetrics { return known }
    let new = TitleMetrics(titleFont(kind))
    switch kind {
    case .header: headerMetrics = new
    case .footer: footerMetrics = new
    }
    return new
  }

  private func titleFont(_ kind: SupplementaryKind) -> UIFont {
    let look = settings.look
    return kind == .header ? look.theme.groupedHeader.font : look.theme.groupedFooter.font
  }

  private func groupedTextHeight(
    _ title: String,
    _ kind: SupplementaryKind,
    _ metrics: TitleMetrics
  ) -> CGFloat {
    let width = settings.groupedTextWidth
    if let line = metrics.singleLineWidth(for: title), line <= width {
      widestSingleLine = max(widestSingleLine, line)
      return metrics.lineHeight
    }
    isWidthDependent = true
    let label = UILabel()
    label.font = titleFont(kind)
    label.numberOfLines = 0
    label.text = settings.displayedTitle(title, kind)
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
