import Foundation
import UIKitGraphics

/// The properties of a table view that are plain settings, with their defaults.
struct TableConfiguration {
  var rowHeight = TableTheme.standard.rowHeight
  var estimatedRowHeight: CGFloat = 0
  /// `nil` until the application sets it: headers then fit their titles.
  var sectionHeaderHeight: CGFloat?
  /// `nil` until the application sets it: footers then fit their titles.
  var sectionFooterHeight: CGFloat?
  var estimatedSectionHeaderHeight: CGFloat = 0
  var estimatedSectionFooterHeight: CGFloat = 0
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// `nil` is the theme's colour.
  var separatorColor: UIColor?
  var separatorInset = TableTheme.standard.separatorInset
  var backgroundView: UIView?
  var tableHeaderView: UIView?
  var tableFooterView: UIView?
  var indexMinimumRowCount = 0
  var indexColor: UIColor?
  var indexBackgroundColor: UIColor?
  var indexTrackingBackgroundColor: UIColor?
}
