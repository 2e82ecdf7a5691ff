import Foundation
import UIKitGraphics

/// The storage of a table view's plain settings, with their defaults.
struct TableConfiguration {
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  /// `nil` means the theme's height.
  var rowHeight: CGFloat?
  var estimatedRowHeight: CGFloat = 0
  /// `nil` until the application sets it; headers then fit their titles.
  var sectionHeaderHeight: CGFloat?
  /// `nil` until the application sets it; footers then fit their titles.
  var sectionFooterHeight: CGFloat?
  /// `nil` means 0.
  var sectionHeaderTopPadding: CGFloat?
  /// `nil` means the row height.
  var fillerRowHeight: CGFloat?
  var estimatedSectionHeaderHeight: CGFloat = 0
  var estimatedSectionFooterHeight: CGFloat = 0
  /// `nil` means the theme's style.
  var separatorStyle: UITableViewCell.SeparatorStyle?
  /// `nil` means the theme's colour.
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// `nil` means the theme's inset.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContent = true
  var backgroundView: UIView?
  /// Whether the application has set `backgroundView`, possibly to `nil`.
  var hasCustomBackgroundView = false
  /// Whether the application has set a background colour.
  var hasCustomBackgroundColor = false
  var tableHeaderView: UIView?
  var tableFooterView: UIView?
  var isPrefetchingEnabled = true
  var scrollbarTitleProvider: ((UITableView, IndexPath) -> String?)?
  var accessibilityLabelProvider: ((UITableView, IndexPath) -> String?)?
  var allowsFocus = true
  var remembersLastFocusedRow = false
  var selectionFollowsFocus = false
  var rowFinder: ((UITableView, String, IndexPath) -> IndexPath?)?
  var indexMinimumRowCount = 0
  var indexColor: UIColor?
  var indexBackgroundColor: UIColor?
  var indexTrackingBackgroundColor: UIColor?
}
