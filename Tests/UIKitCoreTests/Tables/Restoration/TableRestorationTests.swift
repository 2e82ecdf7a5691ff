import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A table of named rows whose state can be saved and restored.
@MainActor
private class NameList: UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let tableView = UITableView(frame: .zero, style: .plain)
  var names: [String]
  var calls: [String] = []

  init(_ names: [String], isShown: Bool = true) {
    self.names = names
    tableView.restorationIdentifier = "list"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsMultipleSelection = true
    if isShown { stage.show(tableView) }
  }

  var selectedNames: [String] {
    (tableView.indexPathsForSelectedRows ?? []).map { names[$0.row] }
  }

  /// The name of the top row, and the hidden height of this row in points.
  var top: (name: String, hidden: CGFloat) {
    let path = tableView.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
    return (names[path.row], tableView.contentOffset.y - tableView.rectForRow(at: path).minY)
  }

  func select(_ rows: Int...) {
    for row in rows {
      tableView.selectRow(
        at: IndexPath(row: row, section: 0),
        animated: false,
        scrollPosition: .none
      )
    }
  }

  func savedState() -> Data {
    let coder = StateCoder()
    tableView.encodeRestorableState(with: coder)
    return coder.encodedData
  }

  func restore(_ data: Data) throws {
    let decoder = try #require(StateCoder(reading: data))
    tableView.decodeRestorableState(with: decoder)
    stage.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect")
  }
}

