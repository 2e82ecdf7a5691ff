import UIKit

/// The rows of `PeerRows` with individual heights from 40 to 103 points.
@MainActor
final class VaryingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The number of rows; the caller notifies the table of a change.
  var count: Int
  /// The number of height queries.
  private(set) var heightQueryCount = 0
  /// The row that is 8 points taller than its usual height; `nil` for none.
  var grownRow: Int?

  /// Creates a data source.
  ///
  /// - Parameter count: The number of rows.
  init(count: Int) {
    self.count = count
  }

  /// Returns the usual height of a row in points, a hash of its index, so that neighbouring heights
  /// differ.
  static func height(ofRow row: Int) -> CGFloat {
    40 + CGFloat((UInt64(truncatingIfNeeded: row) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightQueryCount += 1
    return VaryingRows.height(ofRow: indexPath.row) + (indexPath.row == grownRow ? 8 : 0)
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    PeerRow.cell(of: tableView, number: indexPath.row)
  }
}
