public import Foundation
public import UIKitGraphics

/// The appearance of tables: colours, fonts and metrics as one value.
///
/// Two themes are predefined, `standard` and `classic`; an application may change a copy. A theme
/// applies to a view and its descendants:
///
///     window.traitOverrides.tableTheme = .classic
///
/// Visible tables adopt a theme immediately without being reloaded: the first visible row keeps its
/// position, and selection and editing mode are preserved. Heights, insets, fonts and colours set
/// by the application on a table or a cell take precedence.
///
/// Lengths are in points. The order of calls and the rules of layout never depend on the theme.
public struct TableTheme: Equatable, Sendable {
  /// The font and the colours of a text.
  public struct Text: Equatable, Sendable {
    /// The font at the standard text size; other text sizes scale it.
    public var font: UIFont
    /// The colour; `nil` means the tint colour.
    public var color: UIColor?
    /// The colour of a shadow one point below the text; `nil` for none.
    public var shadow: UIColor?

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - font: The font at the standard text size.
    ///   - color: The colour; `nil` means the tint colour.
    ///   - shadow: The colour of a shadow one point below the text; `nil` for none.
    public init(_ font: UIFont, _ color: UIColor?, shadow: UIColor? = nil) {
      (self.font, self.color, self.shadow) = (font, color, shadow)
    }
  }

  /// A colour or a vertical gradient.
  public struct Fill: Equatable, Sendable {
    /// The colour at the top.
    public var top: UIColor
    /// The colour at the bottom.
    public var bottom: UIColor

    /// Creates a fill.
    ///
    /// - Parameters:
    ///   - top: The colour at the top.
    ///   - bottom: The colour at the bottom.
    public init(top: UIColor, bottom: UIColor) {
      (self.top, self.bottom) = (top, bottom)
    }

    /// Creates a fill of one colour.
    ///
    /// - Parameter color: The colour.
    public init(_ color: UIColor) {
      self.init(top: color, bottom: color)
    }

    var isFlat: Bool { top == bottom }
  }

  /// The only interface style of views with this theme, which takes precedence; `.unspecified`
  /// supports both.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// Whether buttons and discs are rounded and glossy.
  public var isGlossy: Bool
  /// The colour of the check marks and circles of selected rows; `nil` means the tint colour.
  public var accentColor: UIColor?

  // MARK: Table

  /// The background of plain tables.
  public var plainBackground: UIColor
  /// The background of grouped tables.
  public var groupedBackground: UIColor
  /// The colour of the stripes on the grouped background, 2 points wide and 5 points apart; `nil`
  /// for none.
  public var groupedStripeColor: UIColor?
  /// The height of rows at the standard text size.
  public var rowHeight: CGFloat
  /// The colour of separators in plain tables.
  public var plainSeparatorColor: UIColor
  /// The colour of separators in grouped tables.
  public var groupedSeparatorColor: UIColor
  /// The style of separators in grouped tables.
  public var groupedSeparatorStyle: UITableViewCell.SeparatorStyle
  /// The inset of separators.
  public var separatorInset: UIEdgeInsets
  /// The corner radius of groups.
  public var groupRadius: CGFloat
  /// The colour of the outline of groups, one pixel wide; `nil` for none.
  public var groupOutlineColor: UIColor?
  /// The side margin of groups in tables narrower than 400 points.
  public var narrowGroupMargin: CGFloat

  // MARK: Headers and footers

  /// The height of plain headers and footers.
  public var plainHeaderHeight: CGFloat
  /// The background of plain headers and footers.
  public var plainHeaderFill: Fill
  /// The titles of plain headers and footers.
  public var plainHeader: Text
  /// The distance of plain titles from the table's edge.
  public var plainHeaderInset: CGFloat
  /// The blank space above and below groups.
  public var groupSpacing: CGFloat
  /// The space above the first group.
  public var firstGroupSpacing: CGFloat
  /// The height of a grouped header with a single-line title.
  public var groupedHeaderHeight: CGFloat
  /// The height of the first group's header with a single-line title.
  public var firstGroupedHeaderHeight: CGFloat
  /// The titles of grouped headers.
  public var groupedHeader: Text
  /// The titles of grouped footers.
  public var groupedFooter: Text
  /// The text alignment of grouped footers.
  public var groupedFooterAlignment: NSTextAlignment
  /// Whether titles of grouped headers are displayed in upper case.
  public var uppercasesGroupedHeaders: Bool
  /// The distance of a header's or footer's text from the group's leading edge.
  public var groupedTextInset: CGFloat
  /// The distance of a header's or footer's text from the group's top or bottom edge.
  public var groupedTextGap: CGFloat

