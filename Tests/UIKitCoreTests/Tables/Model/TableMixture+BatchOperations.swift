import Foundation
import UIKitCore

extension TableMixture {
  /// Changes sections and rows, and records the calls that announce the changes.
  ///
  /// Omits changes of a section or row that the batch has changed already.
  func rearrange(_ wishes: [TableOperation.RowChange], _ changes: inout Changes) {
    var taken: Set<Int> = []
    var moves: [(from: Int, to: Int)] = []
    for wish in wishes where !rows.isEmpty {
      switch wish {
      case .deleteSection(let index, let animation):
        let index = index % rows.count
        guard taken.insert(index).inserted else { continue }
        changes.calls.append { $0.deleteSections([index], with: animation) }
        changes.changed.formUnion(rows[index])
      case .moveSection(let from, let to):
        let from = from % rows.count
        guard taken.insert(from).inserted else { continue }
        moves.append((from, to))
        changes.moved.formUnion(rows[from])
      default: break
      }
    }
    var sections: [(old: Int?, rows: [Int])] = rows.indices.filter { !taken.contains($0) }
      .map { ($0, rows[$0]) }
    for move in moves {
      sections.insert((move.from, rows[move.from]), at: move.to % (sections.count + 1))
    }
    let (inserted, moved) = rearrangeRows(wishes, &sections, &changes)
    for case .insertSection(let index, let count, _) in wishes {
      sections.insert((nil, newRows(count)), at: index % (sections.count + 1))
    }
    take(sections, moved: (moves.map(\.from), moved), inserted, &changes)
  }

  private func rearrangeRows(
    _ wishes: [TableOperation.RowChange],
    _ sections: inout [(old: Int?, rows: [Int])],
    _ changes: inout Changes
  ) -> (inserted: [Int], moved: [Int]) {
    let staying = sections.compactMap(\.old)
    guard !staying.isEmpty else { return ([], []) }
    var taken: Set<Int> = []
    var arriving: [(item: Int, section: Int, row: Int)] = []
    var (inserted, moved): ([Int], [Int]) = ([], [])
    for wish in wishes {
      switch wish {
      case .insert(let section, let row, _):
        inserted += newRows(1)
        arriving.append((inserted[inserted.count - 1], section, row))
      case .delete(let section, let row, let animation):
        guard let path = free(section, row, staying, &taken) else { continue }
        let item = rows[path.section][path.row]
        changes.calls.append { $0.deleteRows(at: [path], with: animation) }
        changes.changed.insert(item)
        remove(item, from: &sections)
      case .reload(let section, let row, let animation):
        guard let path = free(section, row, staying, &taken) else { continue }
        let (item, new) = (rows[path.section][path.row], newRows(1)[0])
        changes.calls.append { $0.reloadRows(at: [path], with: animation) }
        changes.changed.insert(item)
        changes.reloaded[item] = new
        for index in sections.indices {
          sections[index].rows = sections[index].rows.map { $0 == item ? new : $0 }
        }
      case .move(let section, let row, let toSection, let toRow):
        guard let path = free(section, row, staying, &taken) else { continue }
        let item = rows[path.section][path.row]
        moved.append(item)
        changes.moved.insert(item)
        arriving.append((item, toSection, toRow))
        remove(item, from: &sections)
      default: break
      }
    }
    for (item, section, row) in arriving {
      let index = section % sections.count
      sections[index].rows.insert(item, at: row % (sections[index].rows.count + 1))
    }
    return (inserted, moved)
  }

  /// Returns the index path of a row in a remaining section; `nil` if the batch has changed the row
  /// already.
  private func free(
    _ section: Int,
    _ row: Int,
    _ staying: [Int],
    _ taken: inout Set<Int>
  ) -> IndexPath? {
    let section = staying[section % staying.count]
    guard !rows[section].isEmpty else { return nil }
    let path = at(row % rows[section].count, section)
    return taken.insert(rows[section][path.row]).inserted ? path : nil
  }

  private func remove(_ item: Int, from sections: inout [(old: Int?, rows: [Int])]) {
    for index in sections.indices { sections[index].rows.removeAll { $0 == item } }
  }
}
