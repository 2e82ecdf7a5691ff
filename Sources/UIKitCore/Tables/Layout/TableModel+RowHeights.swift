import Foundation
import UIKitLists
import UIKitSupport

extension TableModel {
  /// The heights of a section's rows as far as they are known without showing them.
  ///
  /// Equal heights take no call and no memory per row; own heights are all asked for unless
  /// there is an estimate.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: How many rows it has.
  ///   - pass: Asks.
  /// - Returns: Their heights, real or estimated.
  /// - Throws: `Superseded` when the rows have become others.
  func rowHeights(
    inSection section: Int,
    count: Int,
    _ pass: TablePass
  ) throws(Superseded) -> RowHeights {
    if let estimates = try pass.estimatedHeights(ofSection: section, count: count) {
      return estimates
    }
    let estimate = settings.estimatedRowHeight
    if estimate > 0 && hasUnknownHeights {
      return RowHeights(repeating: .estimated(Double(estimate)), count: count)
    }
    guard asksRowHeights else { return RowHeights(repeating: standardRowHeight, count: count) }
    return try pass.heights(ofSection: section, count: count, standard: standardRowHeight)
  }

  /// The height of a row that an update brings: asked for, or an estimate until
  /// it comes into view.
  func height(ofNewRow position: RowPosition, _ pass: TablePass) throws(Superseded) -> RowHeight {
    try pass.validate()
    if let estimate = try pass.estimatedHeight(ofRow: position) { return .estimated(estimate) }
    let estimate = settings.estimatedRowHeight
    if estimate > 0 && hasUnknownHeights { return .estimated(Double(estimate)) }
    return try askedHeight(position, pass)
  }

  /// Whether a row's height is only known when it has been asked for or measured.
  var hasUnknownHeights: Bool {
    asksRowHeights || settings.rowHeight == UITableView.automaticDimension
  }

  /// What the delegate says about a row's height; an estimate where it leaves it to the table.
  func askedHeight(_ position: RowPosition, _ pass: TablePass) throws(Superseded) -> RowHeight {
    guard asksRowHeights else { return standardRowHeight }
    return try pass.height(ofRow: position, standard: standardRowHeight)
  }

  /// The height of rows about which the delegate says nothing.
  private var standardRowHeight: RowHeight {
    let height = settings.rowHeight
    guard height != UITableView.automaticDimension else {
      return .estimated(Double(settings.theme.rowHeight))
    }
    return .measured(TableModel.checked(height) { "rowHeight" })
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
