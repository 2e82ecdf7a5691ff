import UIKit

/// Headers and footers: the table's, section titles, and views.
final class HeadersViewController: ListViewController {
  private static let bandIdentifier = "Band"
  private static let cellIdentifier = "Row"
  private static let rowCount = 4

  private enum Section: Int, CaseIterable {
    case titles, views, plain
  }

  init() {
    super.init(style: .plain)
    title = "Headers and footers"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BandView.self, forHeaderFooterViewReuseIdentifier: Self.bandIdentifier)
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

  override func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    Section(rawValue: section) == .plain ? 12 : UITableView.automaticDimension
  }

  override func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    Section(rawValue: section) == .views ? makeBand("A view as header") : nil
  }

  override func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    Section(rawValue: section) == .views ? makeBand("A view as footer") : nil
  }

  private func makeBand(_ title: String) -> UIView? {
    let band = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.bandIdentifier)
    (band as? BandView)?.title = title
    return band
  }
}
