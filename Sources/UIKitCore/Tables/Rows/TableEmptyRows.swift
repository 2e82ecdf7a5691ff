import Foundation
import UIKitGraphics
import UIKitSupport

/// The separators that a plain table draws below its last row.
final class TableEmptyRows: UIView {
  private unowned let tiler: TableTiler

  init(_ tiler: TableTiler) {
    self.tiler = tiler
    super.init(frame: .zero)
    isPartOfSuperview = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    misuse("Separators of empty rows are made by their table view only")
  }

  /// Adds or removes the separators according to the table's configuration.
  func update() {
    guard let tableView = tiler.tableView else { return }
    if shouldShow(below: tableView.contentSizeStorage.height, in: tableView) {
      appear(in: tableView)
      layOut()
    } else if superview != nil {
      removeFromSuperview()
    }
  }

  /// Displays the separators below the content as it was before an update, to slide along; the next
  /// `update()` removes them if they are no longer needed.
  ///
  /// - Parameter bottom: The end of the old content, in content coordinates.
  func appear(below bottom: CGFloat) {
    guard let tableView = tiler.tableView else { return }
    let isVisible =
      shouldShow(below: bottom, in: tableView)
      || shouldShow(below: tableView.contentSizeStorage.height, in: tableView)
    guard isVisible else { return }
    appear(in: tableView)
    layOut(below: bottom)
  }

  /// Covers the area below the content, including the area that bouncing reveals.
  func layOut() {
    guard let tableView = tiler.tableView else { return }
    layOut(below: tableView.contentSizeStorage.height)
  }

  private func appear(in tableView: UITableView) {
    if superview == nil {
      tableView.insertSubview(self, at: tiler.backCount(in: tableView))
    }
    setNeedsDisplay()
  }

  private func layOut(below bottom: CGFloat) {
    guard let bounds = tiler.tableView?.boundsStorage else { return }
    frame = CGRect(
      x: 0,
      y: bottom,
      width: bounds.width,
      height: max(0, bounds.height + max(0, bounds.minY - bottom))
    )
  }

  private func shouldShow(below bottom: CGFloat, in tableView: UITableView) -> Bool {
    let model = tiler.model
    return !model.isGrouped && bottom < tableView.boundsStorage.height && model.hasDataSource
      && model.configuration.tableFooterView == nil
      && tiler.session.rowContext.separatorStyle != .none
  }

  override func draw(_ rect: CGRect) {
    // The separators of rows less than one point high would merge into a single area.
    let model = tiler.model
    let configuredHeight = model.configuration.fillerRowHeight ?? model.settings.rowHeight
    let rowHeight = configuredHeight >= 1 ? configuredHeight : model.scaledTheme.theme.rowHeight
    tiler.session.refreshAppearanceSettings()
    let inset = model.appearance.separatorInset
    let lineHeight = 1 / (window?.screen.scale ?? 1)
    let mirror = mirror
    (model.appearance.row.separatorColor ?? .clear).setFill()
    // A screen never shows more of a taller table.
    let end = min(bounds.height, 1_000_000)
    var y = rowHeight
    while y <= end {
      UIRectFill(
        mirror.frame(
          CGRect(
            x: max(0, inset.left),
            y: y - lineHeight,
            width: max(0, bounds.width - max(0, inset.left) - max(0, inset.right)),
            height: lineHeight
          )
        )
      )
      y += rowHeight
    }
  }
}
