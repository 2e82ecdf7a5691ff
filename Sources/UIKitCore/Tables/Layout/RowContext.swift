import Foundation
import UIKitGraphics
import UIKitLists

/// The properties of row and table that a cell depends on.
struct CellContext: Equatable {
  var isGrouped = false
  /// Whether it is the first row of a group.
  var isFirst = false
  /// Whether it is the last row of a group.
  var isLast = false
  var separatorStyle = UITableViewCell.SeparatorStyle.none
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// The inset that was set on the table; `nil` is the theme's.
  var separatorInset: UIEdgeInsets?
  /// Space beside the content that the table leaves free, by left and right, in points.
  var contentMargins = UIEdgeInsets.zero
  /// The table's background, for themes whose cells inherit it.
  var tableColor: UIColor?
  /// Width of the index bar at the trailing edge, in points.
  var indexWidth: CGFloat = 0
  /// The attribute of the table, which holds for cells without one of their own.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var allowsMultipleSelection = false

  /// The corners that a group rounds at this row.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Whether a separator is drawn below the row: not below a group's last.
  var hasSeparator: Bool { separatorStyle != .none && !isLast }
}

/// The properties of section and table that a header or footer depends on.
struct HeaderFooterContext: Equatable {
  var kind = SupplementaryKind.header
  var isGrouped = false
  /// Whether it belongs to the first section, whose header is higher in grouped tables.
  var isFirst = false
  /// Distance of groups, or of the content of plain rows, from the table's sides, in points.
  var margin: CGFloat = 0
  /// Width of the index bar at the trailing edge, in points.
  var indexWidth: CGFloat = 0
  /// The attribute of the table, which holds for views without one of their own.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}

/// Settings of a table that concern its appearance, and not its heights.
struct ShownSettings {
  /// The state of cells that is the same for all rows.
  var row = CellContext()
  /// Inset of the separators of empty rows, in points.
  var separatorInset = UIEdgeInsets.zero
  /// Colours of the index, `nil` where they are the theme's.
  var indexColor: UIColor?
  var indexBackgroundColor: UIColor?
  var indexTrackingBackgroundColor: UIColor?
}
