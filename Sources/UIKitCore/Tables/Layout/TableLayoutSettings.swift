import Foundation
import UIKitGraphics

/// The inputs of height calculation, apart from the application's answers.
///
/// Copied from the table view when a pass begins.
@MainActor
struct TableLayoutSettings {
  var isGrouped = false
  /// Whether groups are only as wide as can be read well.
  var hasReadableGroups = false
  var look = TableLook.current
  /// Width of the table, in points.
  var width: CGFloat = 0
  /// Height of rows for which the delegate returns none, in points, or
  /// `UITableView.automaticDimension`.
  var rowHeight: CGFloat = 0
  /// Estimate of row heights, in points; 0 without estimate.
  var estimatedRowHeight: CGFloat = 0
  /// Whether rows are measured only when they come into view.
  var estimatesRows = false
  /// Height of headers, in points; `nil` until the application sets it.
  var headerHeight: CGFloat?
  /// Height of footers, in points; `nil` until the application sets it.
  var footerHeight: CGFloat?
  /// Space above headers that have a height, in points.
  var headerTopPadding: CGFloat = 0
  /// Estimate of header heights, in points; 0 without estimate.
  var estimatedHeaderHeight: CGFloat = 0
  /// Estimate of footer heights, in points; 0 without estimate.
  var estimatedFooterHeight: CGFloat = 0
  /// Distance of groups from the table's sides, in points; 0 in plain tables.
  var groupMargin: CGFloat {
    isGrouped ? look.groupMargin(forWidth: width, isReadable: hasReadableGroups) : 0
  }

  /// Width of the text of grouped headers and footers, in points.
  var groupedTextWidth: CGFloat {
    max(0, width - 2 * (groupMargin + look.theme.groupedTextInset))
  }

  /// A title as it is shown: grouped headers of some themes are in capitals.
  func displayedTitle(_ title: String, _ kind: SupplementaryKind) -> String {
    kind == .header && isGrouped && look.theme.uppercasesGroupedHeaders ? title.uppercased() : title
  }
}
