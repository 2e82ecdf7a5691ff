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

  final func backgroundViewDidChange(from oldView: UIView?) {
    if oldView?.superview === self { oldView?.removeFromSuperview() }
    scrolledContent?.backdrop = backgroundView is UIRefreshControl ? nil : backgroundView
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    tiler.fixedBackground(in: self)?.frame = bounds
  }

  // MARK: Table header and footer

  /// Sets the table header or the table footer.
  final func setSupplement(
    _ setting: WritableKeyPath<TableConfiguration, UIView?>,
    to view: UIView?
  ) {
    let oldView = configuration[keyPath: setting]
    configuration[keyPath: setting] = view
    if oldView !== view, oldView?.superview === self { oldView?.removeFromSuperview() }
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
