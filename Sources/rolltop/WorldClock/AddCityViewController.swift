import UIKit

/// All cities by their first letter, or the search results; a tap adds a city to the world clock.
final class AddCityViewController: ListViewController, UISearchResultsUpdating {
  private let cities: SelectedCities
  private let catalog = CityCatalog()
  /// The visible sections of the catalogue.
  private lazy var sections = catalog.sections
  /// The content offset before the last search; `nil` before the first one.
  private var offsetBeforeSearch: CGPoint?
  private static let cellIdentifier = "City"

  init(world: World) {
    cities = world.cities
    super.init(style: .plain)
    title = "Add a city"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    cities.load()
    cities.observe(self) { [weak self] in self?.reconfigureVisibleRows() }
    addSearch(self, placeholder: "Search cities")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let searchText = searchController.searchBar.text ?? ""
    let matchingSections = catalog.sections(foundBy: searchText)
    guard matchingSections != sections else { return }
    if sections == catalog.sections { offsetBeforeSearch = tableView.contentOffset }
    sections = matchingSections
    tableView.backgroundView = matchingSections.isEmpty ? MessageView(title: "No such city") : nil
    tableView.reloadData()
    // A search starts at the first result; its end restores the content offset.
    let top = CGPoint(x: 0, y: -tableView.adjustedContentInset.top)
    tableView.setContentOffset(
      searchText.isEmpty ? offsetBeforeSearch ?? top : top,
      animated: false
    )
  }

  private func city(at indexPath: IndexPath) -> City {
    sections[indexPath.section].cities[indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cities.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.title)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: Self.cellIdentifier)
    let city = city(at: indexPath)
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
    !cities.list.contains(city(at: indexPath))
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    cities.add(city(at: indexPath))
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
