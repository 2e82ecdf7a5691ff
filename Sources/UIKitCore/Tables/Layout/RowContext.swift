import Foundation
import UIKitGraphics
import UIKitLists

/// The properties of the row and the table on which a cell depends.
struct CellContext: Equatable {
  var isGrouped = false
  /// Whether the row is the first of a group.
  var isFirst = false
  /// Whether the row is the last of a group.
  var isLast = false
  var separatorStyle = UITableViewCell.SeparatorStyle.none
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// The separator inset set on the table; `nil` means the theme's.
  var separatorInset: UIEdgeInsets?
  /// The horizontal margins of the content set by the table, in points.
  var contentMargins = UIEdgeInsets.zero
  /// The table's background colour, for themes whose cells inherit it.
  var tableColor: UIColor?
  /// The width of the index bar at the trailing edge, in points.
  var indexWidth: CGFloat = 0
  /// The table's attribute, which applies to cells that do not set one.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var allowsMultipleSelection = false

  /// The corners that a group rounds at this row.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Whether a separator is drawn below the row; not drawn below the last row of a group.
  var hasSeparator: Bool { separatorStyle != .none && !isLast }
}

/// The properties of the section and the table on which a header or footer depends.
struct HeaderFooterContext: Equatable {
  var kind = SupplementaryKind.header
  var isGrouped = false
  /// Whether the view belongs to the first section, whose header is higher in grouped tables.
  var isFirst = false
  /// The distance of groups, or of the content of plain rows, from the table's sides, in points.
  var margin: CGFloat = 0
  /// The width of the index bar at the trailing edge, in points.
  var indexWidth: CGFloat = 0
  /// The table's attribute, which applies to views that do not set one.
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
}

/// The settings of a table that affect its appearance but not its heights.
struct AppearanceSettings {
  /// The part of the cells' state that is the same for all rows.
  var row = CellContext()
  /// The inset of the separators of empty rows, in points.
  var separatorInset = UIEdgeInsets.zero
  /// The colours of the index; `nil` means the theme's.
  var indexColor: UIColor?
  var indexBackgroundColor: UIColor?
  var indexTrackingBackgroundColor: UIColor?
}
