import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// Colours, fonts and metrics that the table has now, with fonts of its text size.
  ///
  /// It comes from the nearest view above that has a `traitOverrides.tableTheme`, or from the
  /// application's launch configuration. UIKit has no such property.
  public final var theme: TableTheme { look.theme }

  /// Follows theme, text size and weight of what the table is in.
  ///
  /// Everything that is shown changes at once. The first visible row stays where it is; rows
  /// keep their cells, and those their state.
  final func updateLook() {
    let traits = traitCollection
    let new = inheritedTableLook.scaled(for: traits.preferredContentSizeCategory)
    let isHeavier = traits.legibilityWeight != measuredWeight
    guard new !== look || isHeavier else { return }
    measuredWeight = traits.legibilityWeight
    if new !== look { adopt(new) }
    changeHeights(model.outdateHeights)
  }

  /// Gives everything in the table another look; heights are still to follow.
  private func adopt(_ new: TableLook) {
    look = new
    applyThemeBackground()
    for view in subviewStorage {
      (view as? UITableViewCell)?.adopt(new)
      (view as? UITableViewHeaderFooterView)?.adopt(new)
    }
    swipes.adopt(new)
    indexBar?.lookChanged()
    separatorsChanged()
    emptyRows.setNeedsDisplay()
  }

  /// Takes over the theme's background, as far as the application has set none.
  final func applyThemeBackground() {
    if !configuration.hasOwnBackgroundColor {
      setBackgroundColor(isGrouped ? theme.groupedBackground : theme.plainBackground)
      backgroundColorChanged()
    }
    guard !configuration.hasOwnBackgroundView else { return }
    guard isGrouped, let color = theme.groupedStripeColor else { return setBackgroundView(nil) }
    setBackgroundView(TableStripes(ground: theme.groupedBackground, color: color))
  }

  /// The theme's colour of separators.
  final var defaultSeparatorColor: UIColor {
    isGrouped ? theme.groupedSeparatorColor : theme.plainSeparatorColor
  }

  /// Cells that take over the table's colour follow it.
  final func backgroundColorChanged() {
    if theme.plainCellBackground == nil { updateVisibleContexts() }
  }
}
