import UIKitLists

extension UITableView: CellOwner {
  final func canSelect(_ cell: UITableViewCell) -> Bool {
    interaction.selection.canSelectRow(of: cell)
  }

  final func isLifted(_ cell: UITableViewCell) -> Bool { tiler.lifted?.cell === cell }

  final func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState? {
    guard let dragAndDrop, dragAndDrop.dropState != nil else { return nil }
    return dragAndDrop.targetCell === cell ? .targeted : .notTargeted
  }

  final func cellDidMoveToOtherTable(_ cell: UITableViewCell) { tiler.releaseMovedCell(cell) }

  final func accessoryTapped(of cell: UITableViewCell) {
    guard let position = tiler.position(of: cell) else { return }
    session.accessoryWasTapped(ofRowAt: position)
  }

  final func editControlTapped(of cell: UITableViewCell) {
    guard editing.isOn, !reorder.isActive, let position = tiler.position(of: cell) else { return }
    switch cell.editing.rowAttributes.control {
    case .insert: session.commit(.insert, at: position)
    case .delete: swipes.toggle(cell)
    case .select, nil: break
    }
  }

  final func gripTouchBegan(_ touch: UITouch, of cell: UITableViewCell) {
    reorder.began(cell, touch)
  }

  final func gripTouchMoved(_ touch: UITouch) { reorder.moved(touch) }

  final func gripTouchEnded(_ touch: UITouch) { reorder.ended(touch) }

  final func gripTouchCancelled(_ touch: UITouch) { reorder.cancelled(touch) }

  final func activate(_ cell: UITableViewCell) -> Bool { touchTracker.tap(cell) }

  final func moveRow(of cell: UITableViewCell, by steps: Int) -> Bool {
    tiler.position(of: cell).map { move($0, by: steps) } ?? false
  }

  private func move(_ position: RowPosition, by steps: Int) -> Bool {
    guard editing.isOn, window != nil, !reorder.isActive, model.geometry.contains(position) else {
      return false
    }
    reorder.move(position, by: steps)
    return true
  }

  final func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let position = tiler.position(of: cell) else { return [] }
    return swipeActions(position) + moveActions(cell, position)
  }

  private func swipeActions(_ position: RowPosition) -> [UIAccessibilityCustomAction] {
    let row = session.trackedRows.track(position)
    return [SwipeActionList.Side.leading, .trailing].flatMap { side in
      guard let list = swipes.actionList(forRowAt: position, on: side) else {
        return [UIAccessibilityCustomAction]()
      }
      return list.items.enumerated().compactMap { index, item in
        guard let title = item.title else { return nil }
        return UIAccessibilityCustomAction(name: title) { [weak self] _ in
          guard let self, let position = row.position, let cell = tiler.cell(at: position) else {
            return false
          }
          swipes.perform(index, of: list, on: cell)
          return true
        }
      }
    }
  }

  private func moveActions(_ cell: UITableViewCell, _ position: RowPosition)
    -> [UIAccessibilityCustomAction]
  {
    guard case .grip = cell.trailingPart else { return [] }
    let words = SystemWords.current.spoken
    let row = session.trackedRows.track(position)
    return [(words.moveUp, -1), (words.moveDown, 1)].map { name, direction in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        guard let self, let position = row.position else { return false }
        return move(position, by: direction)
      }
    }
  }
}
