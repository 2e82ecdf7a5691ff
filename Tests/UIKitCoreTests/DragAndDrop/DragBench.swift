import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A list of words in sections with all delegates of a table, which records its calls.
@MainActor
final class DragList: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  /// The words of the rows in each section; each dragged row is identified by its word.
  var words: [[String]]
  let name: String
  let recorder: CallRecorder
  /// The words of the rows that cannot be dragged.
  var fixed: Set<String> = []
  /// The proposal for drops; `nil` for an insertion, which is a move if the session allows it and a
  /// copy otherwise.
  var proposal: UITableViewDropProposal?
  var addsItems = false
  var allowsMove = true
  var takes = true
  /// A closure that handles a drop instead of the default insertion.
  var perform: ((UITableView, any UITableViewDropCoordinator) -> Void)?

  init(_ name: String, _ words: [[String]], _ recorder: CallRecorder) {
    (self.name, self.words, self.recorder) = (name, words, recorder)
  }

  private func note(_ call: String) { recorder.record("\(name): \(call)") }

  private func text(_ path: IndexPath?) -> String {
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
    note("select \(text(indexPath))")
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
    note("items \(text(indexPath))")
    let word = words[indexPath.section][indexPath.row]
    return fixed.contains(word) ? [] : [item(word)]
  }

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    guard addsItems else { return [] }
    note("adding \(text(indexPath))")
    return [item(words[indexPath.section][indexPath.row])]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    note("drag begins")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    note("drag ended")
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  // MARK: Drop

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note("can handle")
    return takes && session.canLoadObjects(ofClass: String.self)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    note("enter")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("update \(text(destinationIndexPath))")
    if let proposal { return proposal }
    return UITableViewDropProposal(
      operation: session.allowsMoveOperation ? .move : .copy,
      intent: .insertAtDestinationIndexPath
    )
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    note("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    note("drop ended")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    note("perform \(text(coordinator.destinationIndexPath))")
    if let perform { return perform(tableView, coordinator) }
    insert(tableView, coordinator)
  }

  /// Inserts the words of the items; rows of the same list are moved.
  func insert(_ tableView: UITableView, _ coordinator: any UITableViewDropCoordinator) {
    guard let path = coordinator.destinationIndexPath else { return }
    var row = path.row
    for item in coordinator.items {
      guard let word = item.dragItem.localObject as? String else { continue }
      // The destination of a single row of this list does not count that row. Other destinations
      // count all rows.
      let isCounted = coordinator.items.count > 1 || item.sourceIndexPath == nil
      let source = coordinator.proposal.operation == .move ? self.path(of: word) : nil
      if let source, isCounted, source.section == path.section, source.row < row { row -= 1 }
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

/// A list whose data source also moves rows.
@MainActor
final class MovableDragList: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  var words: [[String]]
  let recorder: CallRecorder
  var fixed: Set<String> = []

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
    !fixed.contains(words[indexPath.section][indexPath.row])
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
final class DragBench {
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
  func middle(_ table: UITableView, _ row: Int, section: Int = 0) -> CGPoint {
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
  func shown(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { "\($0.textLabel?.text ?? "") \(Int($0.frame.minY))" }
  }

  /// Returns the calls since the last time, without consecutive duplicates.
  func calls() -> [String] {
    var calls: [String] = []
    for call in recorder.take() where call != calls.last { calls.append(call) }
    return calls
  }
}
