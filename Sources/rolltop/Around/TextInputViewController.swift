import UIKit

/// A search with scopes, fields with traits, text views, and an alert with a field.
final class TextInputViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case fields, notes, plants
  }

  /// An item of the searchable list.
  struct Plant: Equatable {
    /// The raw value is the index of the scope button for the kind.
    enum Kind: Int {
      case fruit = 1
      case vegetable
    }

    var name: String
    var kind: Kind
  }

  private(set) var plants = [
    Plant(name: "Apple", kind: .fruit), Plant(name: "Artichoke", kind: .vegetable),
    Plant(name: "Beetroot", kind: .vegetable), Plant(name: "Cherry", kind: .fruit),
    Plant(name: "Fennel", kind: .vegetable), Plant(name: "Gooseberry", kind: .fruit),
    Plant(name: "Leek", kind: .vegetable), Plant(name: "Pear", kind: .fruit),
    Plant(name: "Quince", kind: .fruit), Plant(name: "Spinach", kind: .vegetable),
  ]
  private static let plantIdentifier = "Plant"
  private let fieldCells = TextInputCell.makeAll()
  private let noteCells = [NoteCell(.link), NoteCell(.detected), NoteCell(.editable)]
  private let searchController = UISearchController(searchResultsController: nil)

  init() {
    super.init(style: .grouped)
    title = "Text and search"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.keyboardDismissMode = .interactive
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.plantIdentifier)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search plants"
    searchController.searchBar.scopeButtonTitles = ["All", "Fruit", "Vegetables"]
    searchController.searchBar.autocapitalizationType = .none
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    noteCells.last?.onResize = { [weak self] in self?.tableView.performBatchUpdates(nil) }
  }

  /// The visible sections; during a search only the results.
  private var sections: [Section] { searchController.isActive ? [.plants] : Section.allCases }

  /// The search results, as indices in `plants`.
  private var matchingPlants: [Int] {
    let scope = searchController.isActive ? searchController.searchBar.selectedScopeButtonIndex : 0
    let text = searchController.searchBar.text ?? ""
    return plants.indices.filter {
      (scope == 0 || plants[$0].kind.rawValue == scope)
        && (text.isEmpty || plants[$0].name.localizedCaseInsensitiveContains(text))
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch sections[section] {
    case .fields: fieldCells.count
    case .notes: noteCells.count
    case .plants: matchingPlants.count
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch sections[section] {
    case .fields: "Fields"
    case .notes: "Text views"
    case .plants: searchController.isActive ? "Found" : "Plants"
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    sections[section] == .plants ? "Tap a plant to rename it." : nil
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section] {
    case .fields: return fieldCells[indexPath.row]
    case .notes: return noteCells[indexPath.row]
    case .plants:
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Self.plantIdentifier,
        for: indexPath
      )
      let plant = plants[matchingPlants[indexPath.row]]
      var content = UIListContentConfiguration.valueCell()
      content.text = plant.name
      content.secondaryText = plant.kind == .fruit ? "Fruit" : "Vegetable"
      cell.contentConfiguration = content
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section] == .plants ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presentRenameAlert(forPlantAt: matchingPlants[indexPath.row])
  }

  /// Presents an alert to rename the plant at an index in `plants`.
  private func presentRenameAlert(forPlantAt index: Int) {
    let alert = UIAlertController(
      title: "Rename",
      message: "What is this plant called?",
      preferredStyle: .alert
    )
    alert.addTextField { field in
      field.text = self.plants[index].name
      field.placeholder = "Name"
      field.autocapitalizationType = .words
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let renameAction = UIAlertAction(title: "Rename", style: .default) {
      [weak self, weak alert] _ in
      guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
      self?.plants[index].name = name
      self?.tableView.reloadData()
    }
    alert.addAction(renameAction)
    alert.preferredAction = renameAction
    present(alert, animated: true)
  }
}

extension TextInputViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    tableView.reloadData()
  }
}
