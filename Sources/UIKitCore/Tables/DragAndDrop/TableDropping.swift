import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

// The table as the destination of a drop.
extension TableDragAndDrop: UIDropInteractionDelegate {
  /// The distance from the edge of a row within which `.automatic` inserts, as a fraction of the
  /// row's height.
  private static let edgeFraction = 0.25
  /// The distance that a drag moves before the table scrolls at the edge at which it entered, in
  /// points.
  private static let scrollSlack: CGFloat = 12

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let tableView else { return false }
    guard let dropDelegate else { return movableRow(of: session) != nil }
    return dropDelegate.tableView(tableView, canHandle: session)
  }

  /// Returns the only dragged row of this table; `nil` for several rows and for other items.
  private func onlyRow(of session: any UIDropSession) -> RowPosition? {
    guard session.localDragSession != nil, session.localDragSession === dragSession,
      draggedRows.count == 1
    else { return nil }
    return draggedRows[0].position
  }

  /// Returns the only dragged row of this table if the data source allows moving it.
  private func movableRow(of session: any UIDropSession) -> RowPosition? {
    guard let position = onlyRow(of: session), self.session.canMove(rowAt: position) else {
      return nil
    }
    return position
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    guard let tableView else { return }
    let state = TableDropState(session)
    state.firstY = session.location(in: tableView).y - tableView.boundsStorage.minY
    dropState = state
    dropDelegate?.tableView(tableView, dropSessionDidEnter: session)
  }

  // MARK: Proposals

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let tableView, let state = dropState, self.session.isSettled, !self.session.needsLoad
    else {
      return UIDropProposal(operation: .cancel)
    }
    find(state, in: tableView)
    state.movingRow = state.proposal.operation == .copy ? nil : onlyRow(of: session)
    state.destination =
      state.proposal.intent == .insertIntoDestinationIndexPath ? state.row : state.finalPosition
    state.proposal = proposal(in: tableView, state)
    guard dropState === state, self.session.isSettled else {
      return UIDropProposal(operation: .cancel)
    }
    resolve(state)
    show(state, in: tableView)
    scroller.update()
    return state.proposal
  }

  /// Determines the row or the gap under the drag.
  private func find(_ state: TableDropState, in tableView: UITableView) {
    let y = Double(state.session.location(in: tableView).y)
    switch gaps.location(at: y, in: model.geometry) {
    case .insertion:
      state.position = gaps.insertion?.position
      state.row = nil
    case .layout(let y):
      state.position = model.geometry.insertionPosition(at: y)
      state.row = model.geometry.row(at: y)
    }
    if state.row == gaps.source?.position { state.row = nil }
  }

  private func proposal(
    in tableView: UITableView,
    _ state: TableDropState
  ) -> UITableViewDropProposal {
    guard let dropDelegate else {
      return movableRow(of: state.session) == nil
        ? UITableViewDropProposal(operation: .cancel)
        : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return dropDelegate.tableView(
      tableView,
      dropSessionDidUpdate: state.session,
      withDestinationIndexPath: state.destination.map { session.path(ofShown: $0) }
    )
  }

  /// The proposal for a delegate that does not supply one.
  var defaultProposal: UITableViewDropProposal {
    guard let session = dropState?.session, movableRow(of: session) != nil else {
      return UITableViewDropProposal(operation: .copy)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Determines the destination of the items from the proposal.
  private func resolve(_ state: TableDropState) {
    var intent = state.proposal.intent
    if intent == .automatic {
      intent =
        isInMiddle(state) ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
      state.proposal = UITableViewDropProposal(
        operation: state.proposal.operation,
        intent: intent
      )
    }
    let movesRow = state.proposal.operation == .move && intent == .insertAtDestinationIndexPath
    state.movingRow =
      movesRow && state.session.allowsMoveOperation ? onlyRow(of: state.session) : nil
    switch intent {
    case .insertIntoDestinationIndexPath: state.destination = state.row
    case .insertAtDestinationIndexPath: state.destination = state.finalPosition
    case .unspecified, .automatic: break
    }
  }

  private func isInMiddle(_ state: TableDropState) -> Bool {
    guard let tableView, let row = state.row else { return false }
    let rect = model.rect(of: row, in: tableView)
    guard rect.height > 0 else { return false }
    let fraction = Double((state.session.location(in: tableView).y - rect.minY) / rect.height)
    return fraction > TableDragAndDrop.edgeFraction && fraction < 1 - TableDragAndDrop.edgeFraction
  }

  // MARK: Feedback

  private func show(_ state: TableDropState, in tableView: UITableView) {
    let isAccepted = state.proposal.operation == .copy || state.proposal.operation == .move
    let insertsRow = isAccepted && state.proposal.intent == .insertAtDestinationIndexPath
    let dropsIntoRow = isAccepted && state.proposal.intent == .insertIntoDestinationIndexPath
    highlight(dropsIntoRow ? state.row.flatMap { tiler.cell(at: $0) } : nil)
    // A drop without earlier updates is over before a gap could open.
    guard tableView.windowStorage?.host?.dragInProgress != nil else { return }
    let source = insertsRow ? state.movingRow : nil
    changeGaps { gaps in
      gaps.source = source.map { gap(at: $0) }
      gaps.insertion = insertsRow ? state.position.map { gap(at: $0) } : nil
    }
    tiler.updateDragAppearances()
  }

  /// Returns a gap with the height of the first dragged row, or of an ordinary row for items from
  /// elsewhere.
  private func gap(at position: RowPosition) -> RowGaps.Gap {
    let row = draggedRows.first?.position
    let height = row.map { model.geometry.height(ofRow: $0).points }
    return RowGaps.Gap(position: position, height: height ?? standardGapHeight)
  }

  /// The height of a gap for items from elsewhere: that of ordinary rows, in points.
  private var standardGapHeight: Double {
    let height =
      model.settings.rowHeight > 0 ? model.settings.rowHeight : model.scaledTheme.theme.rowHeight
    return Double(height)
  }

  /// Highlights only the row into which items would be dropped; `nil` removes the highlight.
  func highlight(_ cell: UITableViewCell?) {
    // The cell may have been reused for another row.
    guard cell !== targetCell || cell?.isHighlighted == false else { return }
    targetCell?.setHighlighted(false, animated: false)
    targetCell?.markConfigurationPending()
    targetCell = cell
    cell?.setHighlighted(true, animated: false)
    cell?.markConfigurationPending()
  }

  /// The velocity of scrolling at the drag's position, in points per second; 0 until a drag that
  /// entered near an edge has moved.
  var scrollVelocity: Double {
    guard let tableView, let state = dropState,
      tableView.windowStorage?.host?.dragInProgress != nil
    else { return 0 }
    let y = state.session.location(in: tableView).y - tableView.boundsStorage.minY
    if let firstY = state.firstY {
      guard abs(y - firstY) > TableDragAndDrop.scrollSlack else { return 0 }
      state.firstY = nil
    }
    return model.scrollingEdges(in: tableView).velocity(at: Double(y))
  }

  // MARK: Ending

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    guard let tableView else { return }
    leave()
    dropState = nil
    dropDelegate?.tableView(tableView, dropSessionDidExit: session)
  }

  private func leave() {
    scroller.stop()
    highlight(nil)
    closeGap()
    tiler.updateDragAppearances()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    guard let tableView, let state = dropState else { return }
    scroller.stop()
    highlight(nil)
    closesGapByUpdate = !gaps.isEmpty
    if state.movingRow != nil, let source = movableRow(of: session),
      let destination = state.finalPosition
    {
      move(source, to: destination, in: tableView, state)
    } else if let dropDelegate {
      let coordinator = TableDropCoordinator(self, state, tableView)
      dropDelegate.tableView(tableView, performDropWith: coordinator)
      coordinator.close()
    }
    closeGap()
    tiler.updateDragAppearances()
  }

  /// Moves a row of this table through its data source.
  private func move(
    _ source: RowPosition,
    to destination: RowPosition,
    in tableView: UITableView,
    _ state: TableDropState
  ) {
    guard let item = draggedRows.first?.item else { return }
    var target = session.moveTarget(from: source, proposed: destination)
    // The delegate may have changed the rows.
    guard draggedRows.first?.position == source, session.isSettled else { return }
    requireValid(target, from: source)
    let animator = DragAnimator()
    if target != source {
      let move = RowMoveMapping(from: source, to: target)
      show(move, in: tableView)
      session.moveRow(move)
      // The data source may have changed further rows.
      target = draggedRows.first?.position ?? target
    }
    guard model.geometry.contains(target) else { return }
    droppingRows.append(target)
    state.targets[ObjectIdentifier(item)] = TableDropTarget(
      destination: .row(target),
      animator: animator
    )
  }

  /// Displays a row at its new position before the data source is notified, like reordering by the
  /// control.
  private func show(_ move: RowMoveMapping, in tableView: UITableView) {
    model.geometry.moveRow(from: move.source, to: move.destination)
    tiler.renumber(move.displayedPosition)
    tiler.remapRows(.move(move))
    tiler.discardMeasuredCells()
    closeGap()
    tiler.invalidatePlacement()
  }

  private func requireValid(_ target: RowPosition, from source: RowPosition) {
    let method = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    let sections = model.geometry.numberOfSections
    demand(
      target.section >= 0 && target.section < sections,
      "\(method) returned \(target), but the table has \(sections) sections"
    )
    let draggedRowCount = source.section == target.section ? 1 : 0
    let rowCount = model.geometry.numberOfRows(inSection: target.section) - draggedRowCount
    demand(
      target.row >= 0 && target.row <= rowCount,
      "\(method) returned \(target), but that section has \(rowCount) rows besides the dragged one"
    )
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let tableView, let dropTarget = dropState?.targets[ObjectIdentifier(item)] else {
      return nil
    }
    switch dropTarget.destination {
    case .row(let position):
      guard model.geometry.contains(position) else { return nil }
      self.interaction.updates.tileIfPossible()
      let path = session.path(ofShown: position)
      let parameters = dropDelegate?.tableView(tableView, dropPreviewParametersForRowAt: path)
      return preview(
        of: tiler.cell(at: position),
        parameters,
        at: model.rect(of: position, in: tableView),
        or: defaultPreview
      )
    case .into(let position, let rect):
      guard let cell = tiler.cell(at: position) else { return nil }
      let size = defaultPreview.size
      let scale = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell,
          center: rect.middle,
          transform: CGAffineTransform(scaleX: scale, y: scale)
        )
      )
    case .deleted: return nil
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .placeholder(let row):
      return preview(
        of: row.cell,
        row.previewParameters,
        at: row.cell.frame,
        or: defaultPreview
      )
    }
  }

  private func preview(
    of cell: UITableViewCell?,
    _ parameters: UIDragPreviewParameters?,
    at rect: CGRect,
    or defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let tableView else { return nil }
    let target = UIDragPreviewTarget(container: tableView, center: rect.middle)
    guard let cell, model.isOnScreen(rect, in: tableView) else {
      let visibleRect = tableView.clamped(rect)
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(container: tableView, center: visibleRect.middle)
      )
    }
    return UITargetedDragPreview(
      view: cell,
      parameters: parameters ?? UIDragPreviewParameters(),
      target: target
    )
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let dropTarget = dropState?.targets[ObjectIdentifier(item)] else { return }
    animator.addAnimations { dropTarget.animator.runAnimations() }
    animator.addCompletion { dropTarget.animator.complete(at: $0) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {
    droppingRows = []
    for row in placeholders { row.cell.alpha = 1 }
    tiler.updateDragAppearances()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    if dropState?.session === session { dropState = nil }
    guard let tableView else { return }
    dropDelegate?.tableView(tableView, dropSessionDidEnd: session)
  }
}
