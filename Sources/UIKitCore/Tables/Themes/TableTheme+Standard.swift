import Foundation
import UIKitGraphics

extension TableTheme {
  /// The appearance since iOS 7, in light and dark.
  public static let standard = TableTheme(
    userInterfaceStyle: .unspecified,
    isGlossy: false,
    accentColor: nil,
    plainBackground: .systemBackground,
    groupedBackground: UIColor(light: (0xEF, 0xEF, 0xF4), dark: (0, 0, 0)),
    groupedStripeColor: nil,
    rowHeight: 44,
    plainSeparatorColor: separatorGray,
    groupedSeparatorColor: separatorGray,
    groupedSeparatorStyle: .singleLine,
    separatorInset: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0),
    groupRadius: 10,
    groupOutlineColor: nil,
    narrowGroupMargin: 16,
    plainHeaderHeight: 28,
    plainHeaderFill: Fill(UIColor(light: (0xF7, 0xF7, 0xF7), dark: (0x1C, 0x1C, 0x1E))),
    plainHeader: Text(.boldSystemFont(ofSize: 17), .label),
    plainHeaderInset: 15,
    groupSpacing: 18,
    firstGroupSpacing: 35,
    groupedHeaderHeight: 38,
    firstGroupedHeaderHeight: 55.5,
    groupedHeader: Text(.systemFont(ofSize: 13), groupedGray),
    groupedFooter: Text(.systemFont(ofSize: 13), groupedGray),
    groupedFooterAlignment: .left,
    uppercasesGroupedHeaders: true,
    groupedTextInset: 15,
    groupedTextGap: 7,
    plainCellBackground: .systemBackground,
    groupedCellBackground: .secondarySystemGroupedBackground,
    selection: Fill(selectionGray),
    graySelection: Fill(selectionGray),
    selectedTextColor: nil,
    leftMargin: 15,
    rightMargin: 15,
    imageGap: 15,
    verticalPadding: 11,
    title: Text(.systemFont(ofSize: 17), .label),
    subtitleTitle: Text(.systemFont(ofSize: 17), .label),
    subtitleDetail: Text(
      .systemFont(ofSize: 12),
      UIColor(light: (0x8E, 0x8E, 0x93), dark: (0x8E, 0x8E, 0x93))
    ),
    value1Title: Text(.systemFont(ofSize: 17), .label),
    value1Detail: Text(.systemFont(ofSize: 15), nil),
    value2Title: Text(.systemFont(ofSize: 12), nil),
    value2Detail: Text(.systemFont(ofSize: 15), .label),
    value2Divider: 106,
    value2Gap: 6,
    chevronColor: markGray,
    chevronSize: CGSize(width: 8, height: 13),
    checkmarkSize: CGSize(width: 14, height: 11),
    detailSize: CGSize(width: 22, height: 22),
    detailColor: nil,
    chevronWidth: 33,
    checkmarkWidth: 39,
    detailWidth: 47,
    detailDisclosureWidth: 67,
    customAccessoryMargin: 30,
    editingIndent: 38,
    editControlMargin: 15,
    editControlSide: 22,
    deleteColor: UIColor(light: (0xFF, 0x3B, 0x30), dark: (0xFF, 0x45, 0x3A)),
    insertColor: UIColor(light: (0x4C, 0xD9, 0x64), dark: (0x30, 0xD1, 0x58)),
    gripSize: CGSize(width: 22, height: 9),
    gripWidth: 49,
    actionFont: .systemFont(ofSize: 18),
    deleteFont: .systemFont(ofSize: 18),
    deleteHeight: nil,
    actionMargin: 30,
    actionWidth: 74,
    actionColor: markGray,
    indexWidth: 15,
    indexFont: .systemFont(ofSize: 11, weight: .semibold),
    indexColor: nil,
    indexBackground: .clear,
    indexTrackingBackground: nil
  )

  private static let separatorGray = UIColor(light: (0xC8, 0xC7, 0xCC), dark: (0x38, 0x38, 0x3A))
  private static let groupedGray = UIColor(light: (0x6D, 0x6D, 0x72), dark: (0x8E, 0x8E, 0x93))
  private static let selectionGray = UIColor(light: (0xD9, 0xD9, 0xD9), dark: (0x3A, 0x3A, 0x3C))
  private static let markGray = UIColor(light: (0xC7, 0xC7, 0xCC), dark: (0x5A, 0x5A, 0x5E))
}

extension UIColor {
  /// Creates a colour with components of 0...255 for the light and the dark appearance.
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
