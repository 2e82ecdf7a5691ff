import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// An operation for a callback to perform.
struct ArmedOperation {
  let callback: TableCallback
  /// The number of calls to skip first.
  var skipped: Int
  let operation: TableOperation
}

extension TableMixture {
  /// Performs an operation.
  ///
  /// - Returns: The problems found if the operation is a check.
  @discardableResult
  func perform(_ operation: TableOperation) -> [String] {
    depth += 1
    defer { depth -= 1 }
    switch operation {
    case .touch(let touch): perform(touch)
    case .rows(let change): if !isInBlock { perform(change) }
    case .batch(let changes):
      if !isInBlock { changeTogether { self.rearrange(changes, &$0) } }
    case .set(let setting): perform(setting)
    case .show(let showing): perform(showing)
    case .environment(let change, let level): perform(change, level)
    case .animated(let inner): UIView.animate(withDuration: 0.2) { self.perform(inner) }
    case .unanimated(let inner): UIView.performWithoutAnimation { _ = perform(inner) }
    case .inBlock(let inner): performInBlock(inner)
    case .whenCalled(let callback, let skipped, let inner):
      armed.append(ArmedOperation(callback: callback, skipped: skipped, operation: inner))
    case .frames(let count): if depth == 1 { stage.advance(by: Double(count) / 60) }
    case .check: if depth == 1 { return problemsWhenVisible() }
    case .compare: if depth == 1 { return problemsAgainstTwin() }
    }
    return []
  }

  /// Returns the problems found once the table is visible again and all animations have finished.
  func problemsWhenVisible() -> [String] {
    armed = []
    unhide()
    return problemsAtRest()
  }

  /// Returns the operation to perform in this call of a callback; `nil` if there is none.
  func disarm(_ callback: TableCallback) -> TableOperation? {
    guard let index = armed.firstIndex(where: { $0.callback == callback }) else { return nil }
    if armed[index].skipped > 0 {
      armed[index].skipped -= 1
      return nil
    }
    return armed.remove(at: index).operation
  }

  /// Performs an operation in a batch update.
  ///
  /// The batch contains at most one change of rows, because the index paths of a second change
  /// would have to refer to the rows before the first one.
  private func performInBlock(_ inner: TableOperation) {
    guard !isInBlock else { return }
    openCompletions += 1
    table.performBatchUpdates {
      isInBlock = true
      if case .rows(let change) = inner { perform(change) } else { perform(inner) }
      isInBlock = false
    } completion: { _ in
      self.openCompletions -= 1
      self.called(.completion)
    }
  }

  private func perform(_ touch: TableOperation.Touch) {
    // Events do not arrive during callbacks.
    guard depth == 1 else { return }
    switch touch {
    case .down(let x, let y, let finger): stage.touchDown(at: CGPoint(x: x, y: y), id: finger)
    case .move(let x, let y, let finger): stage.touchMove(to: CGPoint(x: x, y: y), id: finger)
    case .up(let finger, let isCancelled):
      if isCancelled { stage.touchCancel(id: finger) } else { stage.touchUp(id: finger) }
    case .tap(let x, let y): stage.tap(at: CGPoint(x: x, y: y))
    case .longPress(let x, let y): stage.longPress(at: CGPoint(x: x, y: y), duration: 0.6)
    case .drag(let x, let y, let dx, let dy):
      let end = CGPoint(x: x + dx, y: y + dy)
      stage.drag(from: CGPoint(x: x, y: y), to: end, duration: 0.1)
    case .wheel(let x, let y, let dy):
      stage.scrollWheel(by: CGVector(dx: 0, dy: dy), at: CGPoint(x: x, y: y))
    case .key(let key, let alternate):
      stage.press(key.code, modifiers: alternate ? .alternate : [])
    }
  }

  // MARK: Rows

  private func perform(_ change: TableOperation.RowChange) {
    switch change {
    case .insert, .delete, .reload, .move: changeRow(change)
    case .insertSection, .deleteSection, .reloadSection, .moveSection: changeSection(change)
    case .replace(let section, let count):
      let newSection = newRows(count)
      if rows.isEmpty { rows = [newSection] } else { rows[section % rows.count] = newSection }
      if table.dataSource != nil { table.reloadData() }
    case .heights(let reload):
      heightShift += 1
      if reload { return table.reloadData() }
      table.beginUpdates()
      table.endUpdates()
    }
  }

  private func changeRow(_ change: TableOperation.RowChange) {
    guard !rows.isEmpty else { return }
    let updatedTable = table.dataSource == nil ? nil : table
    switch change {
    case .insert(let section, let row, let animation):
      let section = section % rows.count
      let path = at(row % (rows[section].count + 1), section)
      rows[section].insert(newRows(1)[0], at: path.row)
      updatedTable?.insertRows(at: [path], with: animation)
    case .delete(let section, let row, let animation):
      guard let path = path(section, row) else { return }
      rows[path.section].remove(at: path.row)
      updatedTable?.deleteRows(at: [path], with: animation)
    case .reload(let section, let row, let animation):
      guard let path = path(section, row) else { return }
      rows[path.section][path.row] = newRows(1)[0]
      updatedTable?.reloadRows(at: [path], with: animation)
    case .move(let section, let row, let toSection, let toRow):
      guard let path = path(section, row) else { return }
      let item = rows[path.section].remove(at: path.row)
      let targetSection = toSection % rows.count
      let target = at(toRow % (rows[targetSection].count + 1), targetSection)
      rows[targetSection].insert(item, at: target.row)
      updatedTable?.moveRow(at: path, to: target)
    default: break
    }
  }

  private func changeSection(_ change: TableOperation.RowChange) {
    let updatedTable = table.dataSource == nil ? nil : table
    switch change {
    case .insertSection(let index, let count, let animation):
      let index = index % (rows.count + 1)
      rows.insert(newRows(count), at: index)
      updatedTable?.insertSections([index], with: animation)
    case .deleteSection(let index, let animation) where !rows.isEmpty:
      let index = index % rows.count
      rows.remove(at: index)
      updatedTable?.deleteSections([index], with: animation)
    case .reloadSection(let index, let count, let animation) where !rows.isEmpty:
      let index = index % rows.count
      rows[index] = newRows(count)
      updatedTable?.reloadSections([index], with: animation)
    case .moveSection(let from, let to) where !rows.isEmpty:
      let (from, to) = (from % rows.count, to % rows.count)
      rows.insert(rows.remove(at: from), at: to)
      updatedTable?.moveSection(from, toSection: to)
    default: break
    }
  }

  /// Returns the index path of an operation's row in the model; `nil` if there are no rows.
  private func path(_ section: Int, _ row: Int) -> IndexPath? {
    guard !rows.isEmpty else { return nil }
    let section = section % rows.count
    return rows[section].isEmpty ? nil : at(row % rows[section].count, section)
  }
}

extension TableOperation.Key {
  fileprivate var code: UIKeyboardHIDUsage {
    switch self {
    case .down: .keyboardDownArrow
    case .up: .keyboardUpArrow
    case .enter: .keyboardReturnOrEnter
    case .escape: .keyboardEscape
    case .end: .keyboardEnd
    case .home: .keyboardHome
    case .pageDown: .keyboardPageDown
    case .space: .keyboardSpacebar
    }
  }
}
