import Foundation
import UIKitGraphics

/// Colours, fonts and metrics of tables (section 5 of the specification, UI-022).
///
/// Lengths are points. Order of calls and rules of geometry never depend on it.
struct TableTheme {
  // MARK: Table

  var plainBackground: UIColor
  var groupedBackground: UIColor
  var rowHeight: CGFloat
  var separatorColor: UIColor
  var separatorInset: UIEdgeInsets
  /// Radius of a group's corners (UI-005.13).
  var groupRadius: CGFloat
  /// Side margin of groups by the table's width (UI-005.12).
  var narrowGroupMargin: CGFloat

  // MARK: Headers and footers

  var plainHeaderHeight: CGFloat
  var plainHeaderBackground: UIColor
  var plainHeaderFont: UIFont
  var plainHeaderColor: UIColor
  var plainHeaderInset: CGFloat
  /// Blank space above and below groups (UI-005.16).
  var groupSpacing: CGFloat
  /// Space above the first group.
  var firstGroupSpacing: CGFloat
  /// Header with a title (TV-029.2).
  var groupedHeaderHeight: CGFloat
  var firstGroupedHeaderHeight: CGFloat
  var groupedHeaderFont: UIFont
  var groupedHeaderColor: UIColor
  var uppercasesGroupedHeaders: Bool
  /// Distance of a header's or footer's text from the group's left edge.
  var groupedTextInset: CGFloat
  /// Distance of a header's or footer's text from the group's top or bottom edge.
  var groupedTextGap: CGFloat

  // MARK: Cells

  var plainCellBackground: UIColor
  var groupedCellBackground: UIColor
  var selectionColor: UIColor
  var leftMargin: CGFloat
  var rightMargin: CGFloat
  var imageGap: CGFloat
  /// Space above and below texts of self-sizing cells.
  var verticalPadding: CGFloat
  var textColor: UIColor
  var detailColor: UIColor
  /// Colour of details and captions; `nil` is the tint colour.
  var valueColor: UIColor?
  var titleFont: UIFont
  var subtitleTitleFont: UIFont
  var subtitleFont: UIFont
  var value1TitleFont: UIFont
  var value1DetailFont: UIFont
  var value2TitleFont: UIFont
  var value2DetailFont: UIFont
  /// Right edge of captions in `.value2` (UI-010.6).
  var value2Divider: CGFloat
  /// Distance from there to the details.
  var value2Gap: CGFloat

  // MARK: Accessories

  var chevronColor: UIColor
  var chevronSize: CGSize
  var checkmarkSize: CGSize
  var infoSize: CGSize
  /// Width that each accessory takes from the content (UI-006.5).
  var chevronWidth: CGFloat
  var checkmarkWidth: CGFloat
  var detailWidth: CGFloat
  var detailDisclosureWidth: CGFloat
  /// What a custom accessory takes besides its own width.
  var customAccessoryMargin: CGFloat

  // MARK: Editing

  /// How far editing moves the content to the right (UI-015.3).
  var editingIndent: CGFloat
  /// Diameter of the circles at the left.
  var editControlSide: CGFloat
  var deleteColor: UIColor
  var insertColor: UIColor
  var gripSize: CGSize
  /// What the reordering control takes from the content (UI-014.4).
  var gripWidth: CGFloat
  var actionFont: UIFont
  /// What a button takes besides its title (UI-017.4).
  var actionMargin: CGFloat
  /// The least width of a swipe action.
  var actionWidth: CGFloat
  var actionColor: UIColor

  // MARK: Index

  var indexWidth: CGFloat
  var indexFont: UIFont

  /// The side margin of groups in a table of a width (UI-005.12).
  func groupMargin(forWidth width: CGFloat) -> CGFloat {
    if width <= 20 { return max(0, width - 10) }
    return width < 400 ? narrowGroupMargin : max(31, min(45, 0.06 * width))
  }
}

