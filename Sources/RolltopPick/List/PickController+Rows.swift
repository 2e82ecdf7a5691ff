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
    let line = presenter.line(model.store[number], matching: model.displayedQuery)
    cell.textLabel?.attributedText = text(of: line)
    if options.iconField != nil { cell.imageView?.image = icon(of: number) }
    cell.accessoryType = model.marked.contains(number) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = model.row(at: indexPath)
    guard options.isMultiple else {
      current = row
      return pick()
    }
    if table.clickModifiers.contains(.shift), let current {
      mark(min(current, row)...max(current, row))
    } else {
      toggleMark(row)
    }
    move(to: row)
  }
}

/// The content of rows.
extension PickController {
  /// Returns the text of a line, with its fields in columns if enabled.
  func text(of line: PresentedLine) -> NSAttributedString {
    guard options.hasColumns else { return lineStyle.text(of: line) }
    return columns.text(of: line.fields(options.search.form.delimiter).map(lineStyle.text))
  }

  /// Returns the image of a line.
  private func icon(of number: Int) -> UIImage? {
    guard let field = options.iconField else { return nil }
    let name = options.search.form.delimiter.field(field, of: model.store[number])
    return icons.image(named: String(decoding: name, as: UTF8.self))
  }

  /// Updates images that were loaded in the background.
  func updateIcons() {
    for indexPath in table.indexPathsForVisibleRows ?? [] {
      let cell = table.cellForRow(at: indexPath)
      cell?.imageView?.image = icon(of: model.matches[model.row(at: indexPath)])
      cell?.setNeedsLayout()
    }
  }

  /// Measures the fields of new lines until the sample is complete.
  func measureColumns() {
    guard options.hasColumns else { return }
    while columns.measuredCount < min(ColumnLayout.sampleSize, model.store.count) {
      let line = presenter.line(model.store[columns.measuredCount], matching: Query(""))
      columns.measure(line.fields(options.search.form.delimiter).map(lineStyle.text))
    }
  }
}
