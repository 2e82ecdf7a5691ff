import Foundation
import UIKitGraphics
import UIKitLists

// The rows as the source of a drag.
extension TableDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let tableView, let dragDelegate, isEnabled, !self.session.isEditing,
      !self.interaction.swipes.isEditing,
      !tableView.isDragging, self.session.isSettled,
      let cell = cell(at: session.location(in: tableView)),
      let position = tiler.position(of: cell)
    else { return [] }
    let items = dragDelegate.tableView(
      tableView,
      itemsForBeginning: session,
      at: self.session.path(ofShown: position)
    )
    // The preview shows the row without highlight.
    if !items.isEmpty { self.interaction.touchTracker.cancel() }
    // The delegate may have changed the rows.
    guard let currentPosition = tiler.position(of: cell) else { return [] }
    draggedRows = items.map { DraggedRow(item: $0, position: currentPosition) }
    return items
  }

  /// Returns the cell of the row at a point in content coordinates; `nil` beside the rows.
  private func cell(at point: CGPoint) -> UITableViewCell? {
    guard let tableView else { return nil }
    return tiler.cell(containing: tableView.hitTest(point, with: nil))
  }

  private func cell(of item: UIDragItem) -> (cell: UITableViewCell, position: RowPosition)? {
    guard let position = draggedRows.first(where: { $0.item === item })?.position,
      let cell = tiler.cell(at: position)
    else { return nil }
    return (cell, position)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let tableView, let (cell, position) = cell(of: item) else { return nil }
    let parameters = dragDelegate?.tableView(
      tableView,
      dragPreviewParametersForRowAt: self.session.path(ofShown: position)
    )
    return UITargetedDragPreview(view: cell, parameters: parameters ?? roundedRow(cell))
  }

  /// The corner radius of a lifted row in the default theme, in points.
  private static let cornerRadius: CGFloat = 8

  /// Returns the preview parameters for a whole row, with rounded corners in the default theme.
  func roundedRow(_ cell: UITableViewCell) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    guard model.scaledTheme.theme.isGlossy == false else { return parameters }
    parameters.cornerRadius = TableDragAndDrop.cornerRadius
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds,
      cornerRadius: TableDragAndDrop.cornerRadius
    )
    return parameters
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    dragSession = session
    tiler.updateDragAppearances()
    animator.addCompletion { [weak self] position in
      if position == .start { self?.forgetDrag() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    guard let tableView else { return }
    isDragging = true
    self.interaction.menu.close()
    self.interaction.swipes.close(animated: true)
    tiler.updateDragAppearances()
    dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let tableView, let dragDelegate else { return false }
    return dragDelegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let tableView, let dragDelegate else { return true }
    return dragDelegate.tableView(
      tableView,
      dragSessionIsRestrictedToDraggingApplication: session
    )
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let tableView, let dragDelegate, self.session.isSettled, let cell = cell(at: point),
      let position = tiler.position(of: cell),
      !draggedRows.contains(where: { $0.position == position })
    else { return [] }
    let items = dragDelegate.tableView(
      tableView,
      itemsForAddingTo: session,
      at: self.session.path(ofShown: position),
      point: point
    )
    guard let currentPosition = tiler.position(of: cell) else { return [] }
    draggedRows += items.map { DraggedRow(item: $0, position: currentPosition) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    tiler.updateDragAppearances()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    // The previews of a cancelled drag return to their rows, which become visible again when the
    // previews have arrived.
    if operation == .cancel { droppingRows = draggedRows.compactMap(\.position) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    if operation == .cancel { droppingRows = [] }
    forgetDrag()
    guard let tableView else { return }
    dragDelegate?.tableView(tableView, dragSessionDidEnd: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let tableView, let (cell, position) = cell(of: item) else { return nil }
    let rect = model.rect(of: position, in: tableView)
    guard model.isOnScreen(rect, in: tableView) else { return nil }
    tiler.updateDragAppearance(of: cell, at: position)
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: tableView, center: rect.middle)
    )
  }

  private func forgetDrag() {
    draggedRows = []
    dragSession = nil
    isDragging = false
    tiler.updateDragAppearances()
  }
}
