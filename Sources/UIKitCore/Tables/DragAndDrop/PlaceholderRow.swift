import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A row that is displayed before it exists in the data: a cell in a gap between the rows.
@MainActor
final class PlaceholderRow {
  /// The position at which the row would be inserted in the layout.
  var position: RowPosition
  let cell: UITableViewCell
  /// In points.
  let height: Double
  /// Whether the next update replaces the placeholder by a row.
  var isCommitted = false
  private let placeholder: UITableViewDropPlaceholder

  init(
    _ placeholder: UITableViewDropPlaceholder,
    in tableView: UITableView,
    _ session: TableSession
  ) {
    self.placeholder = placeholder
    let path = placeholder.insertionIndexPath
    guard let position = path.position else {
      misuse("A placeholder cannot be inserted at \(path), which has not two elements")
    }
    demand(
      session.hasSection(position.section),
      "A placeholder cannot be inserted at \(position); the table has "
        + "\(session.model.geometry.numberOfSections) sections"
    )
    let rows = session.rowCount(ofSection: position.section)
    demand(
      position.row >= 0 && position.row <= rows,
      "A placeholder cannot be inserted at \(position); that section has \(rows) rows"
    )
    self.position = position
    let identifier = placeholder.reuseIdentifier
    guard let cell = session.table?.dequeueReusableCell(withIdentifier: identifier)
    else {
      misuse("Nothing is registered for \"\(identifier)\", which a placeholder's cell needs")
    }
    self.cell = cell
    cell.enterTable(tableView, session.model.scaledTheme)
    cell.isUserInteractionEnabled = false
    placeholder.cellUpdateHandler?(cell)
    let width = tableView.boundsStorage.width - 2 * session.model.groupMargin(in: tableView)
    height = PlaceholderRow.height(
      placeholder.rowHeight,
      cell,
      width: width,
      session.model.scaledTheme
    )
  }

  private static func height(
    _ requestedHeight: CGFloat,
    _ cell: UITableViewCell,
    width: CGFloat,
    _ scaledTheme: ScaledTableTheme
  ) -> Double {
    guard requestedHeight == UITableView.automaticDimension else {
      return Double(max(0, requestedHeight))
    }
    let targetSize = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let fittingSize = cell.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return Double(max(fittingSize.height, scaledTheme.theme.rowHeight))
  }

  /// The shape of the row's drag preview.
  var previewParameters: UIDragPreviewParameters? { placeholder.previewParametersProvider?(cell) }
}

extension TableDragAndDrop {
  /// Displays a placeholder.
  func insert(_ row: PlaceholderRow) {
    guard let tableView else { return }
    placeholders.append(row)
    tiler.insertRow(row.cell, in: tableView)
    changePlaceholders { $0.insertion = nil }
  }

  /// Updates the gaps for the placeholders and animates the rows.
  private func changePlaceholders(_ change: (inout RowGaps) -> Void = { _ in }) {
    changeGaps { gaps in
      sortPlaceholders()
      gaps.placeholders = placeholderGaps
      change(&gaps)
    }
    layOutPlaceholders()
  }

  var placeholderGaps: [RowGaps.Gap] {
    placeholders.map { RowGaps.Gap(position: $0.position, height: $0.height) }
  }

  /// Sorts the placeholders by position; placeholders at the same position keep their order.
  func sortPlaceholders() {
    let sorted = placeholders.enumerated()
      .sorted {
        ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
      }
    placeholders = sorted.map(\.element)
  }

  /// Places the cells of the placeholders.
  func layOutPlaceholders() {
    guard let tableView else { return }
    let margin = model.groupMargin(in: tableView)
    for (index, row) in placeholders.enumerated() {
      let top =
        model.geometry.top(at: row.position) + gaps.displacement(ofPlaceholder: index)
      row.cell.frame = CGRect(
        x: margin,
        y: CGFloat(top),
        width: max(0, tableView.boundsStorage.width - 2 * margin),
        height: CGFloat(row.height)
      )
      updateContext(ofPlaceholder: row.cell)
    }
  }

  /// Removes a placeholder.
  ///
  /// - Returns: Whether the placeholder existed.
  func remove(_ row: PlaceholderRow) -> Bool {
    guard placeholders.contains(where: { $0 === row }) else { return false }
    placeholders.removeAll { $0 === row }
    let cell = row.cell
    changePlaceholders()
    guard let tableView else { return true }
    UIView.animateMotion(withDuration: TableDragAndDrop.duration, in: tableView) {
      cell.alpha = 0
    } completion: { _ in
      cell.removeFromSuperview()
    }
    return true
  }

  /// Replaces a placeholder by a row.
  ///
  /// - Returns: Whether the placeholder existed.
  func commit(_ row: PlaceholderRow, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard placeholders.contains(where: { $0 === row }), !row.isCommitted else {
      return false
    }
    let path = self.session.path(ofShown: row.position)
    dataSourceUpdates(path)
    // A reload in the closure has removed the placeholder and displays the new row.
    guard placeholders.contains(where: { $0 === row }) else { return true }
    row.isCommitted = true
    self.session.table?.insertRows(at: [path], with: .none)
    row.cell.removeFromSuperview()
    guard placeholders.contains(where: { $0 === row }) else { return true }
    // The table was not loaded, or its data source was replaced.
    placeholders.removeAll { $0 === row }
    changePlaceholders()
    return true
  }

  /// Applies the appearance of a row to a placeholder's cell.
  private func updateContext(ofPlaceholder cell: UITableViewCell) {
    model.isAppearanceStale = true
    cell.adopt(model.scaledTheme)
    var context = self.session.rowContext
    (context.isFirst, context.isLast) = (model.isGrouped, model.isGrouped)
    context.allowsMultipleSelection = false
    cell.adopt(context)
  }
}

/// Replaces a placeholder when its data is available.
@MainActor
final class PlaceholderContext: UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let row: PlaceholderRow
  private weak var owner: TableDragAndDrop?
  private let animator: DragAnimator

  init(
    _ dragItem: UIDragItem,
    _ row: PlaceholderRow,
    _ owner: TableDragAndDrop,
    _ animator: DragAnimator
  ) {
    (self.dragItem, self.row, self.owner, self.animator) = (dragItem, row, owner, animator)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    owner?.commit(row, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { owner?.remove(row) ?? false }
}
