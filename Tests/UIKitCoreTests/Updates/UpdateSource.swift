import Foundation
import UIKitCore
import UIKitTesting

/// A data source that shows an `UpdateList`, and records the table's requests.
@MainActor
final class UpdateSource: UITableViewDataSource {
  var list: UpdateList
  /// The index paths of requested cells.
  var requests: [IndexPath] = []
  var titleRequests = 0
  var onCell: ((UITableView, IndexPath) -> Void)?
  /// Whether cells are self-sizing.
  var sizesCells = false

  init(_ list: UpdateList) {
    self.list = list
  }

  func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests.append(indexPath)
    onCell?(tableView, indexPath)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? UpdateCell
      ?? UpdateCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = list[indexPath].text
    cell.height = sizesCells ? list[indexPath].height : nil
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list.sections[section].title
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    titleRequests += 1
    return nil
  }
}

/// A cell that may be self-sizing.
final class UpdateCell: UITableViewCell {
  /// The height that fits the content, in points; `nil` for that of the superclass.
  var height: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    height.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
  }
}

/// A log of the delegate calls that begin and end the display of cells (TD-009.4).
@MainActor
final class DisplayLog {
  /// The index paths of displayed cells.
  private(set) var open: [ObjectIdentifier: IndexPath] = [:]
  /// Descriptions of calls that begin or end the display of a cell twice, or end it on screen.
  private(set) var mistakes: [String] = []
  /// All calls in order, such as "+0-3" and "-0-3".
  var calls: [String] = []
  var onWillDisplay: ((UITableView, IndexPath) -> Void)?
  var onDidEnd: ((UITableView, IndexPath) -> Void)?
  var onScroll: ((UITableView) -> Void)?
  var onSelect: ((UITableView, IndexPath) -> Void)?

  func begin(_ tableView: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    calls.append("+\(path.section)-\(path.row)")
    if open.updateValue(path, forKey: ObjectIdentifier(cell)) != nil {
      mistakes.append("displayed twice: \(path)")
    }
    onWillDisplay?(tableView, path)
  }

  func end(_ tableView: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    calls.append("-\(path.section)-\(path.row)")
    if open.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      mistakes.append("ended without being displayed: \(path)")
    }
    if cell.superview != nil { mistakes.append("ended on screen: \(path)") }
    onDidEnd?(tableView, path)
  }
}

/// A delegate that logs displayed cells.
@MainActor
final class DisplayDelegate: UITableViewDelegate {
  let log = DisplayLog()

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.begin(tableView, cell, indexPath) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.end(tableView, cell, indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.onSelect?(tableView, indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView = scrollView as? UITableView { log.onScroll?(tableView) }
  }
}

/// A delegate that returns the row heights of the list.
@MainActor
final class HeightDelegate: UITableViewDelegate {
  let log = DisplayLog()
  let source: UpdateSource
  private(set) var heightRequests = 0

  init(_ source: UpdateSource) {
    self.source = source
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightRequests += 1
    return source.list[indexPath].height
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.begin(tableView, cell, indexPath) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.end(tableView, cell, indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView = scrollView as? UITableView { log.onScroll?(tableView) }
  }
}
