import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// A fixture that shows a table on a stage, with a recording data source and delegate.
///
/// The stage is 320 × 480 points by default. Rows are 44 points high, and each frame is compared
/// with a full redraw.
@MainActor
final class TableFixture {
  let stage: Stage
  let table: UITableView
  let source: ListSource
  let delegate: RecordingDelegate
  /// The recorder of the calls of the data source and the delegate.
  let recorder = CallRecorder()

  /// Shows a table.
  ///
  /// - Parameters:
  ///   - counts: The number of rows in each section.
  ///   - style: The table's style.
  ///   - size: The size of the stage, and with it of the table, in points.
  ///   - configure: A closure that runs before the table is shown.
  init(
    _ counts: [Int],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 480),
    configure: (TableFixture) -> Void = { _ in }
  ) {
    stage = Stage(size: size)
    stage.checksDamage = true
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    source = ListSource(counts, recorder: recorder)
    delegate = RecordingDelegate(recorder: recorder)
    table.dataSource = source
    table.delegate = delegate
    configure(self)
    stage.show(table)
    recorder.take()
  }

  /// Returns the current middle of a row in the coordinates of the stage.
  func middle(ofRow row: Int, section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Taps the middle of a row.
  func tap(row: Int, section: Int = 0) {
    stage.tap(at: middle(ofRow: row, section: section))
  }

  /// The index paths of the visible rows, as the table reports them.
  var visible: [IndexPath] { table.indexPathsForVisibleRows ?? [] }

  /// Empties the recorder, and returns those of its calls that begin with one of the words.
  func calls(_ words: String...) -> [String] {
    recorder.take().filter { call in words.contains { call.hasPrefix($0) } }
  }
}

/// Checks that exactly the rows within the table's bounds are on screen, each once, with its text
/// and at its position, and that the offset is legal.
@MainActor
func expectConsistent(
  _ table: UITableView,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(inconsistencies(of: table).isEmpty, sourceLocation: sourceLocation)
}

/// Returns descriptions of the inconsistencies of a settled table with a `ListSource`.
@MainActor
func inconsistencies(of table: UITableView) -> [String] {
  var problems: [String] = []
  let visible = table.indexPathsForVisibleRows ?? []
  let expected = (table.indexPathsForRows(in: table.bounds) ?? []).filter {
    table.rectForRow(at: $0).height > 0
  }
  if visible != expected { problems.append("\(visible) are visible, not \(expected)") }
  let cells = table.visibleCells
  if Set(cells.map { ObjectIdentifier($0) }).count != visible.count {
    problems.append("\(cells.count) cells for \(visible.count) rows")
  }
  let selected = table.indexPathsForSelectedRows ?? []
  for (cell, path) in zip(cells, visible) {
    if cell.frame != table.rectForRow(at: path) {
      problems.append("\(path) is at \(cell.frame), not at \(table.rectForRow(at: path))")
    }
    let text = cell.textLabel?.text ?? ""
    if text != ListSource.text(path) { problems.append("\(path) shows \(text)") }
    if cell.superview !== table { problems.append("\(path) is not in the table") }
    if cell.isSelected != selected.contains(path) {
      problems.append("\(path) looks selected: \(cell.isSelected)")
    }
    if cell.isHighlighted { problems.append("\(path) is highlighted") }
  }
  let subviewCount = table.subviews.filter { $0 is UITableViewCell }.count
  if subviewCount != cells.count {
    problems.append("\(subviewCount) cells in the table, not \(cells.count)")
  }
  let inset = table.adjustedContentInset
  let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
  let offset = table.contentOffset.y
  if offset < -inset.top || offset > end {
    problems.append("the offset \(offset) is not between \(-inset.top) and \(end)")
  }
  return problems
}

/// Returns the index path of a row.
func at(_ row: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(row: row, section: section)
}

extension Stage {
  /// Returns the colour of the pixel at a point, as "RRGGBB".
  func hex(at x: CGFloat, _ y: CGFloat) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color(at: CGPoint(x: x, y: y)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

/// Returns a length in points, so that sums of literals in expectations are lengths.
func points(_ value: CGFloat) -> CGFloat { value }
