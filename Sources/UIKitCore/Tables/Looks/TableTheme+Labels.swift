import Foundation
import UIKitGraphics

extension TableTheme {
  /// The labels of a cell's style; the detail is `nil` where the style has none.
  func texts(of style: UITableViewCell.CellStyle) -> (title: Text, detail: Text?) {
    switch style {
    case .default: (title, nil)
    case .subtitle: (subtitleTitle, subtitleDetail)
    case .value1: (value1Title, value1Detail)
    case .value2: (value2Title, value2Detail)
    }
  }
}

extension LabelStyle {
  /// The defaults that a theme gives a label.
  ///
  /// - Parameters:
  ///   - text: The theme's text.
  ///   - tint: The colour where the theme has none.
  ///   - selected: The colour in selected rows; `nil` keeps the colour.
  init(_ text: TableTheme.Text, tint: UIColor?, selected: UIColor? = nil) {
    self.init(
      font: text.font,
      color: text.color ?? tint ?? .systemBlue,
      highlightedColor: selected,
      shadowColor: text.shadow,
      shadowOffset: CGSize(width: 0, height: text.shadow == nil ? -1 : 1)
    )
  }
}
