public import Foundation
public import UIKitGraphics

/// The look of tables: colours, fonts and metrics as one value.
///
/// There are two, `standard` and `classic`; an application may change a copy of one. A theme
/// applies to a view and everything below it:
///
///     window.traitOverrides.tableTheme = .classic
///
/// Tables on screen follow at once, without being reloaded: the first visible row stays
/// where it is, and so do selection and editing mode. What the application has set on a
/// table or a cell itself (heights, insets, fonts, colours) stays as it is.
///
/// Lengths are points. The order of calls and the rules of geometry never depend on it.
public struct TableTheme: Equatable, Sendable {
  /// The font and the colours of a text.
  public struct Text: Equatable, Sendable {
    /// The font at the standard text size; other text sizes scale it.
    public var font: UIFont
    /// The colour; `nil` is the tint colour.
    public var color: UIColor?
    /// Colour of the same text one point below; `nil` draws none.
    public var shadow: UIColor?

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - font: The font at the standard text size.
    ///   - color: The colour; `nil` is the tint colour.
    ///   - shadow: Colour of the same text one point below; `nil` draws none.
    public init(_ font: UIFont, _ color: UIColor?, shadow: UIColor? = nil) {
      (self.font, self.color, self.shadow) = (font, color, shadow)
    }
  }

  /// A colour that may change from top to bottom.
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

  /// The only appearance of views with this theme, which overrides all others; `.unspecified` has
  /// both.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// Whether buttons and discs are rounded and glossy.
  public var isGlossy: Bool
  /// Colour of the check marks and circles of selected rows; `nil` is the tint colour.
  public var accentColor: UIColor?

  // MARK: Table

  /// Background of plain tables.
  public var plainBackground: UIColor
  /// Background of grouped tables.
  public var groupedBackground: UIColor
  /// Colour of the stripes on it, 2 points wide after every 5; `nil`: none.
  public var groupedStripeColor: UIColor?
  /// Height of rows at the standard text size.
  public var rowHeight: CGFloat
  /// Colour of separators in plain tables.
  public var plainSeparatorColor: UIColor
  /// Colour of separators in grouped tables.
  public var groupedSeparatorColor: UIColor
  /// Style of separators in grouped tables.
  public var groupedSeparatorStyle: UITableViewCell.SeparatorStyle
  /// Inset of separators in points.
  public var separatorInset: UIEdgeInsets
  /// Radius of a group's corners.
  public var groupRadius: CGFloat
  /// Colour of the line of one pixel around groups; `nil`: none.
  public var groupOutlineColor: UIColor?
  /// Side margin of groups in tables narrower than 400 points.
  public var narrowGroupMargin: CGFloat

  // MARK: Headers and footers

  /// Height of plain headers and footers.
  public var plainHeaderHeight: CGFloat
  /// Background of plain headers and footers.
  public var plainHeaderFill: Fill
  /// Titles of plain headers and footers.
  public var plainHeader: Text
  /// Distance of plain titles from the table's edge.
  public var plainHeaderInset: CGFloat
  /// Blank space above and below groups.
  public var groupSpacing: CGFloat
  /// Space above the first group.
  public var firstGroupSpacing: CGFloat
  /// Height of a grouped header with a title of one line.
  public var groupedHeaderHeight: CGFloat
  /// Height of the first group's header with a title of one line.
  public var firstGroupedHeaderHeight: CGFloat
  /// Titles of grouped headers.
  public var groupedHeader: Text
  /// Titles of grouped footers.
  public var groupedFooter: Text
  /// Alignment of the lines of grouped footers.
  public var groupedFooterAlignment: NSTextAlignment
  /// Whether titles of grouped headers are shown in capitals.
  public var uppercasesGroupedHeaders: Bool
  /// Distance of a header's or footer's text from the group's left edge.
  public var groupedTextInset: CGFloat
  /// Distance of a header's or footer's text from the group's top or bottom edge.
  public var groupedTextGap: CGFloat

  // MARK: Cells

  /// Background of cells in plain tables; `nil` is the table's.
  public var plainCellBackground: UIColor?
  /// Background of cells in grouped tables.
  public var groupedCellBackground: UIColor
  /// Background of selected rows.
  public var selection: Fill
  /// Background of selected rows of style `.gray`.
  public var graySelection: Fill
  /// Colour of labels and marks in selected rows; `nil` leaves them as they are.
  public var selectedTextColor: UIColor?
  /// Distance of content from the left edge, unless an inset is set.
  public var leftMargin: CGFloat
  /// Distance of content and accessories from the right edge.
  public var rightMargin: CGFloat
  /// Space between image and labels.
  public var imageGap: CGFloat
  /// Space above and below texts of self-sizing cells.
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
  /// Right edge of captions in `.value2`, from the cell's left edge.
  public var value2Divider: CGFloat
  /// Distance from that edge to the details.
  public var value2Gap: CGFloat

  // MARK: Accessories

  /// Colour of disclosure indicators and of the reordering control.
  public var chevronColor: UIColor
  /// Size of disclosure indicators.
  public var chevronSize: CGSize
  /// Size of check marks.
  public var checkmarkSize: CGSize
  /// Size of detail buttons.
  public var detailSize: CGSize
  /// Colour of detail buttons; `nil` is the tint colour.
  public var detailColor: UIColor?
  /// Width that a disclosure indicator takes from the content.
  public var chevronWidth: CGFloat
  /// Width that a check mark takes from the content.
  public var checkmarkWidth: CGFloat
  /// Width that a detail button takes from the content.
  public var detailWidth: CGFloat
  /// Width that a detail disclosure button takes from the content.
  public var detailDisclosureWidth: CGFloat
  /// Width that a custom accessory takes from the content besides its own.
  public var customAccessoryMargin: CGFloat

  // MARK: Editing

  /// Distance by which editing moves the content to the right.
  public var editingIndent: CGFloat
  /// Distance of the circles from the left edge.
  public var editControlMargin: CGFloat
  /// Diameter of the circles at the left.
  public var editControlSide: CGFloat
  /// Colour of deletion controls and Delete buttons.
  public var deleteColor: UIColor
  /// Colour of insertion controls.
  public var insertColor: UIColor
  /// Size of the reordering control's bars.
  public var gripSize: CGSize
  /// Width that the reordering control takes from the content.
  public var gripWidth: CGFloat
  /// Font of swipe actions' titles.
  public var actionFont: UIFont
  /// Font of the Delete button's title.
  public var deleteFont: UIFont
  /// Height of the Delete button; `nil` is as high as the row.
  ///
  /// With a height of its own it fades in over the content, which stays in place.
  public var deleteHeight: CGFloat?
  /// Width of a button besides its title.
  public var actionMargin: CGFloat
  /// The least width of a swipe action.
  public var actionWidth: CGFloat
  /// Background of swipe actions without a colour of their own.
  public var actionColor: UIColor

  // MARK: Index

  /// Width of the index.
  public var indexWidth: CGFloat
  /// Font of its entries.
  public var indexFont: UIFont
  /// Colour of its entries; `nil` is the tint colour.
  public var indexColor: UIColor?
  /// Its background while it is not touched.
  public var indexBackground: UIColor
  /// Its background while it is touched, with round ends; `nil`: as untouched.
  public var indexTrackingBackground: UIColor?

  /// The side margin of groups in a table of a width.
  func groupMargin(forWidth width: CGFloat) -> CGFloat {
    if width <= 20 { return max(0, width - 10) }
    return width < 400 ? narrowGroupMargin : max(31, min(45, 0.06 * width))
  }
}