/// A table whose data source provides model identifiers for rows.
@MainActor
private final class ModelList: NameList, UIDataSourceModelAssociation {
  var namesWithoutIdentifier: Set<String> = []
  var requests: [String] = []

  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    requests.append("identifier of \(idx.row)")
    return namesWithoutIdentifier.contains(names[idx.row]) ? nil : names[idx.row]
  }

  func indexPathForElement(
    withModelIdentifier identifier: String,
    in view: UIView
  ) -> IndexPath? {
    requests.append("row of \(identifier)")
    return names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

/// Tests for saving and restoring the state of tables.
@MainActor
struct TableRestorationTests {
  private static let names = (0..<100).map { "Name \($0)" }

  @Test func firstVisibleRowAndSelectionAreRestoredByPosition() throws {
    let list = NameList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 1234
    list.select(3, 50)
    let other = NameList(TableRestorationTests.names)
    try other.restore(list.savedState())
    // TV-087.1 TV-087.5 TV-088.1 DS-013.3
    #expect(other.tableView.contentOffset.y == 1234)
    #expect(other.selectedNames == ["Name 3", "Name 50"])
    #expect(other.tableView.cellForRow(at: IndexPath(row: 50, section: 0))?.isSelected != false)
  }

  @Test func aShorterRowLimitsTheRestoredOffset() throws {
    for (hidden, expected) in [(30, 30), (44, 44), (150, 44)] as [(CGFloat, CGFloat)] {
      let list = NameList(TableRestorationTests.names)
      list.tableView.rowHeight = 200
      list.stage.settle()
      list.tableView.contentOffset.y = 30 * 200 + hidden
      let other = NameList(TableRestorationTests.names)
      try other.restore(list.savedState())
      #expect(other.tableView.contentOffset.y == points(30 * 44 + expected))
    }
  }

  @Test func withoutRestorationIdentifierNothingIsPreserved() throws {
    let list = NameList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 500
    list.select(3)
    let saved = list.savedState()
    list.tableView.restorationIdentifier = nil
    let other = NameList(TableRestorationTests.names)
    try other.restore(list.savedState())  // TV-087.2
    #expect(other.tableView.contentOffset.y == 0)
    #expect(other.tableView.indexPathsForSelectedRows == nil)
    other.tableView.restorationIdentifier = nil
    try other.restore(saved)  // TV-087.2
    #expect(other.tableView.contentOffset.y == 0)
    #expect(other.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func identifiersFindContentThatHasMoved() throws {
    let list = ModelList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 10 * 44 + 5
    list.select(12, 40)
    list.requests = []
    let saved = list.savedState()
    // TV-087.3 DS-013.1 DS-013.2 DS-014.1
    #expect(
      list.requests.sorted() == [
        "identifier of 10", "identifier of 12", "identifier of 40",
      ]
    )
    let other = ModelList(
      (0..<7).map { "New \($0)" } + TableRestorationTests.names.reversed()
        + (0..<20).map { "Last \($0)" }
    )
    try other.restore(saved)
    // TV-087.4 DS-013.2 DS-015.1
    #expect(
      Set(other.requests) == ["row of Name 10", "row of Name 12", "row of Name 40"]
    )
    #expect(other.top.name == "Name 10")
    #expect(other.top.hidden == 5)
    #expect(Set(other.selectedNames) == ["Name 12", "Name 40"])
  }

  @Test func atTheEndNoOtherRowsAreIdentified() throws {
    let list = ModelList(TableRestorationTests.names)
    list.tableView.contentOffset.y = list.tableView.contentSize.height - 480
    list.select(12)
    let topName = list.top.name
    list.requests = []
    let saved = list.savedState()
    #expect(
      list.requests.count == 2 && list.requests.contains("identifier of 12")
    )  // TV-087.3
    // Rows that are no longer near the end are found at their new index paths.
    let moved = ModelList(TableRestorationTests.names.reversed())
    try moved.restore(saved)
    #expect(moved.top.name == topName)  // TV-087.4
    let tallerList = ModelList(TableRestorationTests.names)
    tallerList.tableView.rowHeight = 50
    try tallerList.restore(saved)
    //
    #expect(tallerList.tableView.contentOffset.y == tallerList.tableView.maximumOffset.y)
  }

  @Test func missingContentIsSkipped() throws {
    let list = ModelList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 440
    list.select(12, 40)
    let other = ModelList(Array(TableRestorationTests.names[20...]))
    try other.restore(list.savedState())
    // TV-087.6 DS-015.1
    #expect(other.selectedNames == ["Name 40"])
    #expect(other.tableView.contentOffset.y == 0)
  }

  @Test func contentWithoutIdentifierIsNotSaved() throws {
    let list = ModelList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 440
    list.select(12, 40)
    list.namesWithoutIdentifier = ["Name 10", "Name 12"]
    let other = ModelList(TableRestorationTests.names)
    try other.restore(list.savedState())
    // DS-014.1
    #expect(other.selectedNames == ["Name 40"])
    #expect(other.tableView.contentOffset.y == 0)
  }

  @Test func positionsOutOfRangeAreSkippedAndTheOffsetIsClamped() throws {
    let list = NameList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 3000
    list.select(3, 90)
    let other = NameList(Array(TableRestorationTests.names[..<20]))
    try other.restore(list.savedState())
    // TV-087.7, TV-087.9
    #expect(other.selectedNames == ["Name 3"])
    #expect(other.tableView.contentOffset.y == 400)
  }

  @Test func restoringTheSelectionCallsNoDelegate() throws {
    let list = NameList(TableRestorationTests.names)
    list.select(3)
    let other = NameList(TableRestorationTests.names)
    var notifications = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: other.tableView,
      queue: nil
    ) { _ in MainActor.assumeIsolated { notifications += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try other.restore(list.savedState())
    // TV-087.8
    #expect(other.calls == [])
    #expect(notifications == 0)
    #expect(other.selectedNames == ["Name 3"])
  }

  @Test func decodingBeforeDataExistsWaitsForTheNextReload() throws {
    let list = NameList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 880
    list.select(25)
    let saved = list.savedState()
    let other = NameList([])
    try other.restore(saved)
    #expect(other.tableView.contentOffset.y == 0)
    // A pending state is saved again unchanged.
    let third = NameList(TableRestorationTests.names)
    try third.restore(other.savedState())
    third.tableView.reloadData()
    third.stage.settle()
    #expect(third.tableView.contentOffset.y == 880)
    other.names = TableRestorationTests.names
    other.tableView.reloadData()
    other.stage.settle()
    // TV-088.2
    #expect(other.tableView.contentOffset.y == 880)
    #expect(other.selectedNames == ["Name 25"])
    // The state is restored only once.
    other.tableView.contentOffset.y = 0
    other.tableView.reloadData()
    other.stage.settle()
    #expect(other.tableView.contentOffset.y == 0)
    #expect(other.selectedNames == [])
  }

  @Test func decodingBeforeTheFirstLayoutWaitsForIt() throws {
    let list = NameList(TableRestorationTests.names)
    list.tableView.contentOffset.y = 880
    let other = NameList(TableRestorationTests.names, isShown: false)
    try other.restore(list.savedState())
    other.stage.show(other.tableView)
    other.stage.settle()
    #expect(other.tableView.contentOffset.y == 880)  // TV-088.2
  }

  @Test func aTableOfSingleSelectionRestoresOneRow() throws {
    let list = NameList(TableRestorationTests.names)
    list.select(3, 50)
    let other = NameList(TableRestorationTests.names)
    other.tableView.allowsMultipleSelection = false
    try other.restore(list.savedState())
    #expect(other.selectedNames == ["Name 3"])
  }

  @Test func aMismatchedStateIsIgnored() throws {
    for content in ["{}", "[1, 2]", "\u{1}", "{\"top\": {}, \"distance\": \"x\", \"selected\": 1}"]
    {
      let coder = StateCoder()
      coder.encode(NSData(data: Data(content.utf8)), forKey: TableState.key)
      let list = NameList(TableRestorationTests.names)
      try list.restore(coder.encodedData)
      #expect(list.tableView.contentOffset.y == 0)
    }
    let coder = StateCoder()
    coder.encode(5, forKey: "other")
    let list = NameList(TableRestorationTests.names)
    try list.restore(coder.encodedData)
    #expect(list.selectedNames == [])
  }

  @Test func negativePositionsAreSkipped() throws {
    let state = TableState(
      top: .position(section: -1, row: 0),
      distance: 0,
      offset: -500,
      selected: [.position(section: 0, row: -1), .position(section: 7, row: 0)]
    )
    let coder = StateCoder()
    state.encode(with: coder)
    let list = NameList(TableRestorationTests.names)
    try list.restore(coder.encodedData)
    #expect(list.tableView.contentOffset.y == 0)  // TV-087.7, TV-087.9
    #expect(list.selectedNames == [])
  }

  @Test func theLastRowsAreRestoredWithEstimatedHeights() throws {
    let heights = RowHeightsDelegate { _ in 100 }
    func makeFixture() -> TableFixture {
      TableFixture([100]) {
        $0.table.estimatedRowHeight = 20
        $0.table.delegate = heights
        $0.table.restorationIdentifier = "list"
      }
    }
    let (saved, restored) = (makeFixture(), makeFixture())
    saved.table.scrollToRow(at: at(90), at: .top, animated: false)
    saved.stage.settle()
    let coder = StateCoder()
    saved.table.encodeRestorableState(with: coder)
    let decoder = try #require(StateCoder(reading: coder.encodedData))
    restored.table.decodeRestorableState(with: decoder)
    restored.stage.settle()
    #expect(restored.visible.first == at(90))  // TV-087.1
  }
}
