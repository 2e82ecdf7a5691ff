import UIKit

/// The row of the comparison with other toolkits: an icon, a title, a grey subtitle of about 70
/// characters, a disclosure indicator and a separator, 56 points high.
@MainActor
final class PeerRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The row height, in points.
  static let rowHeight: CGFloat = 56

  private let count: Int
  /// The number of cells that the data source created or dequeued.
  private(set) var cellQueryCount = 0
  /// The number of cells that the data source created.
  private(set) var createdCellCount = 0

  /// Creates a data source; rows use no memory.
  ///
  /// - Parameter count: The number of rows.
  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellQueryCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    PeerRow.fill(cell, number: indexPath.row)
    return cell
  }

  private func makeCell() -> UITableViewCell {
    createdCellCount += 1
    return UITableViewCell(style: .subtitle, reuseIdentifier: "row")
  }
}

/// The content of a row.
@MainActor
enum PeerRow {
  /// The icon, 32 points square.
  static let icon = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
    UIColor.systemBlue.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 32, height: 32),
      cornerRadius: 7
    ).fill()
  }

  /// Returns the title of a row.
  static func title(_ number: Int) -> String { "Item title \(number)" }

  /// Returns the subtitle of a row, about 70 characters.
  static func subtitle(_ number: Int) -> String {
    "Secondary line for row \(number) with a preview text of about sixty characters"
  }

  /// Returns a dequeued or new cell with a row's content.
  static func cell(of tableView: UITableView, number: Int) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    fill(cell, number: number)
    return cell
  }

  /// Sets a row's content on a cell of the subtitle style.
  static func fill(_ cell: UITableViewCell, number: Int) {
    cell.textLabel?.text = title(number)
    cell.textLabel?.font = .systemFont(ofSize: 16)
    cell.detailTextLabel?.text = subtitle(number)
    cell.detailTextLabel?.font = .systemFont(ofSize: 13)
    cell.detailTextLabel?.textColor = .gray
    cell.imageView?.image = icon
    cell.accessoryType = .disclosureIndicator
  }
}
