import UIKit
import UIKitStage

/// A table that fills a stage with the window size used to benchmark other toolkits.
@MainActor
struct TableStage {
  /// The window size used to benchmark other toolkits, in pixels and points.
  static let size = CGSize(width: 1280, height: 800)

  let stage: Stage
  let table: UITableView

  /// Presents a table and draws until it is idle.
  ///
  /// - Parameters:
  ///   - style: The table's style.
  ///   - rows: The data source and delegate, retained by the caller.
  ///   - rowHeight: The row height in points; the table's default if the delegate returns heights.
  ///   - size: The size of the window, in points.
  ///   - scale: Pixels per point.
  ///   - framesPerSecond: The refresh rate of the display.
  init(
    style: UITableView.Style = .plain,
    rows: any UITableViewDataSource & UITableViewDelegate,
    rowHeight: CGFloat = PeerRows.rowHeight,
    size: CGSize = TableStage.size,
    scale: CGFloat = 1,
    framesPerSecond: Double = 60
  ) {
    stage = Stage(size: size, scale: scale, framesPerSecond: framesPerSecond)
    table = UITableView(frame: .zero, style: style)
    table.rowHeight = rowHeight
    table.dataSource = rows
    table.delegate = rows
    stage.show(table)
    stage.settle()
  }

  /// Scrolls and draws one frame.
  ///
  /// - Parameter step: The distance in points; positive values scroll down.
  func scroll(by step: CGFloat) {
    // Mutating a component in place would allocate memory for the accessor.
    let offset = table.contentOffset
    table.contentOffset = CGPoint(x: offset.x, y: offset.y + step)
    stage.advance(by: 1 / 60)
  }

  /// Scrolls to an integral offset at 62 per cent of the content, and draws until it is idle.
  func scrollToMiddle() {
    table.contentOffset.y = (table.contentSize.height * 0.6180339887).rounded(.down)
    stage.settle()
  }
}
