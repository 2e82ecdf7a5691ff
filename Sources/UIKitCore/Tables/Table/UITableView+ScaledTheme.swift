import Foundation
import UIKitGraphics
import UIKitLists

/// The traits, apart from theme and text size, on which the heights of titles depend.
struct MeasuredTraits: Equatable {
  private let weight: UILegibilityWeight
  private let scale: CGFloat

  @MainActor
  init(_ traits: UITraitCollection) {
    (weight, scale) = (traits.legibilityWeight, traits.displayScale)
  }
}

extension UITableView {
  /// Updates the appearance from the inherited theme, text size, legibility weight and display
  /// scale.
  ///
  /// All visible views change at once. The first visible row keeps its position; rows keep their
  /// cells, and cells their state.
  final func updateTheme() {
    let traits = traitCollection
    let newTheme = inheritedScaledTheme.scaled(for: traits.preferredContentSizeCategory)
    let newTraits = MeasuredTraits(traits)
    guard newTheme !== scaledTheme || newTraits != parts.measuredTraits else { return }
    parts.measuredTraits = newTraits
    if newTheme !== scaledTheme { adopt(newTheme) }
    changeHeights(model.invalidateHeights)
  }

  /// Applies an appearance to all views of the table; the caller updates the heights.
  private func adopt(_ newTheme: ScaledTableTheme) {
    model.scaledTheme = newTheme
    applyThemeBackground()
    for view in subviewStorage {
      (view as? UITableViewCell)?.adopt(newTheme)
      (view as? UITableViewHeaderFooterView)?.adopt(newTheme)
    }
    for observer in session.rowObservers { observer.themeDidChange(newTheme) }
    separatorsDidChange()
    tiler.emptyRows.setNeedsDisplay()
  }

  /// Applies the theme's background unless the application has set one.
  final func applyThemeBackground() {
    if !configuration.hasCustomBackgroundColor {
      setBackgroundColor(isGrouped ? theme.groupedBackground : theme.plainBackground)
      backgroundColorDidChange()
    }
    guard !configuration.hasCustomBackgroundView else { return }
    guard isGrouped, let color = theme.groupedStripeColor else { return setBackgroundView(nil) }
    setBackgroundView(TableStripes(ground: theme.groupedBackground, color: color))
  }

  /// The theme's separator colour.
  final var defaultSeparatorColor: UIColor {
    isGrouped ? theme.groupedSeparatorColor : theme.plainSeparatorColor
  }

  /// Updates the cells that inherit the table's background colour.
  final func backgroundColorDidChange() {
    if theme.plainCellBackground == nil { tiler.updateVisibleContexts() }
  }
}
