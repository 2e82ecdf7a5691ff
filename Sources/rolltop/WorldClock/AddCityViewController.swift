import UIKit

/// All cities by their first letter; a tap adds one to the world clock.
final class AddCityViewController: ListViewController {
  private let cities: ChosenCities
  private let catalog = CityCatalog()
  private static let cellIdentifier = "City"

  init(world: World) {
    cities = world.cities
    super.init(style: .plain)
    title = "Add a city"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    cities.load()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    catalog.sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    catalog.sections[section].cities.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    catalog.sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    catalog.sections.map(\.title)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: Self.cellIdentifier)
    let city = catalog[indexPath]
    cell.textLabel?.text = city.name
    cell.detailTextLabel?.text = city.region
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = cities.list.contains(city) ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    !cities.list.contains(catalog[indexPath])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    cities.add(catalog[indexPath])
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
