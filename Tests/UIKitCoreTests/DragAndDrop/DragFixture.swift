import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A list of words in sections that is the data source and all delegates of a table, and records
/// their calls.
@MainActor
final class DragList: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  /// The words of the rows in each section; each dragged row is identified by its word.
  var words: [[String]]
  let name: String
  let recorder: CallRecorder
  /// The words of the rows that cannot be dragged.
  var undraggableWords: Set<String> = []
  /// The proposal for drops; `nil` for an insertion, which is a move if the session allows it and a
  /// copy otherwise.
  var proposal: UITableViewDropProposal?
  var allowsAddingItems = false
  var allowsMove = true
  var acceptsDrops = true
  /// Handles a drop; `nil` for the default insertion.
  var dropHandler: ((UITableView, any UITableViewDropCoordinator) -> Void)?

  init(_ name: String, _ words: [[String]], _ recorder: CallRecorder) {
    (self.name, self.words, self.recorder) = (name, words, recorder)
  }

  private func record(_ call: String) { recorder.record("\(name): \(call)") }

  private func describe(_ path: IndexPath?) -> String {
    path.map { "\($0.section)-\($0.row)" } ?? "nil"
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { words.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = words[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("select \(describe(indexPath))")
  }

  // MARK: Drag

  func item(_ word: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: word))
    item.localObject = word
    return item
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    record("items \(describe(indexPath))")
    let word = words[indexPath.section][indexPath.row]
    return undraggableWords.contains(word) ? [] : [item(word)]
  }

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    guard allowsAddingItems else { return [] }
    record("adding \(describe(indexPath))")
    return [item(words[indexPath.section][indexPath.row])]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    record("drag begins")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    record("drag ended")
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  // MARK: Drop

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    record("can handle")
    return acceptsDrops && session.canLoadObjects(ofClass: String.self)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    record("enter")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    record("update \(describe(destinationIndexPath))")
    if let proposal { return proposal }
    return UITableViewDropProposal(
      operation: session.allowsMoveOperation ? .move : .copy,
      intent: .insertAtDestinationIndexPath
    )
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    record("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    record("drop ended")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    record("perform \(describe(coordinator.destinationIndexPath))")
    if let dropHandler { return dropHandler(tableView, coordinator) }
    insertItems(of: coordinator, into: tableView)
  }

  /// Inserts the words of the items; for a move, rows of this list are removed first.
  func insertItems(
    of coordinator: any UITableViewDropCoordinator,
    into tableView: UITableView
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    var row = path.row
    for item in coordinator.items {
      guard let word = item.dragItem.localObject as? String else { continue }
      // The destination of a single row of this list is an index without that row. Other
      // destinations are indices with all rows.
      let destinationCountsSource = coordinator.items.count > 1 || item.sourceIndexPath == nil
      let source = coordinator.proposal.operation == .move ? self.path(of: word) : nil
      if let source, destinationCountsSource, source.section == path.section, source.row < row {
        row -= 1
      }
      let destination = IndexPath(row: row, section: path.section)
      tableView.performBatchUpdates {
        if let source {
          words[source.section].remove(at: source.row)
          tableView.deleteRows(at: [source], with: .fade)
        }
        words[destination.section].insert(word, at: destination.row)
        tableView.insertRows(at: [destination], with: .fade)
      }
      coordinator.drop(item.dragItem, toRowAt: destination)
      row += 1
    }
  }

  private func path(of word: String) -> IndexPath? {
    for (section, list) in words.enumerated() {
      if let row = list.firstIndex(of: word) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Removes a word that was moved to another list.
  func remove(_ word: String, from tableView: UITableView) {
    guard let path = path(of: word) else { return }
    words[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
  }
}

/// A drag delegate whose data source can move rows.
@MainActor
final class MovableDragList: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  var words: [[String]]
  let recorder: CallRecorder
  /// The words of the rows that the data source does not move.
  var immovableWords: Set<String> = []

  init(_ words: [[String]], _ recorder: CallRecorder) {
    (self.words, self.recorder) = (words, recorder)
  }

  func numberOfSections(in tableView: UITableView) -> Int { words.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = words[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !immovableWords.contains(words[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    recorder.record(
      "move \(sourceIndexPath.section)-\(sourceIndexPath.row) to "
        + "\(destinationIndexPath.section)-\(destinationIndexPath.row)"
    )
    let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    words[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let word = words[indexPath.section][indexPath.row]
    return [UIDragItem(itemProvider: NSItemProvider(object: word))]
  }
}

/// A fixture with two lists side by side, on a stage of 400 × 480 points; rows are 44 points high.
@MainActor
final class DragFixture {
  let stage = Stage(size: CGSize(width: 400, height: 480))
  let recorder = CallRecorder()
  let left: DragList
  let right: DragList
  let leftTable: UITableView
  let rightTable: UITableView
  let root = UIView()

  init(
    _ leftWords: [[String]],
    _ rightWords: [[String]],
    style: UITableView.Style = .plain
  ) {
    left = DragList("left", leftWords, recorder)
    right = DragList("right", rightWords, recorder)
    leftTable = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 480), style: style)
    rightTable = UITableView(frame: CGRect(x: 200, y: 0, width: 200, height: 480), style: style)
    for (list, table) in [(left, leftTable), (right, rightTable)] {
      table.dataSource = list
      table.delegate = list
      table.dragDelegate = list
      table.dropDelegate = list
      root.addSubview(table)
    }
    stage.checksDamage = true
    stage.show(root)
    recorder.take()
  }

  /// Returns the middle of a row in the coordinates of the stage.
  func middle(ofRow row: Int, section: Int = 0, in table: UITableView) -> CGPoint {
    table.convert(table.rectForRow(at: IndexPath(row: row, section: section)).middle, to: nil)
  }

  /// Lifts the item at a point with a finger, which stays down.
  func lift(at point: CGPoint) {
    stage.touchDown(at: point)
    stage.advance(by: 0.6)
  }

  /// Moves the finger in four steps.
  func move(from start: CGPoint, to end: CGPoint) {
    for step in 1...4 {
      let fraction = CGFloat(step) / 4
      stage.touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction,
          y: start.y + (end.y - start.y) * fraction
        )
      )
      stage.advance(by: 1 / 60)
    }
    stage.advance(by: 0.3)
  }

  /// Returns the texts and vertical positions of the visible cells, from top to bottom.
  func visibleRows(of table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))" }
  }

  /// Returns the calls since the last time, without consecutive duplicates.
  func takeCalls() -> [String] {
    var calls: [String] = []
    for call in recorder.take() where call != calls.last { calls.append(call) }
    return calls
  }
}
