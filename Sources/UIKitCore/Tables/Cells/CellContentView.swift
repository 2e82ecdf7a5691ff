import Foundation
import UIKitGraphics

/// The content view of a cell.
///
/// Unless the application sets other margins, it has those of the cell's standard texts.
final class CellContentView: UIView {
  /// The margins last set from a theme; `nil` before.
  private var themeMargins: LayoutMargins?

  /// Applies the margins of a theme unless the application has set others.
  func adoptMargins(of theme: TableTheme) {
    guard layoutMarginsStorage == themeMargins else { return }
    let margins = NSDirectionalEdgeInsets(
      top: theme.verticalPadding,
      leading: theme.leftMargin,
      bottom: theme.verticalPadding,
      trailing: theme.leftMargin
    )
    themeMargins = .directional(margins)
    setDirectionalLayoutMargins(margins)
  }
}
