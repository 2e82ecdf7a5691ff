import Foundation
import UIKitCore

/// A change of an `UpdateList`, and the calls that announce it to a table.
@MainActor
struct UpdateChange {
  var after: UpdateList
  /// The deleted or reloaded rows, which lose their selection.
  var lost: Set<Int> = []
  var calls: [(UITableView) -> Void] = []
  var log: [String] = []

  mutating func add(_ text: String, _ call: @escaping (UITableView) -> Void) {
    log.append(text)
    calls.append(call)
  }
}

extension UITableView.RowAnimation {
  static let all: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]
}

/// A generator of random changes.
@MainActor
struct RandomUpdates {
  let hasOwnHeights: Bool
  /// The animations to choose from for rows and sections.
  var animations = UITableView.RowAnimation.all
  var random: SeededGenerator
  private var change = UpdateChange(after: UpdateList([]))
  private var before = UpdateList([])
  /// The new indexes of old sections, without deleted and reloaded sections.
  private var newSectionIndexes: [Int: Int] = [:]

  init(hasOwnHeights: Bool, random: SeededGenerator) {
    self.hasOwnHeights = hasOwnHeights
    self.random = random
  }

  private mutating func animation() -> UITableView.RowAnimation {
    animations[random.below(animations.count)]
  }

  private mutating func newRow() -> UpdateList.Row {
    change.after.makeRow(height: hasOwnHeights ? CGFloat(20 + random.below(8) * 15) : 44)
  }

  mutating func newRows(_ count: Int) -> [UpdateList.Row] { (0..<count).map { _ in newRow() } }

  /// Returns a random change of sections and rows, with its calls in random order.
  mutating func batch(from before: UpdateList) -> UpdateChange {
    self.before = before
    change = UpdateChange(after: before)
    newSectionIndexes = [:]
    changeSections()
    changeRows()
    change.calls.shuffle(using: &random)
    return change
  }

  /// Returns a random change of rows only.
  mutating func rows(from before: UpdateList) -> UpdateChange {
    self.before = before
    change = UpdateChange(after: before)
    newSectionIndexes = Dictionary(uniqueKeysWithValues: before.sections.indices.map { ($0, $0) })
    changeRows()
    return change
  }

  private mutating func changeSections() {
    let changesSections = random.once(in: 3)
    var order: [Int?] = []
    var moved: [Int] = []
    for old in before.sections.indices {
      switch changesSections ? random.below(8) : 9 {
      case 0 where before.sections.count > 1:
        let animation = animation()
        change.add("delete section \(old) \(animation)") {
          $0.deleteSections([old], with: animation)
        }
        change.lost.formUnion(before.sections[old].rows.map(\.id))
      case 1: moved.append(old)
      default: order.append(old)
      }
    }
    for old in moved { order.insert(old, at: random.below(order.count + 1)) }
    if changesSections || order.isEmpty {
      for _ in 0..<(1 + random.below(2)) { order.insert(nil, at: random.below(order.count + 1)) }
    }
    change.after.sections = []
    for (new, old) in order.enumerated() {
      guard let old else {
        insertSection(at: new)
        continue
      }
      change.after.sections.append(before.sections[old])
      if moved.contains(old) {
        change.add("move section \(old) to \(new)") { $0.moveSection(old, toSection: new) }
      } else if changesSections, random.once(in: 8) {
        reloadSection(old, at: new)
        continue
      }
      newSectionIndexes[old] = new
    }
  }

  private mutating func insertSection(at new: Int) {
    let animation = animation()
    var section = change.after.makeSection(titled: !random.once(in: 3))
    section.rows = newRows(random.below(6))
    change.after.sections.append(section)
    change.add("insert section \(new) of \(section.rows.count) \(animation)") {
      $0.insertSections([new], with: animation)
    }
  }

  private mutating func reloadSection(_ old: Int, at new: Int) {
    let animation = animation()
    change.lost.formUnion(before.sections[old].rows.map(\.id))
    change.after.sections[new].rows = newRows(random.below(8))
    if random.once(in: 2) { change.after.sections[new].title = "Reloaded \(old)" }
    change.add("reload section \(old) \(animation)") { $0.reloadSections([old], with: animation) }
  }

  private mutating func changeRows() {
    let rate = [4, 10, 60][random.below(3)]
    var moved: [(row: UpdateList.Row, from: IndexPath)] = []
    for (old, new) in newSectionIndexes {
      change.after.sections[new].rows = []
      for (row, present) in before.sections[old].rows.enumerated() {
        let path = IndexPath(row: row, section: old)
        switch random.below(rate) {
        case 0: delete(path, present)
        case 1: change.after.sections[new].rows.append(reload(path, present))
        case 2: moved.append((present, path))
        default: change.after.sections[new].rows.append(present)
        }
      }
    }
    var addedRows: [(row: UpdateList.Row, from: IndexPath?)] = newRows(random.below(6)).map {
      ($0, nil)
    }
    addedRows += moved.map { ($0.row, $0.from) }
    addedRows.shuffle(using: &random)
    let targets = newSectionIndexes.values.sorted()
    guard !targets.isEmpty else { return }
    for (row, _) in addedRows {
      let section = targets[random.below(targets.count)]
      let count = change.after.sections[section].rows.count
      let index = random.once(in: 3) ? 0 : random.below(count + 1)
      change.after.sections[section].rows.insert(row, at: index)
    }
    for (row, from) in addedRows {
      guard let indexPath = change.after.path(of: row.id) else { continue }
      guard let from else {
        let animation = animation()
        change.add("insert \(indexPath) \(animation)") {
          $0.insertRows(at: [indexPath], with: animation)
        }
        continue
      }
      change.add("move \(from) to \(indexPath)") { $0.moveRow(at: from, to: indexPath) }
    }
  }

  private mutating func delete(_ path: IndexPath, _ row: UpdateList.Row) {
    let animation = animation()
    change.lost.insert(row.id)
    change.add("delete \(path) \(animation)") { $0.deleteRows(at: [path], with: animation) }
  }

  private mutating func reload(_ path: IndexPath, _ row: UpdateList.Row) -> UpdateList.Row {
    let animation = animation()
    change.lost.insert(row.id)
    change.add("reload \(path) \(animation)") { $0.reloadRows(at: [path], with: animation) }
    var row = row
    row.revision += 1
    if hasOwnHeights { row.height = CGFloat(20 + random.below(8) * 15) }
    return row
  }
}
