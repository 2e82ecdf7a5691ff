import Foundation
import UIKitGraphics

/// Font metrics of the titles of headers, or of footers, in one look.
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
  func titleHeight(
    _ title: String,
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) -> CGFloat {
    let width = settings.isGrouped ? settings.groupedTextWidth : pass.tableView.titleWidth
    // The theme itself is not copied, because it has dozens of parts.
    let look = settings.look
    if !settings.isGrouped, isCertainlyOneLine(title, look.theme.plainHeader.font, width) {
      return look.theme.plainHeaderHeight
    }
    let metrics = titleMetrics(kind)
    return look.titleHeight(
      around: textHeight(title, kind, metrics, width),
      lineHeight: metrics.lineHeight,
      HeaderFooterContext(kind: kind, isGrouped: settings.isGrouped, isFirst: section == 0)
    )
  }

  /// Discards the title metrics, because the look may have changed.
  func forgetTitleMetrics() {
    (headerMetrics, footerMetrics) = (nil, nil)
    widestSingleLine = 0
  }

  /// Whether some title may have another height at a width, in points.
  func hasTitles(widerThan width: CGFloat) -> Bool {
    !wrappedHeaders.isEmpty || !wrappedFooters.isEmpty || widestSingleLine > width
  }

  /// Whether a title is so short that its characters need not be measured, as those of an index.
  private func isCertainlyOneLine(_ title: String, _ font: UIFont, _ width: CGFloat) -> Bool {
    // No printable ASCII character is wider.
    let bound = CGFloat(title.utf8.count) * font.pointSize * 1.5
    guard bound <= width, title.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
    widestSingleLine = max(widestSingleLine, bound)
    return true
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
    guard settings.isGrouped else { return look.theme.plainHeader.font }
    return kind == .header ? look.theme.groupedHeader.font : look.theme.groupedFooter.font
  }

  private func textHeight(
    _ title: String,
    _ kind: SupplementaryKind,
    _ metrics: TitleMetrics,
    _ width: CGFloat
  ) -> CGFloat {
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

extension TableLook {
  /// The height of a header or footer around its texts, in points.
  ///
  /// - Parameters:
  ///   - textHeight: The height of the texts.
  ///   - lineHeight: That of one line, around which there is the standard height.
  ///   - context: Where it is.
  /// - Returns: The whole height.
  func titleHeight(
    around textHeight: CGFloat,
    lineHeight: CGFloat,
    _ context: HeaderFooterContext
  ) -> CGFloat {
    let growth = max(0, textHeight - lineHeight)
    guard context.isGrouped else { return theme.plainHeaderHeight + growth }
    guard context.kind == .header else {
      return max(theme.groupSpacing, textHeight + 2 * theme.groupedTextGap)
    }
    return (context.isFirst ? theme.firstGroupedHeaderHeight : theme.groupedHeaderHeight) + growth
  }
}

extension UITableView {
  /// Width of the titles of headers and footers, in points.
  final var titleWidth: CGFloat {
    if isGrouped { return layoutSettings.groupedTextWidth }
    let margins = contentMargins
    let inset = max(margins.left, margins.right) + look.theme.plainHeaderInset
    return max(0, boundsStorage.width - (indexBar?.width ?? 0) - 2 * inset)
  }
}
