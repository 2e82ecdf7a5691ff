import Foundation
import UIKitGraphics

extension TableTheme {
  /// The appearance of 2011: stripes, gradients, a blue selection and etched separators.
  ///
  /// The theme has no dark appearance; views with this theme are light.
  public static let classic = TableTheme(
    userInterfaceStyle: .light,
    isGlossy: true,
    accentColor: markBlue,
    plainBackground: .white,
    groupedBackground: UIColor(hex: 0xC5CCD4),
    groupedStripeColor: UIColor(hex: 0xCBD2D8),
    rowHeight: 44,
    plainSeparatorColor: UIColor(hex: 0xE0E0E0),
    groupedSeparatorColor: UIColor(hex: 0xABABAB),
    groupedSeparatorStyle: .singleLineEtched,
    separatorInset: .zero,
    groupRadius: 10,
    groupOutlineColor: UIColor(hex: 0xABABAB),
    narrowGroupMargin: 10,
    plainHeaderHeight: 22,
    plainHeaderFill: Fill(
      top: UIColor(hex: 0x909FAB, alpha: 0.9),
      bottom: UIColor(hex: 0xB8C1C8, alpha: 0.9)
    ),
    plainHeader: Text(
      .boldSystemFont(ofSize: 18),
      .white,
      shadow: UIColor(hex: 0x3B4652, alpha: 0.6)
    ),
    plainHeaderInset: 12,
    groupSpacing: 10,
    firstGroupSpacing: 10,
    groupedHeaderHeight: 36,
    firstGroupedHeaderHeight: 46,
    groupedHeader: Text(.boldSystemFont(ofSize: 17), groupedText, shadow: .white),
    groupedFooter: Text(.systemFont(ofSize: 15), groupedText, shadow: .white),
    groupedFooterAlignment: .center,
    uppercasesGroupedHeaders: false,
    groupedTextInset: 9,
    groupedTextGap: 7,
    plainCellBackground: nil,
    groupedCellBackground: .white,
    selection: Fill(top: UIColor(hex: 0x058CF5), bottom: UIColor(hex: 0x015DE6)),
    graySelection: Fill(top: UIColor(hex: 0xCDCDCD), bottom: UIColor(hex: 0xA9A9A9)),
    selectedTextColor: .white,
    leftMargin: 10,
    rightMargin: 10,
    imageGap: 10,
    verticalPadding: 11,
    title: Text(.boldSystemFont(ofSize: 20), .black),
    subtitleTitle: Text(.boldSystemFont(ofSize: 18), .black),
    subtitleDetail: Text(.systemFont(ofSize: 14), UIColor(hex: 0x808080)),
    value1Title: Text(.boldSystemFont(ofSize: 17), .black),
    value1Detail: Text(.systemFont(ofSize: 15), markBlue),
    value2Title: Text(.boldSystemFont(ofSize: 12), UIColor(hex: 0x516691)),
    value2Detail: Text(.boldSystemFont(ofSize: 15), .black),
    value2Divider: 78,
    value2Gap: 6,
    chevronColor: UIColor(hex: 0x7F7F7F),
    chevronSize: CGSize(width: 8, height: 13),
    checkmarkSize: CGSize(width: 14, height: 11),
    detailSize: CGSize(width: 29, height: 31),
    detailColor: UIColor(hex: 0x1F6FE0),
    chevronWidth: 20,
    checkmarkWidth: 26,
    detailWidth: 41,
    detailDisclosureWidth: 41,
    customAccessoryMargin: 20,
    editingIndent: 38,
    editControlMargin: 8,
    editControlSide: 27,
    deleteColor: UIColor(hex: 0xC8202A),
    insertColor: UIColor(hex: 0x2F9E2D),
    gripSize: CGSize(width: 22, height: 9),
    gripWidth: 42,
    actionFont: .boldSystemFont(ofSize: 15),
    deleteFont: .boldSystemFont(ofSize: 15),
    deleteHeight: 33,
    actionMargin: 22,
    actionWidth: 63,
    actionColor: UIColor(hex: 0x7F8C9B),
    indexWidth: 30,
    indexFont: .boldSystemFont(ofSize: 11),
    indexColor: UIColor(hex: 0x6E7B91),
    indexBackground: .clear,
    indexTrackingBackground: UIColor(hex: 0x7D8894, alpha: 0.55)
  )

  private static let markBlue = UIColor(hex: 0x385487)
  private static let groupedText = UIColor(hex: 0x4C566C)
}

extension UIColor {
  /// Creates a colour from the bytes of a hexadecimal number, 0xRRGGBB.
  fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
}
