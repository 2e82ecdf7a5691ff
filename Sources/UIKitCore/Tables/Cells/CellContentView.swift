import Foundation
import UIKitGraphics

/// The content view of a cell, whose margins are those of the texts that cells bring along, unless
/// the application sets others.
final class CellContentView: UIView {
  private var adopted: LayoutMargins?

  /// Takes over the margins of a look of tables.
  func adopt(_ theme: TableTheme) {
    guard layoutMarginsStorage == adopted else { return }
    let margins = NSDirectionalEdgeInsets(
      top: theme.verticalPadding,
      leading: theme.leftMargin,
      bottom: theme.verticalPadding,
      trailing: theme.leftMargin
    )
    adopted = .directional(margins)
    setDirectionalLayoutMargins(margins)
  }
}
