import Foundation
import UIKitLists
import UIKitSupport

extension TableModel {
  /// The heights of a section's rows as far as they are known without showing them.
  ///
  /// Equal heights take no call and no memory per row; own heights
  /// are all asked for unless there is an estimate.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: How many rows it has.
  /// - Returns: Their heights, real or estimated.
  func rowHeights(inSection section: Int, count: Int) -> RowHeights {
    guard let tableView else { return RowHeights(repeating: .measured(0), count: count) }
    if let delegate = tableView.delegate, delegate.implementsEstimatedRowHeight {
      let questions = TableQuestions(about: tableView)
      return RowHeights(count: count) { row in
        .estimated(
          questions.makeSense
            ? delegate.estimatedHeight(tableView, IndexPath(row: row, section: section)) : 0
        )
      }
    }
    let estimate = tableView.estimatedRowHeight
    if estimate > 0 && hasUnknownHeights {
      return RowHeights(repeating: .estimated(Double(estimate)), count: count)
    }
    guard asksRowHeights, let delegate = tableView.delegate, delegate.implementsRowHeight else {
      return RowHeights(repeating: plainRowHeight, count: count)
    }
    return askedHeights(delegate, tableView, section: section, count: count)
  }

  /// What the delegate says about the heights of many rows.
  ///
  /// Whatever is the same for all of them is found out once: a table of a
  /// million rows asks a million times.
  private func askedHeights(
    _ delegate: some UITableViewDelegate,
    _ tableView: UITableView,
    section: Int,
    count: Int
  ) -> RowHeights {
    let plain = plainRowHeight
    let questions = TableQuestions(about: tableView)
    var indexPath = IndexPath(row: 0, section: section)
    return RowHeights(count: count) { row in
      guard questions.makeSense else { return plain }
      indexPath[1] = row
      let height = delegate.rowHeight(tableView, indexPath)
      guard height != UITableView.automaticDimension else { return plain }
      return .measured(
        TableModel.checked(height) {
          "tableView(_:heightForRowAt:) for \(RowPosition(section: section, row: row))"
        }
      )
    }
  }

  /// The height of a row that an update brings: asked for, or an estimate until
  /// it comes into view.
  func rowHeight(ofNewRow position: RowPosition) -> RowHeight {
    guard let tableView else { return .measured(0) }
    guard !tableView.updates.isWaiting else {
      // A callback has told of other rows; this one is asked about when the table has them.
      tableView.hasOutdatedHeights = true
      return .measured(0)
    }
    if let delegate = tableView.delegate, delegate.implementsEstimatedRowHeight {
      return .estimated(delegate.estimatedHeight(tableView, IndexPath(position)))
    }
    let estimate = tableView.estimatedRowHeight
    if estimate > 0 && hasUnknownHeights { return .estimated(Double(estimate)) }
    return asksRowHeights ? askedHeight(position) : plainRowHeight
  }

  /// Whether a row's height is only known when it has been asked for or measured.
  var hasUnknownHeights: Bool {
    asksRowHeights || tableView?.rowHeight == UITableView.automaticDimension
  }

  /// The height of rows that the delegate is not asked about.
  private var plainRowHeight: RowHeight {
    guard let tableView else { return .measured(0) }
    let height = tableView.rowHeight
    guard height != UITableView.automaticDimension else {
      return .estimated(Double(tableView.theme.rowHeight))
    }
    return .measured(TableModel.checked(height) { "rowHeight" })
  }

  /// What the delegate says about a row's height.
  func askedHeight(_ position: RowPosition) -> RowHeight {
    guard let tableView, let delegate = tableView.delegate, delegate.implementsRowHeight else {
      return plainRowHeight
    }
    let height = delegate.rowHeight(tableView, tableView.path(ofShown: position))
    guard height != UITableView.automaticDimension else { return plainRowHeight }
    return .measured(
      TableModel.checked(height) { "tableView(_:heightForRowAt:) for \(position)" }
    )
  }

  /// The greatest height, in points; places far below such rows are still exact.
  static let greatestHeight: Double = 1e9

  /// A height in points; negative ones count as 0, and those of more than 10⁹ as that.
  ///
  /// - Parameters:
  ///   - height: What the application said.
  ///   - origin: Where it said so, for the message.
  /// - Returns: A finite number, 0 or more.
  @inline(__always)
  static func checked(_ height: CGFloat, _ origin: () -> String) -> Double {
    let points = Double(height)
    // Nearly all heights are like this, and a million may be asked for.
    if points >= 0, points <= greatestHeight { return points }
    return corrected(height, origin)
  }

  @inline(never)
  private static func corrected(_ height: CGFloat, _ origin: () -> String) -> Double {
    demand(
      height.isFinite,
      "\(origin()) is \(height); a height is a finite number of points"
    )
    return min(Double(max(0, height)), greatestHeight)
  }
}

extension UITableView {
  /// An estimate as it is kept; stops the program for one that is no length.
  static func checkedEstimate(_ height: CGFloat, _ name: String) -> CGFloat {
    demand(
      height.isFinite,
      "\(name) is \(height); an estimate is a finite number of points"
    )
    return height
  }
}

extension UITableViewDelegate {
  /// Whether the delegate has `tableView(_:heightForRowAt:)`.
  var implementsRowHeight: Bool {
    (self as? UITableViewController)?.overrides(.rowHeight)
      ?? (_RowHeight.self != UnimplementedMethod.self)
  }

  /// Whether the delegate has `tableView(_:estimatedHeightForRowAt:)`.
  var implementsEstimatedRowHeight: Bool {
    (self as? UITableViewController)?.overrides(.estimatedRowHeight)
      ?? (_EstimatedRowHeight.self != UnimplementedMethod.self)
  }

  /// What the delegate says; it has the method.
  func rowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    let answer: _RowHeight = self.tableView(tableView, heightForRowAt: indexPath)
    // A cast would look up both types each time.
    if _RowHeight.self == CGFloat.self { return unsafeBitCast(answer, to: CGFloat.self) }
    guard let height = answer as? CGFloat else {
      misuse(
        "tableView(_:heightForRowAt:) of \(type(of: self)) returns \(type(of: answer)), not CGFloat"
      )
    }
    return height
  }

  /// What the delegate estimates; it has the method.
  func estimatedRowHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> CGFloat {
    let answer: _EstimatedRowHeight = self.tableView(
      tableView,
      estimatedHeightForRowAt: indexPath
    )
    guard let height = answer as? CGFloat else {
      misuse(
        "tableView(_:estimatedHeightForRowAt:) of \(type(of: self)) returns "
          + "\(type(of: answer)), not CGFloat"
      )
    }
    return height
  }

  fileprivate func estimatedHeight(_ tableView: UITableView, _ indexPath: IndexPath) -> Double {
    let height = estimatedRowHeight(tableView, indexPath)
    guard height != UITableView.automaticDimension else {
      return Double(tableView.theme.rowHeight)
    }
    return TableModel.checked(height) { "tableView(_:estimatedHeightForRowAt:) for \(indexPath)" }
  }
}
