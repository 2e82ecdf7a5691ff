// Written in the style of iOS applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKit

/// A list of fruits with a search field: a diffable data source and cell configurations.
final class FruitListController: UITableViewController, UISearchResultsUpdating {
  struct Fruit: Hashable {
    let name: String
    let season: String
  }

  private let fruits = [
    Fruit(name: "Apple", season: "August to November"),
    Fruit(name: "Apricot", season: "July and August"),
    Fruit(name: "Blackberry", season: "July to September"),
    Fruit(name: "Cherry", season: "June and July"),
    Fruit(name: "Fig", season: "August and September"),
    Fruit(name: "Grape", season: "September and October"),
    Fruit(name: "Pear", season: "August to October"),
    Fruit(name: "Plum", season: "July to September"),
    Fruit(name: "Quince", season: "October"),
    Fruit(name: "Strawberry", season: "May to July"),
  ]
  private var dataSource: UITableViewDiffableDataSource<Int, Fruit>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    navigationController?.navigationBar.prefersLargeTitles = true
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search fruits"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false

    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      tableView,
      indexPath,
      fruit in
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = fruit.name
      content.secondaryText = fruit.season
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      return cell
    }
    show(fruits, animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let searchText = searchController.searchBar.text ?? ""
    let matches = fruits.filter {
      searchText.isEmpty || $0.name.localizedCaseInsensitiveContains(searchText)
    }
    show(matches, animated: true)
  }

  private func show(_ fruits: [Fruit], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Fruit>()
    snapshot.appendSections([0])
    snapshot.appendItems(fruits)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
