import Foundation
import UIKitCore

extension TableMixture {
  /// Changes sections and rows, and records the calls that announce the changes.
  ///
  /// Omits changes of a section or row that the batch has changed already.
  func rearrange(_ requests: [TableOperation.RowChange], _ changes: inout Changes) {
    var changedSections: Set<Int> = []
    var moves: [(from: Int, to: Int)] = []
    for request in requests where !rows.isEmpty {
      switch request {
      case .deleteSection(let index, let animation):
        let index = index % rows.count
        guard changedSections.insert(index).inserted else { continue }
        changes.calls.append { $0.deleteSections([index], with: animation) }
        changes.changed.formUnion(rows[index])
      case .moveSection(let from, let to):
        let from = from % rows.count
        guard changedSections.insert(from).inserted else { continue }
        moves.append((from, to))
        changes.moved.formUnion(rows[from])
      default: break
      }
    }
    var sections: [(old: Int?, rows: [Int])] = rows.indices.filter { !changedSections.contains($0) }
      .map { ($0, rows[$0]) }
    for move in moves {
      sections.insert((move.from, rows[move.from]), at: move.to % (sections.count + 1))
    }
    let (inserted, moved) = rearrangeRows(requests, &sections, &changes)
    for case .insertSection(let index, let count, _) in requests {
      sections.insert((nil, newRows(count)), at: index % (sections.count + 1))
    }
    take(sections, moved: (moves.map(\.from), moved), inserted, &changes)
  }

  private func rearrangeRows(
    _ requests: [TableOperation.RowChange],
    _ sections: inout [(old: Int?, rows: [Int])],
    _ changes: inout Changes
  ) -> (inserted: [Int], moved: [Int]) {
    let remainingSections = sections.compactMap(\.old)
    guard !remainingSections.isEmpty else { return ([], []) }
    var changedItems: Set<Int> = []
    var insertions: [(item: Int, section: Int, row: Int)] = []
    var (inserted, moved): ([Int], [Int]) = ([], [])
    for request in requests {
      switch request {
      case .insert(let section, let row, _):
        inserted += newRows(1)
        insertions.append((inserted[inserted.count - 1], section, row))
      case .delete(let section, let row, let animation):
        guard let path = unchangedPath(section, row, remainingSections, &changedItems) else {
          continue
        }
        let item = rows[path.section][path.row]
        changes.calls.append { $0.deleteRows(at: [path], with: animation) }
        changes.changed.insert(item)
        remove(item, from: &sections)
      case .reload(let section, let row, let animation):
        guard let path = unchangedPath(section, row, remainingSections, &changedItems) else {
          continue
        }
        let (item, newItem) = (rows[path.section][path.row], newRows(1)[0])
        changes.calls.append { $0.reloadRows(at: [path], with: animation) }
        changes.changed.insert(item)
        changes.reloaded[item] = newItem
        for index in sections.indices {
          sections[index].rows = sections[index].rows.map { $0 == item ? newItem : $0 }
        }
      case .move(let section, let row, let toSection, let toRow):
        guard let path = unchangedPath(section, row, remainingSections, &changedItems) else {
          continue
        }
        let item = rows[path.section][path.row]
        moved.append(item)
        changes.moved.insert(item)
        insertions.append((item, toSection, toRow))
        remove(item, from: &sections)
      default: break
      }
    }
    for (item, section, row) in insertions {
      let index = section % sections.count
      sections[index].rows.insert(item, at: row % (sections[index].rows.count + 1))
    }
    return (inserted, moved)
  }

  /// Returns the index path of a row in a remaining section; `nil` if the batch has changed the row
  /// already.
  private func unchangedPath(
    _ section: Int,
    _ row: Int,
    _ remainingSections: [Int],
    _ changedItems: inout Set<Int>
  ) -> IndexPath? {
    let section = remainingSections[section % remainingSections.count]
    guard !rows[section].isEmpty else { return nil }
    let path = at(row % rows[section].count, section)
    return changedItems.insert(rows[section][path.row]).inserted ? path : nil
  }

  private func remove(_ item: Int, from sections: inout [(old: Int?, rows: [Int])]) {
    for index in sections.indices { sections[index].rows.removeAll { $0 == item } }
  }
}
