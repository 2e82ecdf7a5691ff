import Foundation
import UIKitLists
import UIKitTesting

@testable import UIKitCore

extension TableMixture {
  /// The changes of a batch, with the calls that announce them to the table.
  struct Changes {
    var calls: [(UITableView) -> Void] = []
    /// Reloaded or deleted items.
    var changed: Set<Int> = []
    /// The replacements of reloaded items, by the old items.
    var reloaded: [Int: Int] = [:]
    /// Moved items.
    var moved: Set<Int> = []
  }

  /// Makes a consistent batch of many random changes.
  func changeMuch() {
    changeTogether { changes in
      rearrange(&changes)
      changes.calls.shuffle(using: &generator)
    }
  }

  /// Makes a consistent batch of the changes that a closure makes and records.
  func changeTogether(_ rearrange: (inout Changes) -> Void) {
    // The closure's changes refer to the rows at this time.
    let allowed = budget
    budget = 0
    isQuiet = true
    defer { isQuiet = false }
    table.layoutIfNeeded()
    guard table.dataSource != nil, table.session.isSettled,
      !table.hasOtherDataSource, rows.map(\.count) == shownCounts
    else { return }
    let selected = Set((table.indexPathsForSelectedRows ?? []).map { rows[$0.section][$0.row] })
    let (steps, old) = (log.count, rows)
    let anchors = restingRows
    var changes = Changes()
    rearrange(&changes)
    budget = allowed
    isQuiet = false
    openCompletions += 1
    table.performBatchUpdates {
      for call in changes.calls { call(self.table) }
    } completion: { _ in
      self.openCompletions -= 1
    }
    guard log.count == steps else { return }
    budget = 0
    isQuiet = true
    checkAnchorRow(
      among: anchors,
      changed: changes.changed.subtracting(changes.reloaded.keys).union(changes.moved),
      reloaded: changes.reloaded
    )
    if let open = table.swipes.open, let position = table.tiler.position(of: open.cell),
      open.cell.textLabel?.text != "\(rows[position.section][position.row])"
    {
      invalidRequests.append("swiped \(open.cell.textLabel?.text ?? ""), now at \(position)")
    }
    let now = Set((table.indexPathsForSelectedRows ?? []).map { rows[$0.section][$0.row] })
    if now != selected.subtracting(changes.changed) {
      invalidRequests.append("selected \(selected), then \(now); \(old) became \(rows)")
    }
  }

  /// The visible rows of a table at rest, with their distances from the upper edge of the visible
  /// area.
  private var restingRows: [(item: Int, distance: CGFloat)] {
    guard !table.isDragging, !table.isDecelerating, !table.reorder.isActive,
      !table.motion.isRunning,
      table.contentOffset.y > table.minimumOffset.y + 0.5,
      table.contentOffset.y <= table.maximumOffset.y
    else { return [] }
    return (table.indexPathsForRows(in: table.bounds) ?? []).map {
      (rows[$0.section][$0.row], table.rectForRow(at: $0).minY - table.contentOffset.y)
    }
  }

  /// Checks that the first remaining row keeps its position unless the end of the content prevents
  /// it.
  private func checkAnchorRow(
    among resting: [(item: Int, distance: CGFloat)],
    changed: Set<Int>,
    reloaded: [Int: Int]
  ) {
    guard let (item, distance) = resting.first(where: { !changed.contains($0.item) }),
      let path = indexPaths(rows)[reloaded[item] ?? item], table.window != nil,
      table.contentOffset.y > table.minimumOffset.y + 0.5,
      table.contentOffset.y < table.maximumOffset.y - 0.5
    else { return }
    let now = table.rectForRow(at: path).minY - table.contentOffset.y
    if abs(now - distance) > 1 {
      invalidRequests.append("\(item) was at \(distance), is at \(now)")
    }
  }

  var shownCounts: [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  /// Changes sections and rows, and records the calls that announce the changes.
  private func rearrange(_ changes: inout Changes) {
    let old = rows
    // The sections with their old indexes; `nil` for new ones.
    var sections: [(old: Int?, rows: [Int])] = []
    var movedSections: [Int] = []
    for (index, items) in old.enumerated() {
      switch generator.below(8) {
      case 0:
        changes.calls.append { [animation] in $0.deleteSections([index], with: animation) }
        changes.changed.formUnion(items)
      case 1:
        movedSections.append(index)
        changes.moved.formUnion(items)
      default: sections.append((index, items))
      }
    }
    for index in movedSections {
      sections.insert((index, old[index]), at: generator.below(sections.count + 1))
    }
    let (inserted, moved) = moveRows(&sections, &changes)
    for _ in 0..<generator.below(3) {
      sections.insert((nil, newRows(generator.below(5))), at: generator.below(sections.count + 1))
    }
    take(sections, moved: (movedSections, moved), inserted, &changes)
  }

  /// Stores the rearranged sections, and records the insertions and moves.
  func take(
    _ sections: [(old: Int?, rows: [Int])],
    moved: (sections: [Int], rows: [Int]),
    _ inserted: [Int],
    _ changes: inout Changes
  ) {
    let oldIndexPaths = indexPaths(rows)
    rows = sections.map(\.rows)
    let newIndexPaths = indexPaths(rows)
    for (new, section) in sections.enumerated() {
      guard let index = section.old else {
        changes.calls.append { [animation] in $0.insertSections([new], with: animation) }
        continue
      }
      if moved.sections.contains(index) {
        changes.calls.append { $0.moveSection(index, toSection: new) }
      }
    }
    for item in inserted {
      guard let newIndexPath = newIndexPaths[item] else { continue }
      changes.calls.append { [animation] in $0.insertRows(at: [newIndexPath], with: animation) }
    }
    for item in moved.rows {
      guard let from = oldIndexPaths[item], let to = newIndexPaths[item] else { continue }
      changes.calls.append { $0.moveRow(at: from, to: to) }
    }
  }

  /// Deletes, reloads, moves and inserts rows of the remaining sections.
  private func moveRows(
    _ sections: inout [(old: Int?, rows: [Int])],
    _ changes: inout Changes
  ) -> (inserted: [Int], moved: [Int]) {
    guard !sections.isEmpty else { return ([], []) }
    var moved: [Int] = []
    for index in sections.indices {
      guard let old = sections[index].old else { continue }
      let items = sections[index].rows
      for (row, item) in items.enumerated() {
        let path = at(row, old)
        switch generator.below(12) {
        case 0, 1:
          changes.calls.append { [animation] in $0.deleteRows(at: [path], with: animation) }
          changes.changed.insert(item)
          sections[index].rows.removeAll { $0 == item }
        case 2:
          moved.append(item)
          changes.moved.insert(item)
          sections[index].rows.removeAll { $0 == item }
        case 3:
          changes.calls.append { [animation] in $0.reloadRows(at: [path], with: animation) }
          changes.changed.insert(item)
          if let row = sections[index].rows.firstIndex(of: item) {
            let new = newRows(1)[0]
            sections[index].rows[row] = new
            changes.reloaded[item] = new
          }
        default: break
        }
      }
    }
    let inserted = newRows(generator.below(5))
    for item in inserted + moved {
      let index = generator.below(sections.count)
      sections[index].rows.insert(item, at: generator.below(sections[index].rows.count + 1))
    }
    return (inserted, moved)
  }

  func indexPaths(_ rows: [[Int]]) -> [Int: IndexPath] {
    var indexPaths: [Int: IndexPath] = [:]
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() { indexPaths[item] = at(row, section) }
    }
    return indexPaths
  }
}
