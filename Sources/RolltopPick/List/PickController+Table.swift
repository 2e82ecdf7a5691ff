import PickLines
import UIKit

extension PickController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { model.sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.rowCount(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.matches.sections.isEmpty ? nil : model.matches.sections[section].title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { model.indexTitles }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "line")
      ?? UITableViewCell(style: .default, reuseIdentifier: "line")
    let number = model.matches[model.row(at: indexPath)]
    let line = presenter.line(model.store[number], matching: model.shownQuery)
    cell.textLabel?.attributedText = text(of: line)
    if options.iconField != nil { cell.imageView?.image = icon(of: number) }
    cell.accessoryType = model.marked.contains(number) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = model.row(at: indexPath)
    guard options.isMultiple else {
      current = row
      return choose()
    }
    if table.clickModifiers.contains(.shift), let current {
      mark(min(current, row)...max(current, row))
    } else {
      toggleMark(row)
    }
    move(to: row)
  }
}

/// What a row shows.
extension PickController {
  /// The text of a line, in columns if it has them.
  func text(of line: PresentedLine) -> NSAttributedString {
    guard options.hasColumns else { return look.text(of: line) }
    return columns.text(line.fields(options.search.form.delimiter).map(look.text))
  }

  /// The picture of a line.
  private func icon(of number: Int) -> UIImage? {
    guard let field = options.iconField else { return nil }
    let name = options.search.form.delimiter.field(field, of: model.store[number])
    return icons.image(named: String(decoding: name, as: UTF8.self))
  }

  /// Shows pictures that have come in the background.
  func updateIcons() {
    for place in table.indexPathsForVisibleRows ?? [] {
      let cell = table.cellForRow(at: place)
      cell?.imageView?.image = icon(of: model.matches[model.row(at: place)])
      cell?.setNeedsLayout()
    }
  }

  /// Measures the fields of lines that have come, as long as there are few.
  private func measureColumns() {
    guard options.hasColumns else { return }
    while columns.measuredCount < min(ColumnLayout.sampleSize, model.store.count) {
      let line = presenter.line(model.store[columns.measuredCount], matching: Query(""))
      columns.measure(line.fields(options.search.form.delimiter).map(look.text))
    }
  }
}

/// The current row.
extension PickController {
  /// Shows other rows.
  func rowsChanged(isOtherQuery: Bool) {
    if isOtherQuery { hasMoved = false }
    let old = hasMoved ? current : nil
    current = model.matches.count > 0 ? min(old ?? 0, model.matches.count - 1) : nil
    if isOtherQuery { table.setContentOffset(.zero, animated: false) }
    measureColumns()
    table.reloadData()
    selectCurrent(scrolls: findFirst())
    updateHeader()
    updateCount()
  }

  /// Looks for the line to begin at among those that have come.
  ///
  /// - Returns: Whether it is the current one now.
  private func findFirst() -> Bool {
    guard let text = options.selected?.utf8, let start = nextCandidate else { return false }
    guard !hasMoved, model.shownQuery.isEmpty else {
      nextCandidate = nil
      return false
    }
    let lines = start..<max(start, model.store.count)
    guard let line = lines.first(where: { model.store[$0].starts(with: text) }) else {
      nextCandidate = lines.upperBound
      return false
    }
    nextCandidate = nil
    current = (0..<model.matches.count).first { model.matches[$0] == line }
    hasMoved = true
    return current != nil
  }

  /// Makes another row the current one, and scrolls to it.
  func move(to row: Int) {
    guard model.matches.count > 0 else { return }
    current = min(max(0, row), model.matches.count - 1)
    hasMoved = true
    selectCurrent(scrolls: true)
  }

  private func selectCurrent(scrolls: Bool = false) {
    defer {
      updatePreview()
      announceCurrent()
    }
    guard let current else { return }
    let place = model.indexPath(ofRow: current)
    table.selectRow(at: place, animated: false, scrollPosition: .none)
    if scrolls { table.scrollToRow(at: place, at: .none, animated: false) }
  }

  /// Says the current line, as the search field has the keyboard all the time.
  private func announceCurrent() {
    let line = current.map { model.matches[$0] }
    guard line != announcedLine else { return }
    announcedLine = line
    guard let line, UIAccessibility.isVoiceOverRunning else { return }
    let text = look.text(of: presenter.line(model.store[line], matching: Query(""))).string
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Moves as a key says.
  func move(_ movement: ListKey.Movement) {
    let row = current ?? 0
    let page = max(1, Int(table.bounds.height / Metrics.rowHeight) - 1)
    switch movement {
    case .rows(let count): move(to: row + count)
    case .pages(let count): move(to: row + count * page)
    case .first: move(to: 0)
    case .last: move(to: model.matches.count - 1)
    }
  }
}

/// Marks.
extension PickController {
  /// Marks a row, or takes its mark away.
  func toggleMark(_ row: Int) {
    let line = model.matches[row]
    if model.marked.contains(line) { model.marked.remove(line) } else { model.marked.insert(line) }
    marksChanged()
  }

  /// Marks rows.
  func mark(_ rows: ClosedRange<Int>) {
    for row in rows { model.marked.insert(model.matches[row]) }
    marksChanged()
  }

  /// Marks all rows; when all are marked, none.
  func toggleAll() {
    let rows = 0..<model.matches.count
    if rows.allSatisfy({ model.marked.contains(model.matches[$0]) }) {
      for row in rows { model.marked.remove(model.matches[row]) }
    } else {
      for row in rows { model.marked.insert(model.matches[row]) }
    }
    marksChanged()
  }

  private func marksChanged() {
    for place in table.indexPathsForVisibleRows ?? [] {
      let isMarked = model.marked.contains(model.matches[model.row(at: place)])
      table.cellForRow(at: place)?.accessoryType = isMarked ? .checkmark : .none
    }
    updateCount()
  }
}
