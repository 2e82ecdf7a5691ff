import Foundation
import Testing
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

/// Tests for a table in the accessibility tree.
@MainActor
struct AccessibleTableTests {
  /// A data source with sections and rows that records the last selected and deleted rows.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    /// The number of cells created.
    var cellCount = 0
    var selectedIndexPath: IndexPath?
    var deletedIndexPath: IndexPath?
    var showsTitles = true
    var configureCell: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cellCount += 1
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "in \(path.section)"
      configureCell(cell, path)
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      showsTitles ? "Section \(section)" : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      selectedIndexPath = path
    }

    func tableView(
      _ tableView: UITableView,
      commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) { deletedIndexPath = path }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 220))
  private let table = UITableView(frame: .zero, style: .plain)

  private func show(_ source: Source) {
    table.dataSource = source
    table.delegate = source
    stage.show(table)
    stage.settle()
  }

  private func row(_ row: Int, section: Int = 0) -> TableRowElement {
    table.elements.row(at: RowPosition(section: section, row: row))
  }

  @Test func rowsAreReadWithTheirTextsBelowTheirHeaders() {
    let source = Source([2, 1])
    show(source)
    #expect(
      TreeDump.lines(stage.window) == [
        "list \"\" = 2 sections, 3 rows", "  header \"Section 0\" = 2 rows",
        "  row \"Row 0, in 0\"", "  row \"Row 1, in 0\"", "  header \"Section 1\" = 1 row",
        "  row \"Row 0, in 1\"",
      ]
    )
    #expect(TreeDump.isConsistent(stage.window))
    let position = row(0, section: 1).nodePositionInSet
    #expect(position?.index == 3 && position?.count == 3)
    #expect(table.accessibilityElementCount() == 5)
  }

  @Test func tenMillionRowsNeedNoCells() {
    let source = Source([10_000_000])
    source.showsTitles = false
    show(source)
    let createdCells = source.cellCount
    #expect(table.accessibilityElementCount() == 10_000_000)
    #expect(table.nodeState.contains(.managesDescendants))
    let distantRow = table.nodeChild(at: 8_999_999)
    #expect(distantRow?.nodePositionInSet?.index == 9_000_000)
    #expect(distantRow?.nodePositionInSet?.count == 10_000_000)
    #expect(distantRow?.nodeName == "" && distantRow?.nodeState.contains(.showing) == false)
    #expect(distantRow.flatMap(table.nodeIndex) == 8_999_999)
    table.accessibilityLabelProvider = { _, path in "Number \(path.row)" }
    #expect(distantRow?.nodeName == "Number 8999999")
    #expect(source.cellCount == createdCells)
    distantRow?.showNode()
    #expect(distantRow?.nodeName == "Row 8999999, in 0")
    #expect(distantRow?.nodeState.contains(.showing) == true)
    #expect(source.cellCount < createdCells + 20)
    #expect(table.nodeChild(at: 10_000_000) == nil && table.nodeChild(at: -1) == nil)
  }

  @Test func activatingSelectsOffscreenRows() {
    let source = Source([100])
    show(source)
    #expect(row(1).activateNode())
    #expect(source.selectedIndexPath == [0, 1])
    #expect(row(1).nodeState.contains(.selected))
    #expect(row(90).activateNode())
    #expect(source.selectedIndexPath == [0, 90])
  }

  @Test func theFocusMovesToRows() {
    let source = Source([100])
    show(source)
    #expect(row(50).focusNode())
    #expect(stage.loop.focusedNode === row(50))
    #expect(row(50).nodeState.contains(.focused))
    stage.press(.keyboardDownArrow)
    #expect(
      (stage.loop.focusedNode as? TableRowElement)?.position == RowPosition(section: 0, row: 51)
    )
  }

  @Test func scrollingByPagesAnnouncesTheVisibleRows() {
    let source = Source([100])
    source.showsTitles = false
    show(source)
    let client = RecordingClient()
    stage.loop.accessibilityClient = client
    #expect(row(0).scrollNode(.down))
    #expect(client.posts.count == 1)
    #expect(client.posts[0].hasPrefix("1009 Rows 5 to ") && client.posts[0].hasSuffix(" of 100"))
    #expect(table.scrollNode(.up) && !table.scrollNode(.up))
  }

  @Test func theOnlyControlOfARowProvidesItsValue() {
    let source = Source([2])
    let toggle = UISwitch()
    source.configureCell = { cell, path in if path.row == 0 { cell.accessoryView = toggle } }
    show(source)
    #expect(row(0).accessibilityValue == "Off")
    #expect(row(0).nodeChildCount == 1 && row(0).nodeChild(at: 0) === toggle)
    #expect(toggle.nodeParent === row(0))
    #expect(row(1).accessibilityValue == nil)
    table.allowsSelection = false
    #expect(row(0).activateNode())
    #expect(toggle.isOn && row(0).accessibilityValue == "On")
  }

  @Test func swipesAreActions() {
    let source = Source([3])
    show(source)
    let actions = row(2).nodeActions
    #expect(actions.map(\.name) == ["Delete"])
    #expect(actions[0].perform(row(2)))
    #expect(source.deletedIndexPath == [0, 2])
  }

  @Test func editingModeHasItsControls() {
    let source = Source([3])
    show(source)
    table.setEditing(true, animated: false)
    stage.settle()
    #expect(TreeDump.lines(row(1)) == ["button \"Delete Row 1, in 0\""])
  }

  @Test func elementsOfRemovedRowsAreDefunct() {
    let source = Source([3])
    show(source)
    let last = row(2)
    source.counts = [2]
    table.deleteRows(at: [[0, 2]], with: .none)
    stage.settle()
    #expect(last.nodeName == "" && last.accessibilityFrame == .zero)
    #expect(!last.activateNode() && !last.focusNode() && last.nodePositionInSet == nil)
    #expect(table.nodeIndex(of: last) == nil)
    #expect(table.accessibilityElementCount() == 3)
  }

  @Test func noElementsAreCreatedWithoutAScreenReader() {
    let source = Source([1000])
    show(source)
    table.setContentOffset(CGPoint(x: 0, y: 4000), animated: false)
    stage.settle()
    #expect(table.elementsStorage == nil)
  }

  @Test func theIndexBarIsAdjustable() {
    final class Indexed: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 26 }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
      }
      override func tableView(
        _ table: UITableView,
        cellForRowAt path: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let controller = Indexed(style: .plain)
    stage.show(controller)
    stage.settle()
    let bar = controller.tableView.nodeChild(at: 26 * 9)
    #expect(bar.map(TreeDump.line) == "slider \"Section index\" = A")
    bar?.accessibilityIncrement()
    bar?.accessibilityIncrement()
    #expect(bar?.accessibilityValue == "C")
    bar?.accessibilityDecrement()
    #expect(bar?.accessibilityValue == "B")
  }
}
