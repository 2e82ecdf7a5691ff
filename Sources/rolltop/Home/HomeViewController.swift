import UIKit

/// The start screen, which lists all other screens.
final class HomeViewController: ListViewController {
  private let world: World
  private let groups = HomeGroup.all
  private static let cellIdentifier = "Place"

  init(world: World) {
    self.world = world
    super.init(style: .grouped, lines: [.body, .footnote], wrapsLargeTexts: true)
    title = "Rolltop"
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    groups.count
  }

  override func redrawImages() { reconfigureVisibleRows() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    groups[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    groups[section].footer
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
    let entry = groups[indexPath.section].entries[indexPath.row]
    cell.textLabel?.text = entry.title
    cell.detailTextLabel?.text = entry.subtitle
    cell.imageView?.image = IconImage.badge(
      symbol: entry.symbol,
      color: entry.color,
      for: traitCollection
    )
    cell.accessoryType = .disclosureIndicator
    wrapTexts(of: cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = groups[indexPath.section].entries[indexPath.row].screen
    let controller = screen.makeScreen(in: world)
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: self)
    } else {
      navigationController?.pushViewController(controller, animated: true)
    }
  }
}
