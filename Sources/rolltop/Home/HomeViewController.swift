import UIKit

/// The opening list, which leads to everything else.
final class HomeViewController: ListViewController {
  private let world: World
  private let groups = HomeGroup.all
  private static let cellIdentifier = "Place"

  init(world: World) {
    self.world = world
    super.init(style: .grouped)
    title = "Rolltop"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = traitCollection.rowHeight(for: .body, .footnote)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableView.rowHeight = traitCollection.rowHeight(for: .body, .footnote)
  }
}

extension HomeViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    groups.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].places.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    groups[section].footer
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
    let place = groups[indexPath.section].places[indexPath.row]
    cell.textLabel?.text = place.title
    cell.detailTextLabel?.text = place.subtitle
    cell.imageView?.image = IconImage.make(symbol: place.symbol, color: place.color)
    cell.accessoryType = .disclosureIndicator
    cell.followTextSize()
    return cell
  }
}

extension HomeViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = groups[indexPath.section].places[indexPath.row].screen
    navigationController?.pushViewController(screen.makeScreen(in: world), animated: true)
  }
}
