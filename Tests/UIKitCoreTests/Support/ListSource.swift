import Foundation
import UIKitCore
import UIKitTesting

/// A data source of plain texts, which tests can customise with closures.
///
/// Records its calls as "sections", "rows 0", "cell 0-3", "header 0", "footer 0", "titles" and
/// "entry A 0".
@MainActor
final class ListSource: UITableViewDataSource {
  /// The number of rows in each section.
  var counts: [Int]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var indexTitles: [String]?
  /// A closure that creates or dequeues a cell instead of the default one.
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
  /// A closure that runs before a cell is returned.
  var onCell: ((UITableView, IndexPath) -> Void)?
  /// A closure that runs before a header's title is returned.
  var onTitle: (() -> Void)?
  /// The section for an index title and its position; `nil` to use the position itself.
  var sectionForEntry: ((String, Int) -> Int)?
  let recorder: CallRecorder
  /// The number of calls of the data source.
  private(set) var calls = 0
  /// The number of cells that were created because none was queued.
  private(set) var cellsMade = 0

  init(_ counts: [Int], recorder: CallRecorder = CallRecorder()) {
    self.counts = counts
    self.recorder = recorder
  }

  private func note(_ call: String) {
    calls += 1
    recorder.record(call)
  }

  /// Returns the text of a row's cell.
  static func text(_ indexPath: IndexPath) -> String {
    "Row \(indexPath.section)-\(indexPath.row)"
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section)-\(indexPath.row)")
    precondition(
      counts.indices.contains(indexPath.section) && indexPath.row < counts[indexPath.section],
      "A cell was asked for \(indexPath), which does not exist"
    )
    onCell?(tableView, indexPath)
    if let makeCell { return makeCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? newCell()
    cell.textLabel?.text = ListSource.text(indexPath)
    return cell
  }

  private func newCell() -> UITableViewCell {
    cellsMade += 1
    return UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note("header \(section)")
    onTitle?()
    return headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    note("footer \(section)")
    return footers[section]
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    note("titles")
    return indexTitles
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    note("entry \(title) \(index)")
    return sectionForEntry?(title, index) ?? index
  }
}
