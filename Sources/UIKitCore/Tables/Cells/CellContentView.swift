import Foundation
import UIKitGraphics

/// The content view of a cell.
///
/// Unless the application sets other margins, it has those of the cell's standard texts.
final class CellContentView: UIView {
  private var adopted: LayoutMargins?

  /// Applies the margins of a theme unless the application has set others.
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
