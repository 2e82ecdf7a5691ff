import UIKit

/// Cells of subclasses with custom subviews and layout.
final class CustomCellsViewController: ListViewController {
  private enum Section: Int, CaseIterable {
    case messages, charts
  }

  private static let messageIdentifier = "Message"
  private static let chartIdentifier = "Chart"

  init() {
    super.init(style: .plain)
    title = "Custom cells"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableFooterView = UIView()
    tableView.register(MessageCell.self, forCellReuseIdentifier: Self.messageIdentifier)
    tableView.register(ChartCell.self, forCellReuseIdentifier: Self.chartIdentifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .messages ? Message.samples.count : ChartCell.samples.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Section(rawValue: section) == .messages ? "Subviews" : "Own drawing"
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let isMessage = Section(rawValue: indexPath.section) == .messages
    let identifier = isMessage ? Self.messageIdentifier : Self.chartIdentifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? MessageCell)?.show(Message.samples[indexPath.row])
    (cell as? ChartCell)?.show(ChartCell.samples[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    Section(rawValue: indexPath.section) == .messages
      ? MessageCell.height(compatibleWith: traitCollection)
      : ChartCell.height(compatibleWith: traitCollection)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
