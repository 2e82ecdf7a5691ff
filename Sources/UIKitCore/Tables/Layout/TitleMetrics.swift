import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// The font metrics of the titles of headers or footers in one theme.
struct TitleMetrics {
  /// The height of a line, in points.
  let lineHeight: CGFloat
  /// The width of the widest printable ASCII character, in points.
  private let maximumCharacterWidth: CGFloat

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
    self.maximumCharacterWidth = widest
    label.text = " "
    lineHeight = label.sizeThatFits(unbounded).height
  }

  /// Returns a width in which a title fits on one line, in points.
  ///
  /// - Parameter title: A title.
  /// - Returns: `nil` for an empty title, and for a title with characters other than printable
  ///   ASCII, which must be measured.
  func singleLineWidth(for title: String) -> CGFloat? {
    var count = 0
    for byte in title.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      count += 1
    }
    return count > 0 ? CGFloat(count) * maximumCharacterWidth : nil
  }
}

extension ScaledTableTheme {
  /// Returns the height of a header or footer around its texts, in points.
  ///
  /// - Parameters:
  ///   - textHeight: The height of the texts, in points.
  ///   - lineHeight: The height of one line, which corresponds to the standard height.
  ///   - context: The context of the header or footer.
  /// - Returns: The total height.
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
