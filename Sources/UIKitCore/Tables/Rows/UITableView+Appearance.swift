import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  // MARK: Parts at the back

  /// The subview index at which cells are inserted: in front of the background.
  final var firstCellIndex: Int {
    backCount + (refreshControlStorage?.superview === self ? 1 : 0)
      + (emptyRows.superview === self ? 1 : 0)
  }

  /// How many views are behind everything that scrolls.
  final var backCount: Int { fixedBackground == nil ? 0 : 1 }

  /// The background view as long as it is in the table and does not scroll with the rows, as a
  /// refresh control does.
  final var fixedBackground: UIView? {
    guard let backgroundView, backgroundView.superview === self,
      backgroundView !== refreshControlStorage
    else { return nil }
    return backgroundView
  }

  /// The subview index at which footers and moved rows are inserted: behind headers and footers.
  final var firstSupplementaryIndex: Int {
    let views = tiler.supplementaries.values
    return subviewStorage.firstIndex { view in views.contains { $0 === view } } ?? firstFrontIndex
  }

  /// The subview index at which headers are inserted: in front of all rows, headers and footers, and
  /// behind everything else, such as index, indicators and the application's own views.
  final var firstFrontIndex: Int {
    subviewStorage.lastIndex(where: isContent).map { $0 + 1 } ?? firstCellIndex
  }

  /// Whether a subview is one of the rows, headers and footers, and is not dragged.
  private func isContent(_ view: UIView) -> Bool {
    if let cell = view as? UITableViewCell { return cell !== tiler.lifted?.cell }
    return view === tableHeaderView || view === tableFooterView
      || tiler.supplementaries.values.contains { $0 === view } || tiler.exiting.contains(view)
  }

  /// Inserts a view, or moves a subview, directly behind the present subview at an index.
  final func insertSubview(_ view: UIView, behindIndex index: Int) {
    // A subview that comes from behind that one leaves a place behind it.
    let present = subviewStorage.firstIndex { $0 === view } ?? .max
    insertSubview(view, at: present < index ? index - 1 : index)
  }

  /// Shows the application's or the theme's view behind everything.
  final func setBackgroundView(_ view: UIView?) {
    let old = backgroundView
    guard view !== old else { return }
    configuration.backgroundView = view
    backgroundViewChanged(from: old)
  }

  final func backgroundViewChanged(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    scrolledContent?.backdrop = backgroundView is UIRefreshControl ? nil : backgroundView
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    fixedBackground?.frame = bounds
  }

  // MARK: Table header and footer

  final func tableHeaderViewChanged(from old: UIView?) {
    if old !== tableHeaderView, old?.superview === self { old?.removeFromSuperview() }
    if let tableHeaderView { insertSubview(tableHeaderView, at: firstCellIndex) }
    tableHeaderOrFooterChanged()
  }

  final func tableFooterViewChanged(from old: UIView?) {
    if old !== tableFooterView, old?.superview === self { old?.removeFromSuperview() }
    if let tableFooterView { insertSubview(tableFooterView, at: firstCellIndex) }
    tableHeaderOrFooterChanged()
  }

  private func tableHeaderOrFooterChanged() {
    placeTableHeaderAndFooter()
    guard !needsLoad else { return }
    model.setTableHeaderAndFooterHeights(tableHeaderAndFooterHeights)
    updateContentSize()
    tiler.invalidatePlacement()
  }

  /// Gives the table's header and footer views the table's width.
  final func placeTableHeaderAndFooter() {
    let width = boundsStorage.width
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
    }
    if let view = tableFooterView, !needsLoad {
      let y = CGFloat(model.geometry.footerSpan.y + (model.hasGaps ? model.gaps.height : 0))
      view.frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
    }
  }

  // MARK: Separators

  final func separatorsChanged() {
    updateVisibleContexts()
    emptyRows.update()
  }

  /// Shows other separators; rows that fit their cells are measured again, because these have room
  /// for a separator.
  final func separatorStyleChanged() {
    separatorsChanged()
    guard !needsLoad, model.measuresWhileScrolling else { return }
    changeHeights { _ in model.geometry.forgetMeasurements() }
  }

  /// Updates the contexts of all visible cells.
  final func updateVisibleContexts() {
    for tile in tiler.rowsOnScreen where model.geometry.contains(tile.position) {
      updateContext(of: tile.cell, for: tile.position)
    }
  }
}

/// The separators that a plain table draws below its last row.
final class TableEmptyRows: UIView {
  private unowned let tableView: UITableView

  init(tableView: UITableView) {
    self.tableView = tableView
    super.init(frame: .zero)
    isPartOfSuperview = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    misuse("Separators of empty rows are made by their table view only")
  }

  /// Shows or hides the separators, by the table's configuration.
  func update() {
    if isWanted(below: tableView.contentSizeStorage.height) {
      appear()
      place()
    } else if superview != nil {
      removeFromSuperview()
    }
  }

  /// Shows the separators below the content as it was before an update, to slide along; the next
  /// `update()` hides them if they are no longer needed.
  ///
  /// - Parameter bottom: The end of the old content, in content coordinates.
  func appear(below bottom: CGFloat) {
    let isSeen = isWanted(below: bottom) || isWanted(below: tableView.contentSizeStorage.height)
    guard isSeen else { return }
    appear()
    place(below: bottom)
  }

  /// Covers the area below the content, including what bouncing reveals.
  func place() {
    place(below: tableView.contentSizeStorage.height)
  }

  private func appear() {
    if superview == nil {
      tableView.insertSubview(self, at: tableView.backCount)
    }
    setNeedsDisplay()
  }

  private func place(below bottom: CGFloat) {
    let bounds = tableView.boundsStorage
    frame = CGRect(
      x: 0,
      y: bottom,
      width: bounds.width,
      height: max(0, bounds.height + max(0, bounds.minY - bottom))
    )
  }

  private func isWanted(below bottom: CGFloat) -> Bool {
    !tableView.isGrouped && tableView.separatorStyle != .none
      && tableView.tableFooterView == nil && tableView.model.hasDataSource
      && bottom < tableView.boundsStorage.height
  }

  override func draw(_ rect: CGRect) {
    // The separators of rows lower than a point would merge into one area.
    let height = tableView.configuration.fillerRowHeight ?? tableView.rowHeight
    let step = height >= 1 ? height : tableView.theme.rowHeight
    let inset = tableView.separatorInset
    let line = 1 / (window?.screen.scale ?? 1)
    let mirror = mirror
    (tableView.separatorColor ?? .clear).setFill()
    // No screen shows more of a table that is higher.
    let end = min(bounds.height, 1_000_000)
    var y = step
    while y <= end {
      UIRectFill(
        mirror.frame(
          CGRect(
            x: max(0, inset.left),
            y: y - line,
            width: max(0, bounds.width - max(0, inset.left) - max(0, inset.right)),
            height: line
          )
        )
      )
      y += step
    }
  }
}
