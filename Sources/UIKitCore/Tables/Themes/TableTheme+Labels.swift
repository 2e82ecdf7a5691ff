import Foundation
import UIKitGraphics

extension TableTheme {
  /// Returns the text styles of a cell's labels; the detail is `nil` if the style has none.
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
  /// Creates a theme's default style of a label.
  ///
  /// - Parameters:
  ///   - text: The theme's text style.
  ///   - tint: The colour if the theme specifies none.
  ///   - selected: The colour in selected rows; `nil` leaves the colour unchanged.
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
