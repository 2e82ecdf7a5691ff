import Foundation
import UIKitGraphics

extension UIBackgroundConfiguration {
  func fill(in theme: TableTheme, tint: UIColor) -> TableTheme.Fill {
    if let customColor {
      let color = customColor ?? tint
      return TableTheme.Fill(backgroundColorTransformer?(color) ?? color)
    }
    if isHighlightedOrSelected, kind == .plainCell || kind == .groupedCell {
      return theme.selection
    }
    if kind == .plainHeader { return theme.plainHeaderFill }
    let color = color(in: theme)
    return TableTheme.Fill(backgroundColorTransformer?(color) ?? color)
  }

  private func color(in theme: TableTheme) -> UIColor {
    switch kind {
    case .clear, .groupedHeader: .clear
    case .plainCell: theme.plainCellBackground ?? theme.plainBackground
    case .groupedCell: theme.groupedCellBackground
    case .plainHeader: theme.plainHeaderFill.top
    }
  }
}
