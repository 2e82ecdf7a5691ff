import Foundation
import UIKitGraphics

extension TableModel {
  /// Returns the height of a header or footer with a title, in points.
  func titleHeight(
    _ title: String,
    kind: SupplementaryKind,
    section: Int,
    pass: TablePass
  ) -> CGFloat {
    let width = pass.session.titleWidth
    // The theme is not copied because it has dozens of properties.
    let scaledTheme = settings.scaledTheme
    if !settings.isGrouped,
      isCertainlyOneLine(title, font: scaledTheme.theme.plainHeader.font, width: width)
    {
      return scaledTheme.theme.plainHeaderHeight
    }
    let metrics = titleMetrics(kind)
    return scaledTheme.titleHeight(
      around: textHeight(title, kind: kind, metrics: metrics, width: width),
      lineHeight: metrics.lineHeight,
      HeaderFooterContext(kind: kind, isGrouped: settings.isGrouped, isFirst: section == 0)
    )
  }

  /// Discards the title metrics because the appearance may have changed.
  func invalidateTitleMetrics() {
    (headerMetrics, footerMetrics) = (nil, nil)
    maximumSingleLineWidth = 0
  }

  /// Returns whether any title may have a different height at a width in points.
  func hasTitles(widerThan width: CGFloat) -> Bool {
    !wrappedHeaders.isEmpty || !wrappedFooters.isEmpty || maximumSingleLineWidth > width
  }

  /// Returns whether a title is certainly short enough for one line, like the titles of an
  /// alphabetical list, so that its characters need not be measured.
  private func isCertainlyOneLine(_ title: String, font: UIFont, width: CGFloat) -> Bool {
    // No printable ASCII character is wider than this bound.
    let bound = CGFloat(title.utf8.count) * font.pointSize * 1.5
    guard bound <= width, title.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
    maximumSingleLineWidth = max(maximumSingleLineWidth, bound)
    return true
  }

  private func titleMetrics(_ kind: SupplementaryKind) -> TitleMetrics {
    if let cached = kind == .header ? headerMetrics : footerMetrics { return cached }
    let newMetrics = TitleMetrics(titleFont(kind))
    switch kind {
    case .header: headerMetrics = newMetrics
    case .footer: footerMetrics = newMetrics
    }
    return newMetrics
  }

  private func titleFont(_ kind: SupplementaryKind) -> UIFont {
    let scaledTheme = settings.scaledTheme
    guard settings.isGrouped else { return scaledTheme.theme.plainHeader.font }
    return kind == .header
      ? scaledTheme.theme.groupedHeader.font : scaledTheme.theme.groupedFooter.font
  }

  private func textHeight(
    _ title: String,
    kind: SupplementaryKind,
    metrics: TitleMetrics,
    width: CGFloat
  ) -> CGFloat {
    if let lineWidth = metrics.singleLineWidth(for: title), lineWidth <= width {
      maximumSingleLineWidth = max(maximumSingleLineWidth, lineWidth)
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
