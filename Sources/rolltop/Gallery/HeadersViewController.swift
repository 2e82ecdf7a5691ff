import UIKit

/// Headers and footers: the table's own, titles, and views.
final class HeadersViewController: ListViewController {
  private static let headerIdentifier = "Band"
  private static let cellIdentifier = "Row"
  private static let rowCount = 6

  private enum Section: Int, CaseIterable {
    case titles, views, plain
  }

  init() {
    super.init(style: .plain)
    title = "Headers and footers"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BandView.self, forHeaderFooterViewReuseIdentifier: Self.headerIdentifier)
    tableView.tableHeaderView = makeBanner("The table's header scrolls away")
    tableView.tableFooterView = makeBanner("The table's footer comes after all sections")
  }

  private func makeBanner(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 72))
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    return label
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Section(rawValue: section) == .titles ? "A title as header" : nil
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    Section(rawValue: section) == .titles ? "A title as footer" : nil
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
    cell.textLabel?.text = "Row \(indexPath.row + 1) of \(Self.rowCount)"
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    switch Section(rawValue: section) {
    case .titles: UITableView.automaticDimension
    case .views: 44
    case .plain, nil: 12
    }
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    Section(rawValue: section) == .titles ? UITableView.automaticDimension : 0
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    guard Section(rawValue: section) == .views else { return nil }
    let band = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
    (band as? BandView)?.title = "A view as header"
    return band
  }
}
