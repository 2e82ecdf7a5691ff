import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

/// A drop on a table while the drop delegate performs it.
@MainActor
final class TableDropCoordinator: UITableViewDropCoordinator {
  private final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let owner: TableDragAndDrop
  private let state: TableDropState
  private let tableView: UITableView
  /// Whether the delegate's method is still running, as the calls below require.
  private var isOpen = true

  init(_ owner: TableDragAndDrop, _ state: TableDropState, _ tableView: UITableView) {
    (self.owner, self.state, self.tableView) = (owner, state, tableView)
    session = state.session
    proposal = state.proposal
    destinationIndexPath = state.destination.map { owner.session.path(ofShown: $0) }
    let itemViews = tableView.windowStorage?.host?.drag?.overlay.itemViews ?? []
    items = state.session.items.map { item in
      let source = owner.draggedRows.first { $0.item === item }?.position
      let itemView = itemViews.first { $0.item === item }
      return Item(
        item,
        source.map { owner.session.path(ofShown: $0) },
        itemView?.bounds.size ?? .zero
      )
    }
  }

  /// Ends the drop delegate's access after its method has returned.
  func close() { isOpen = false }

  private func check(_ item: UIDragItem, _ method: String) {
    demand(
      isOpen,
      "\(method) was called after tableView(_:performDropWith:) had returned"
    )
    demand(
      session.items.contains { $0 === item },
      "\(method) was called with an item that is none of the \(session.items.count) dropped ones"
    )
  }

  private func position(of path: IndexPath, _ method: String) -> RowPosition {
    guard let position = path.position else {
      misuse("\(method) was called with \(path), which has not two elements")
    }
    owner.interaction.updates.loadIfNeeded()
    let sections = owner.model.geometry.numberOfSections
    demand(
      owner.session.hasSection(position.section),
      "\(method) was called with \(position), but the table has \(sections) sections"
    )
    let rows = owner.session.rowCount(ofSection: position.section)
    demand(
      owner.session.hasRow(position),
      "\(method) was called with \(position), but that section has \(rows) rows"
    )
    return position
  }

  private func animate(_ item: UIDragItem, to destination: TableDropTarget.Destination)
    -> DragAnimator
  {
    let animator = DragAnimator()
    state.targets[ObjectIdentifier(item)] = TableDropTarget(
      destination: destination,
      animator: animator
    )
    return animator
  }

  /// Whether previews are animated to their rows; items of other applications have no previews.
  private var animatesPreviews: Bool { session.localDragSession != nil }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    check(dragItem, "drop(_:toRowAt:)")
    let position = position(of: indexPath, "drop(_:toRowAt:)")
    if animatesPreviews { owner.droppingRows.append(position) }
    return animate(dragItem, to: .row(position))
  }

  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    check(dragItem, "drop(_:intoRowAt:rect:)")
    let position = position(of: indexPath, "drop(_:intoRowAt:rect:)")
    return animate(dragItem, to: .into(position, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    check(dragItem, "drop(_:to:)")
    return animate(dragItem, to: .target(target))
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    check(dragItem, "drop(_:to:)")
    let row = PlaceholderRow(placeholder, in: tableView, owner.session)
    owner.insert(row)
    if animatesPreviews { row.cell.alpha = 0 }
    let animator = animate(dragItem, to: .placeholder(row))
    return PlaceholderContext(dragItem, row, owner, animator)
  }
}
