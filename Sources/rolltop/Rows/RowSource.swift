import UIKit

/// Supplies the rows of the longest lists.
@MainActor
protocol RowSource: UITableViewDataSource, UITableViewDelegate {
  /// Called in each frame in which the list moves.
  var onScroll: () -> Void { get set }
  /// The formatter of row numbers.
  var digits: Digits { get set }
  /// The number of rows without a search.
  var count: Int { get }
  /// The rows that match the search; all rows without a search.
  var matchingRows: MatchingRows { get set }
}

/// Ten million rows of equal height.
///
/// Without `tableView(_:heightForRowAt:)` all rows have the table's `rowHeight`, and the table
/// stores nothing per row.
final class EqualRows: NSObject, RowSource {
  var onScroll: () -> Void = {}
  var digits = Digits()
  let count = 10_000_000
  lazy var matchingRows = MatchingRows("", of: count)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matchingRows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Equal")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Equal")
    cell.textLabel?.text = RowContent.title(
      ofRow: matchingRows[indexPath.row],
      digits: digits
    )
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }
}

/// Rows of individual heights.
final class VaryingRows: NSObject, RowSource {
  var onScroll: () -> Void = {}
  var digits = Digits()
  let count: Int
  lazy var matchingRows = MatchingRows("", of: count)

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matchingRows.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    RowContent.height(ofRow: matchingRows[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Varying")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Varying")
    cell.textLabel?.text = RowContent.title(
      ofRow: matchingRows[indexPath.row],
      digits: digits
    )
    let height = RowContent.height(ofRow: matchingRows[indexPath.row])
    cell.detailTextLabel?.text = "\(Int(height)) points"
    cell.detailTextLabel?.textColor = .secondaryLabel
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }
}