  // MARK: Cells

  /// The background of cells in plain tables; `nil` means the table's.
  public var plainCellBackground: UIColor?
  /// The background of cells in grouped tables.
  public var groupedCellBackground: UIColor
  /// The background of selected rows.
  public var selection: Fill
  /// The background of selected rows of style `.gray`.
  public var graySelection: Fill
  /// The colour of labels and glyphs in selected rows; `nil` leaves them unchanged.
  public var selectedTextColor: UIColor?
  /// The distance of content from the leading edge unless an inset is set.
  public var leftMargin: CGFloat
  /// The distance of content and accessories from the trailing edge.
  public var rightMargin: CGFloat
  /// The space between image and labels.
  public var imageGap: CGFloat
  /// The space above and below the texts of self-sizing cells.
  public var verticalPadding: CGFloat
  /// The title of style `.default`.
  public var title: Text
  /// The title of style `.subtitle`.
  public var subtitleTitle: Text
  /// The second line of style `.subtitle`.
  public var subtitleDetail: Text
  /// The title of style `.value1`.
  public var value1Title: Text
  /// The detail of style `.value1`.
  public var value1Detail: Text
  /// The caption of style `.value2`.
  public var value2Title: Text
  /// The detail of style `.value2`.
  public var value2Detail: Text
  /// The distance of the trailing edge of captions in `.value2` from the cell's leading edge.
  public var value2Divider: CGFloat
  /// The distance from the captions to the details in `.value2`.
  public var value2Gap: CGFloat

  // MARK: Accessories

  /// The colour of disclosure indicators and of the reordering control.
  public var chevronColor: UIColor
  /// The size of disclosure indicators.
  public var chevronSize: CGSize
  /// The size of check marks.
  public var checkmarkSize: CGSize
  /// The size of detail buttons.
  public var detailSize: CGSize
  /// The colour of detail buttons; `nil` means the tint colour.
  public var detailColor: UIColor?
  /// The width by which a disclosure indicator narrows the content.
  public var chevronWidth: CGFloat
  /// The width by which a check mark narrows the content.
  public var checkmarkWidth: CGFloat
  /// The width by which a detail button narrows the content.
  public var detailWidth: CGFloat
  /// The width by which a detail disclosure button narrows the content.
  public var detailDisclosureWidth: CGFloat
  /// The width by which a custom accessory narrows the content in addition to its own width.
  public var customAccessoryMargin: CGFloat

  // MARK: Editing

  /// The distance by which editing mode indents the content.
  public var editingIndent: CGFloat
  /// The distance of editing controls from the leading edge.
  public var editControlMargin: CGFloat
  /// The diameter of editing controls.
  public var editControlSide: CGFloat
  /// The colour of deletion controls and Delete buttons.
  public var deleteColor: UIColor
  /// The colour of insertion controls.
  public var insertColor: UIColor
  /// The size of the reordering control's glyph.
  public var gripSize: CGSize
  /// The width by which the reordering control narrows the content.
  public var gripWidth: CGFloat
  /// The font of swipe action titles.
  public var actionFont: UIFont
  /// The font of the Delete button's title.
  public var deleteFont: UIFont
  /// The height of the Delete button; `nil` means the height of the row.
  ///
  /// A button with a fixed height fades in while the content becomes narrower, but stays in place.
  public var deleteHeight: CGFloat?
  /// The width of a button in addition to its title.
  public var actionMargin: CGFloat
  /// The minimum width of a swipe action.
  public var actionWidth: CGFloat
  /// The background of swipe actions that do not set a colour.
  public var actionColor: UIColor

  // MARK: Index

  /// The width of the index.
  public var indexWidth: CGFloat
  /// The font of the index entries.
  public var indexFont: UIFont
  /// The colour of the index entries; `nil` means the tint colour.
  public var indexColor: UIColor?
  /// The background of the index while it is not touched.
  public var indexBackground: UIColor
  /// The background of the index while it is touched, with round ends; `nil` means the untouched
  /// background.
  public var indexTrackingBackground: UIColor?

  /// Returns the side margin of groups in a table of a width, in points.
  func groupMargin(forWidth width: CGFloat) -> CGFloat {
    if width <= 20 { return max(0, width - 10) }
    return width < 400 ? narrowGroupMargin : max(31, min(45, 0.06 * width))
  }
}
