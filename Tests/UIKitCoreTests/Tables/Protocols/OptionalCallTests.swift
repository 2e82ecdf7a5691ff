import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// A class whose own types and properties have names that the protocols might use.
private final class NestedTypesDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct RowHeight: Equatable { var points: CGFloat }
  struct EstimatedRowHeight {}
  struct RowAccessory {}
  struct Commit {}
  struct Move {}
  let tableView = UITableView()
  var numberOfSections = 3

  func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    RowHeight(points: 50 + CGFloat(indexPath.row)).points
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 2 }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

/// A class with the required methods of a data source, and no delegate methods.
private final class RequiredMethodsDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// A class that logs its calls.
private final class LoggingDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  var calls: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { calls.append("commit \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { calls.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
}

/// Tests for optional calls of protocol methods, as sources for iOS write them.
@MainActor
struct OptionalCallTests {
  private let table = UITableView()
  private let path = IndexPath(row: 1, section: 0)

  @Test func heightsThroughExistentialsAreNumbers() {
    let nestedTypesDelegate = NestedTypesDelegate()
    let delegate: (any UITableViewDelegate)? = nestedTypesDelegate
    let height = delegate?.tableView(table, heightForRowAt: path) ?? 0
    #expect(height + 1 == 52)
    let estimate = delegate?.tableView(table, estimatedHeightForRowAt: path) ?? 0
    #expect(estimate * 2 == 120)
    #expect(nestedTypesDelegate.tableView(table, heightForRowAt: path) == CGFloat(51))
    let requiredMethodsDelegate: any UITableViewDelegate = RequiredMethodsDelegate()
    #expect(
      requiredMethodsDelegate.tableView(table, heightForRowAt: path)
        == UITableView.automaticDimension
    )
  }

  @Test func optionalChainsReturnTheResults() {
    let nestedTypesDelegate = NestedTypesDelegate()
    let delegate: (any UITableViewDelegate)? = nestedTypesDelegate
    let dataSource: (any UITableViewDataSource)? = nestedTypesDelegate
    #expect(delegate?.tableView?(table, heightForRowAt: path) == CGFloat(51))
    #expect(delegate?.tableView?(table, heightForHeaderInSection: 0) == CGFloat(30))
    #expect(delegate?.tableView?(table, indentationLevelForRowAt: path) == 2)
    #expect(delegate?.tableView?(table, willSelectRowAt: path) == path)
    #expect(dataSource?.tableView?(table, titleForHeaderInSection: 2) == "Section 2")
    #expect(dataSource?.numberOfSections?(in: table) == 3)
    #expect(dataSource?.numberOfSections!(in: table) == 3)
    #expect(dataSource?.sectionIndexTitles?(for: table) == ["A", "B"])
  }

  @Test func absentMethodsReturnNil() {
    let delegate: (any UITableViewDelegate)? = RequiredMethodsDelegate()
    let dataSource: (any UITableViewDataSource)? = RequiredMethodsDelegate()
    #expect(delegate?.tableView?(table, heightForRowAt: path) == nil)
    #expect(delegate?.tableView?(table, estimatedHeightForRowAt: path) == nil)
    #expect(delegate?.tableView?(table, heightForHeaderInSection: 0) == nil)
    #expect(delegate?.tableView?(table, heightForFooterInSection: 0) == nil)
    #expect(delegate?.tableView?(table, estimatedHeightForHeaderInSection: 0) == nil)
    #expect(delegate?.tableView?(table, indentationLevelForRowAt: path) == nil)
    #expect(delegate?.tableView?(table, viewForHeaderInSection: 0) == nil)
    #expect(dataSource?.tableView?(table, commit: .delete, forRowAt: path) == nil)
    #expect(dataSource?.tableView?(table, moveRowAt: path, to: path) == nil)
    #expect(dataSource?.tableView?(table, titleForHeaderInSection: 0) == nil)
    #expect(delegate?.tableView?(table, heightForRowAt: path) ?? 44 == CGFloat(44))
  }

  @Test func optionalCallsReachTheMethods() {
    let loggingDelegate = LoggingDelegate()
    let delegate: (any UITableViewDelegate)? = loggingDelegate
    let dataSource: (any UITableViewDataSource)? = loggingDelegate
    delegate?.tableView?(table, didSelectRowAt: path)
    delegate?.scrollViewDidScroll?(table)
    delegate?.scrollViewDidScroll(table)
    dataSource?.tableView?(table, commit: .delete, forRowAt: path)
    dataSource?.tableView(table, commit: .delete, forRowAt: at(2))
    dataSource?.tableView?(table, moveRowAt: path, to: at(5))
    #expect(
      loggingDelegate.calls == ["select 1", "scroll", "scroll", "commit 1", "commit 2", "move 1 5"]
    )
  }

  @Test func nestedTypesDoNotHideMethods() {
    let nestedTypesDelegate = NestedTypesDelegate()
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let table = nestedTypesDelegate.tableView
    table.dataSource = nestedTypesDelegate
    table.delegate = nestedTypesDelegate
    stage.show(table)
    #expect(table.rectForRow(at: at(1)).height == CGFloat(51))
  }
}
