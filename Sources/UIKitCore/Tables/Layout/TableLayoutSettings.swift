import Foundation
import UIKitGraphics

/// The inputs of height calculation, apart from the application's results.
///
/// Copied from the table view at the beginning of a pass.
@MainActor
struct TableLayoutSettings {
  var isGrouped = false
  /// Whether the width of groups is limited to a readable width.
  var hasReadableGroups = false
  var scaledTheme = ScaledTableTheme.current
  /// The width of the table, in points.
  var width: CGFloat = 0
  /// The height of rows for which the delegate returns none, in points, or
  /// `UITableView.automaticDimension`.
  var rowHeight: CGFloat = 0
  /// The estimated height of rows, in points; 0 without estimate.
  var estimatedRowHeight: CGFloat = 0
  /// Whether rows are measured only when they become visible.
  var estimatesRows = false
  /// The height of headers, in points; `nil` until the application sets it.
  var headerHeight: CGFloat?
  /// The height of footers, in points; `nil` until the application sets it.
  var footerHeight: CGFloat?
  /// The space above headers with a height above 0, in points.
  var headerTopPadding: CGFloat = 0
  /// The estimated height of headers, in points; 0 without estimate.
  var estimatedHeaderHeight: CGFloat = 0
  /// The estimated height of footers, in points; 0 without estimate.
  var estimatedFooterHeight: CGFloat = 0
  /// The distance of groups from the table's sides, in points; 0 in plain tables.
  var groupMargin: CGFloat {
    isGrouped ? scaledTheme.groupMargin(forWidth: width, isReadable: hasReadableGroups) : 0
  }

  /// The width of the text of grouped headers and footers, in points.
  var groupedTextWidth: CGFloat {
    max(0, width - 2 * (groupMargin + scaledTheme.theme.groupedTextInset))
  }

  /// Returns a title as displayed: some themes show grouped headers in upper case.
  func displayedTitle(_ title: String, _ kind: SupplementaryKind) -> String {
    kind == .header && isGrouped && scaledTheme.theme.uppercasesGroupedHeaders
      ? title.uppercased() : title
  }
}
