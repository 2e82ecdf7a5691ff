import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Sets the application's background view; `nil` removes it.
  final func setCustomBackgroundView(_ view: UIView?) {
    configuration.hasCustomBackgroundView = true
    setBackgroundView(view)
  }

  /// Sets the background view of the application or the theme.
  final func setBackgroundView(_ view: UIView?) {
    let oldView = backgroundView
    guard view !== oldView else { return }
    configuration.backgroundView = view
    backgroundViewDidChange(from: oldView)
  }

  final func backgroundViewDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    scrolledContent?.backdrop = backgroundView is UIRefreshControl ? nil : backgroundView
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    tiler.fixedBackground(in: self)?.frame = bounds
  }

  // MARK: Table header and footer

  /// Sets the view above or below all rows.
  final func setSupplement(
    _ setting: WritableKeyPath<TableConfiguration, UIView?>,
    _ view: UIView?
  ) {
    let oldValue = configuration[keyPath: setting]
    configuration[keyPath: setting] = view
    if oldValue !== view, oldValue?.superview === self { oldValue?.removeFromSuperview() }
    if let view { insertSubview(view, at: tiler.firstCellIndex(in: self)) }
    tableHeaderOrFooterDidChange()
  }

  private func tableHeaderOrFooterDidChange() {
    tiler.layOutTableHeaderAndFooter()
    guard !needsLoad else { return }
    model.setTableHeaderAndFooterHeights(model.tableHeaderAndFooterHeights)
    tiler.updateContentSize()
    tiler.invalidatePlacement()
  }

  // MARK: Separators

  final func separatorsDidChange() {
    tiler.updateVisibleContexts()
    tiler.emptyRows.update()
  }

  /// Updates the separators.
  ///
  /// Rows that fit their cells are measured again because a cell's height includes its separator.
  final func separatorStyleDidChange() {
    separatorsDidChange()
    guard !needsLoad, model.measuresWhileScrolling else { return }
    changeHeights { _ in model.geometry.forgetMeasurements() }
  }
}
