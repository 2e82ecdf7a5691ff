import Testing
import UIKit
import UIKitTesting

// A library object that is the table's delegate and data source, and forwards calls to others.

final class TableManager: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var delegate: (any UITableViewDelegate)?
  weak var dataSource: (any UITableViewDataSource)?
  var titles: [String] = []

  func attach(to tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return dataSource?.tableView?(tableView, titleForHeaderInSection: section) ?? "Items"
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return dataSource?.tableView?(tableView, canEditRowAt: indexPath) ?? false
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return delegate?.tableView?(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.tag = indexPath.row
    delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    return delegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }
}

final class SelectionDelegate: NSObject, UITableViewDelegate {
  var selected: [Int] = []
  var displayed: Set<Int> = []
  var scrollCount = 0

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayed.insert(cell.tag)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollCount += 1
  }
}

final class HeaderSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return "Forwarded"
  }
}

/// Tests for a delegate that forwards calls.
@MainActor
struct DelegateForwardingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 400))
  private let tableView = UITableView()
  private let manager = TableManager()

  private func show() {
    manager.titles = (0..<40).map { "Title \($0)" }
    manager.attach(to: tableView)
    stage.show(tableView)
  }

  @Test func theForwardedDelegateReceivesEveryCall() {
    let delegate = SelectionDelegate()
    let source = HeaderSource()
    manager.delegate = delegate
    manager.dataSource = source
    show()
    stage.tapRow(2, of: tableView)
    tableView.contentOffset.y = 100
    #expect(delegate.selected == [2])
    #expect(delegate.displayed.contains(0))
    #expect(delegate.scrollCount > 0)
    #expect(tableView.headerView(forSection: 0)?.textLabel?.text == "Forwarded")
  }

  @Test func withoutAForwardedDelegateTheManagerHandlesCalls() {
    show()
    stage.tapRow(2, of: tableView)
    #expect(tableView.indexPathForSelectedRow?.row == 2)
    #expect(tableView.headerView(forSection: 0)?.textLabel?.text == "Items")
    #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == tableView.rowHeight)
  }
}
