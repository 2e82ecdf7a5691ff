import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for a batch that is deferred to the end of a layout pass, and for a second batch before the
/// first is applied.
@MainActor
struct TableDeferredUpdateTests {
  /// A grouped table whose footers have several lines in narrow tables.
  private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = Array(0..<6)
    /// Called once, when the table requests a footer.
    var onFooter: ((UITableView) -> Void)?
    /// Called once, when the table scrolls after the call of `onFooter`.
    var onScroll: ((UITableView) -> Void)?

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(sections[indexPath.section])"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      if let action = onFooter {
        onFooter = nil
        action(tableView)
      }
      return String(repeating: "words ", count: 30)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard onFooter == nil, let table = scrollView as? UITableView, let action = onScroll else {
        return
      }
      onScroll = nil
      action(table)
    }
  }

  @Test func deferredUpdatesEndWithTheRowsOfTheDataSource() {
    let stage = Stage(size: CGSize(width: 600, height: 480))
    let list = List()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 480), style: .grouped)
    table.dataSource = list
    table.delegate = list
    let view = UIView()
    stage.show(view)
    view.addSubview(table)
    table.scrollToRow(at: IndexPath(row: 2, section: 5), at: .top, animated: false)
    stage.settle()
    let handler = UITableView.inconsistencyHandler
    defer { UITableView.inconsistencyHandler = handler }
    UITableView.inconsistencyHandler = { _, message in Issue.record("\(message)") }
    var order: [String] = []
    list.onFooter = { table in
      order.append("delete")
      list.sections.removeFirst()
      table.deleteSections([0], with: .fade)
    }
    list.onScroll = { table in
      order.append("reload")
      table.reloadSections([0], with: .fade)
    }
    // In a wider table the content is lower, so that the table scrolls back.
    table.frame.size.width = 600
    stage.settle()
    #expect(order == ["delete", "reload"])
    #expect(table.numberOfSections == 5)
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
      #expect(cell.textLabel?.text == "\(list.sections[path.section])")
      #expect(cell.frame == table.rectForRow(at: path))
    }
  }
}
