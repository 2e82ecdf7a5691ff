import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// A table on a stage that shows an `UpdateList`.
@MainActor
final class UpdateFixture {
  /// The source of the row heights.
  enum Heights: CaseIterable {
    /// The default height of the table.
    case equal
    /// The delegate, without or with an estimate of 50 points.
    case own, estimated
    /// Self-sizing cells, with an estimate of 50 points.
    case fitting
  }

  let stage: Stage
  let table: UITableView
  let source: UpdateSource
  let log: DisplayLog
  private let delegate: any UITableViewDelegate

  init(
    _ list: UpdateList,
    style: UITableView.Style = .plain,
    heights: Heights = .equal,
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    stage = Stage(size: size)
    table = UITableView(frame: .zero, style: style)
    source = UpdateSource(list)
    if heights == .equal || heights == .fitting {
      let delegate = DisplayDelegate()
      (self.delegate, log) = (delegate, delegate.log)
    } else {
      let delegate = HeightDelegate(source)
      (self.delegate, log) = (delegate, delegate.log)
    }
    if heights == .estimated { table.estimatedRowHeight = 50 }
    if heights == .fitting {
      source.sizesCells = true
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 50
    }
    table.delegate = delegate
    table.dataSource = source
    stage.show(table)
    stage.settle()
  }

  /// The texts of the visible rows, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: path(row, section))
  }

  /// Returns the presented frame of a view in window coordinates, including running animations.
  func shown(_ view: UIView) -> CGRect {
    stage.update()
    let frame = view.presentationFrame
    return frame.offsetBy(dx: -table.contentOffset.x, dy: -table.contentOffset.y)
  }

  /// The cells among the table's subviews, whether their rows are visible or not.
  var cellViews: [UITableViewCell] { table.subviews.compactMap { $0 as? UITableViewCell } }

  /// Advances by one frame.
  func step() { stage.advance(by: 1 / 60) }
}