extension TableTheme {
  /// The look since iOS 7, in light and dark.
  static let standard = TableTheme(
    plainBackground: .systemBackground,
    groupedBackground: UIColor(light: (0xEF, 0xEF, 0xF4), dark: (0, 0, 0)),
    rowHeight: 44,
    separatorColor: UIColor(light: (0xC8, 0xC7, 0xCC), dark: (0x38, 0x38, 0x3A)),
    separatorInset: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0),
    groupRadius: 10,
    narrowGroupMargin: 16,
    plainHeaderHeight: 28,
    plainHeaderBackground: UIColor(light: (0xF7, 0xF7, 0xF7), dark: (0x1C, 0x1C, 0x1E)),
    plainHeaderFont: .boldSystemFont(ofSize: 17),
    plainHeaderColor: .label,
    plainHeaderInset: 15,
    groupSpacing: 18,
    firstGroupSpacing: 35,
    groupedHeaderHeight: 38,
    firstGroupedHeaderHeight: 55.5,
    groupedHeaderFont: .systemFont(ofSize: 13),
    groupedHeaderColor: UIColor(light: (0x6D, 0x6D, 0x72), dark: (0x8E, 0x8E, 0x93)),
    uppercasesGroupedHeaders: true,
    groupedTextInset: 15,
    groupedTextGap: 7,
    plainCellBackground: .systemBackground,
    groupedCellBackground: .secondarySystemGroupedBackground,
    selectionColor: UIColor(light: (0xD9, 0xD9, 0xD9), dark: (0x3A, 0x3A, 0x3C)),
    leftMargin: 15,
    rightMargin: 15,
    imageGap: 15,
    verticalPadding: 11,
    textColor: .label,
    detailColor: UIColor(light: (0x8E, 0x8E, 0x93), dark: (0x8E, 0x8E, 0x93)),
    valueColor: nil,
    titleFont: .systemFont(ofSize: 17),
    subtitleTitleFont: .systemFont(ofSize: 17),
    subtitleFont: .systemFont(ofSize: 12),
    value1TitleFont: .systemFont(ofSize: 17),
    value1DetailFont: .systemFont(ofSize: 15),
    value2TitleFont: .systemFont(ofSize: 12),
    value2DetailFont: .systemFont(ofSize: 15),
    value2Divider: 106,
    value2Gap: 6,
    chevronColor: UIColor(light: (0xC7, 0xC7, 0xCC), dark: (0x5A, 0x5A, 0x5E)),
    chevronSize: CGSize(width: 8, height: 13),
    checkmarkSize: CGSize(width: 14, height: 11),
    infoSize: CGSize(width: 22, height: 22),
    chevronWidth: 33,
    checkmarkWidth: 39,
    detailWidth: 47,
    detailDisclosureWidth: 67,
    customAccessoryMargin: 30,
    editingIndent: 38,
    editControlSide: 22,
    deleteColor: UIColor(light: (0xFF, 0x3B, 0x30), dark: (0xFF, 0x45, 0x3A)),
    insertColor: UIColor(light: (0x4C, 0xD9, 0x64), dark: (0x30, 0xD1, 0x58)),
    gripSize: CGSize(width: 22, height: 9),
    gripWidth: 49,
    actionFont: .systemFont(ofSize: 18),
    actionMargin: 30,
    actionWidth: 74,
    actionColor: UIColor(light: (0xC7, 0xC7, 0xCC), dark: (0x5A, 0x5A, 0x5E)),
    indexWidth: 15,
    indexFont: .systemFont(ofSize: 11, weight: .semibold)
  )
}

extension UIColor {
  /// A colour with components 0...255 for light and for dark appearance.
  convenience init(light: (Int, Int, Int), dark: (Int, Int, Int)) {
    let (light, dark) = (UIColor.opaque(light), UIColor.opaque(dark))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func opaque(_ components: (Int, Int, Int)) -> UIColor {
    UIColor(
      red: CGFloat(components.0) / 255,
      green: CGFloat(components.1) / 255,
      blue: CGFloat(components.2) / 255,
      alpha: 1
    )
  }
}
