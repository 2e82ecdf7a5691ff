import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A table of words whose rows can be dragged, with a log of its calls to data source and delegate.
@MainActor
final class ReorderFixture: NSObject {
  let stage: Stage
  let tableView: UITableView
  let recorder = CallRecorder()
  /// The data source's rows, by sections.
  var rows: [[String]]
  /// The header titles of the sections; empty for a table without headers.
  var headers: [String] = []
  /// The heights of rows by their words, in points; 44 for other rows.
  var heights: [String: CGFloat] = [:]
  /// Returns the target of a move for a source and a proposed index path; `nil` accepts every
  /// proposal.
  var retarget: ((IndexPath, IndexPath) -> IndexPath)?
  /// The words of rows that cannot be moved.
  var immovableWords: Set<String> = []
  /// Called when the data source creates a cell.
  var onCell: (() -> Void)?
  /// Called when the delegate is notified that a row has left the visible area.
  var onEndDisplaying: (() -> Void)?
  /// Called when the data source moves a row.
  var onMove: (() -> Void)?

  init(
    _ rows: [[String]],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 480),
    headers: [String] = [],
    heights: [String: CGFloat] = [:]
  ) {
    stage = Stage(size: size)
    stage.checksDamage = true
    tableView = UITableView(frame: .zero, style: style)
    self.rows = rows
    self.headers = headers
    self.heights = heights
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.isEditing = true
    stage.show(tableView)
    stage.settle()
    recorder.take()
  }

  /// Creates a table with one section of numbered rows.
  convenience init(count: Int, size: CGSize = CGSize(width: 320, height: 480)) {
    self.init([(0..<count).map { "\($0)" }], size: size)
  }

  // MARK: Fingers

  /// Returns the centre of a row's grip, in window coordinates.
  func grip(_ row: Int, _ section: Int = 0) -> CGPoint {
    let rect = tableView.rectForRow(at: IndexPath(row: row, section: section))
    return CGPoint(x: rect.maxX - 24, y: rect.midY - tableView.contentOffset.y)
  }

  /// Lifts a row, and moves it by a distance in ten frames.
  func lift(_ row: Int, _ section: Int = 0, by distance: CGFloat = 0) {
    let start = grip(row, section)
    stage.touchDown(at: start)
    move(to: CGPoint(x: start.x, y: start.y + distance), from: start)
  }

  /// Moves the touch in ten frames.
  func move(to end: CGPoint, from start: CGPoint) {
    guard end != start else { return }
    for step in 1...10 {
      let progress = CGFloat(step) / 10
      stage.touchMove(to: CGPoint(x: end.x, y: start.y + (end.y - start.y) * progress))
      stage.advance(by: 1.0 / 60)
    }
  }

  /// Drags a row by a distance, and waits until all animations have finished.
  func drag(_ row: Int, _ section: Int = 0, by distance: CGFloat) {
    lift(row, section, by: distance)
    stage.touchUp()
    stage.settle()
  }

  // MARK: Visible rows

  /// The words of all cells from top to bottom, by the cells' frames.
  var shownWords: [String] {
    stage.update()
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  var cells: [UITableViewCell] { tableView.subviews.compactMap { $0 as? UITableViewCell } }

  func cell(_ word: String) -> UITableViewCell? {
    cells.first { $0.textLabel?.text == word }
  }

  /// The data source's words for the visible rows.
  var expectedWords: [String] {
    stage.update()
    let bounds = tableView.bounds
    return rows.indices.flatMap { section in
      rows[section].indices.filter {
        let rect = tableView.rectForRow(at: IndexPath(row: $0, section: section))
        return rect.maxY > bounds.minY && rect.minY < bounds.maxY
      }.map { rows[section][$0] }
    }
  }

  /// Records an issue unless each visible row has one cell with the right word at the right
  /// position.
  func check(_ context: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(shownWords == expectedWords, "\(context)", sourceLocation: sourceLocation)
    for cell in cells {
      guard let path = tableView.indexPath(for: cell) else {
        Issue.record("A cell on screen shows no row \(context)", sourceLocation: sourceLocation)
        continue
      }
      #expect(cell.textLabel?.text == rows[path.section][path.row], sourceLocation: sourceLocation)
      #expect(cell.frame == tableView.rectForRow(at: path), sourceLocation: sourceLocation)
      #expect(cell.alpha == 1 && cell.layer.shadowOpacity == 0, sourceLocation: sourceLocation)
      #expect(tableView.cellForRow(at: path) === cell, sourceLocation: sourceLocation)
    }
  }
}

extension ReorderFixture: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    recorder.record("cell \(name(indexPath))")
    onCell?()
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.isEmpty ? nil : headers[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[rows[indexPath.section][indexPath.row]] ?? 44
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    recorder.record("willDisplay \(name(indexPath))")
    #expect(cell.textLabel?.text == rows[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    recorder.record("didEndDisplaying \(name(indexPath))")
    onEndDisplaying?()
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !immovableWords.contains(rows[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    recorder.record("commit \(name(indexPath))")
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    recorder.record("move \(name(sourceIndexPath)) \(name(destinationIndexPath))")
    let word = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(word, at: destinationIndexPath.row)
    onMove?()
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    recorder.record("target \(name(sourceIndexPath)) \(name(proposedDestinationIndexPath))")
    return retarget?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }

  func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }
}
