import UIKit

/// A list of a directory: a folder opens another list, a file its metadata.
final class FilesViewController: ListViewController, UISearchResultsUpdating {
  let path: String
  let world: World
  private let formatter: FileFormatter
  private lazy var folderIcon = IconImage.template(symbol: "folder", for: traitCollection)
  private lazy var fileIcon = IconImage.template(symbol: "doc", for: traitCollection)
  /// All entries of the directory.
  var allSections: [FileSection] = []
  /// The visible entries.
  private(set) var sections: [FileSection] = []
  /// The task that reads the directory; `nil` if none is running.
  var loadingTask: Task<Void, Never>?
  /// The watch of the directory; `nil` before the first load, or if changes cannot be observed.
  var watch: AnyObject?
  /// Whether the directory has changed since it was last read.
  var isStale = false
  /// The task that searches the names; `nil` if none is running.
  private var searchTask: Task<Void, Never>?
  private var searchText = ""
  /// The content offset before the search; `nil` without a search.
  private var offsetBeforeSearch: CGPoint?
  /// Fires when loading takes so long that an activity indicator is displayed.
  var indicatorTimer: Timer?
  /// Fires when the directory must be read again; `nil` if no reload is scheduled.
  var reloadTimer: Timer?
  private static let cellIdentifier = "Entry"

  init(path: String, world: World) {
    self.path = path
    self.world = world
    formatter = FileFormatter(locale: world.locale, timeZone: world.timeZone)
    super.init(style: .plain, lines: [.body, .footnote])
    title = FileName.displayText((path as NSString).lastPathComponent)
    restorationIdentifier = Self.identifierPrefix + path
  }

  /// The prefix of the restoration identifiers of folders.
  static let identifierPrefix = "folder:"

  deinit {
    loadingTask?.cancel()
    searchTask?.cancel()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isStale { load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    indicatorTimer?.invalidate()
    reloadTimer?.invalidate()
    reloadTimer = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableFooterView = UIView()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [weak self] _ in self?.load() }
    )
    addKeyCommand(
      UIKeyCommand(
        input: UIKeyCommand.inputFunctionKey(5),
        discoverabilityTitle: "Read the folder again"
      ) { [weak self] _ in self?.load() }
    )
    tableView.rowFinder = { [weak self] _, text, start in
      self?.indexPath(ofEntryBeginningWith: text, from: start)
    }
    addSearch(self, placeholder: "Search names")
    load()
  }

  override func redrawImages() {
    folderIcon = IconImage.template(symbol: "folder", for: traitCollection)
    fileIcon = IconImage.template(symbol: "doc", for: traitCollection)
    reconfigureVisibleRows()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != searchText else { return }
    if searchText.isEmpty { offsetBeforeSearch = tableView.contentOffset }
    searchText = text
    search { [weak self] results in self?.showSearchResults(results) }
  }

  /// Finds the entries whose names contain the search text.
  private func search(then show: @escaping @MainActor ([FileSection]) -> Void) {
    let (allSections, searchText) = (allSections, searchText)
    searchTask?.cancel()
    searchTask = world.perform {
      FileSection.sections(of: allSections, foundBy: searchText)
    } then: { results in
      show(results)
    }
  }

  /// Displays the results of a new search from the first row on; after the search, restores the
  /// previous content offset.
  private func showSearchResults(_ results: [FileSection]) {
    if results != sections {
      sections = results
      showEmptyState()
      tableView.reloadData()
    }
    let top = CGPoint(x: 0, y: -tableView.adjustedContentInset.top)
    tableView.setContentOffset(
      searchText.isEmpty ? offsetBeforeSearch ?? top : top,
      animated: false
    )
    if searchText.isEmpty { offsetBeforeSearch = nil }
  }

  /// Displays the directory's entries, or the search results.
  func showEntries() {
    if searchText.isEmpty { return update(to: allSections) }
    search { [weak self] results in self?.update(to: results) }
  }

  /// Removes all entries.
  func clearEntries() {
    searchTask?.cancel()
    allSections = []
    sections = []
    tableView.reloadData()
  }

  /// Displays new sections, and animates inserted and deleted entries.
  ///
  /// If the list is offscreen, was or becomes empty, or has 500 changes or more, it is reloaded
  /// without animation.
  private func update(to newSections: [FileSection]) {
    let changes = FileChanges(from: sections, to: newSections)
    let oldSections = sections
    sections = newSections
    showEmptyState()
    guard !oldSections.isEmpty, !newSections.isEmpty, view.window != nil, changes.count < 500 else {
      return tableView.reloadData()
    }
    guard newSections != oldSections else { return }
    tableView.performBatchUpdates {
      tableView.deleteSections(changes.deletedSections, with: .automatic)
      tableView.insertSections(changes.insertedSections, with: .automatic)
      tableView.deleteRows(at: changes.deletedRows, with: .automatic)
      tableView.insertRows(at: changes.insertedRows, with: .automatic)
    }
    tableView.reloadSectionIndexTitles()
    reconfigureVisibleRows()
  }

  /// Displays the reason for an empty list.
  private func showEmptyState() {
    let title = allSections.isEmpty ? "Empty folder" : "Nothing of this name"
    tableView.backgroundView = sections.isEmpty ? MessageView(title: title) : nil
  }

  /// Returns the index path of the first entry, from `start` on and then from the beginning, whose
  /// name begins with a text, ignoring case and accents.
  private func indexPath(
    ofEntryBeginningWith text: String,
    from start: IndexPath
  ) -> IndexPath? {
    let indexPaths = sections.indices.flatMap { section in
      sections[section].entries.indices.map { IndexPath(row: $0, section: section) }
    }
    let startIndex = indexPaths.firstIndex(of: start) ?? 0
    return (indexPaths[startIndex...] + indexPaths[..<startIndex]).first { indexPath in
      let name = FileName.displayText(sections[indexPath.section].entries[indexPath.row].name)
      let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
      return name.range(of: text, options: options) != nil
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = sections.compactMap(\.title)
    return titles.isEmpty ? nil : titles
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
    let entry = sections[indexPath.section].entries[indexPath.row]
    let isFolder = entry.kind == .folder
    cell.textLabel?.text = FileName.displayText(entry.name)
    cell.textLabel?.textColor = entry.isHidden ? .secondaryLabel : nil
    cell.detailTextLabel?.text = formatter.subtitle(of: entry)
    cell.imageView?.image = isFolder ? folderIcon : fileIcon
    cell.imageView?.tintColor = isFolder ? nil : .systemGray
    // A chevron would overlap the section index.
    cell.accessoryType = isFolder && sections.count == 1 ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(sections[indexPath.section].entries[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(for: sections[indexPath.section].entries[indexPath.row])
  }
}

// MARK: Restoring

/// Entries are identified by their names, because entries may be added and removed between runs.
extension FilesViewController: UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    sections[idx.section].entries[idx.row].name
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    for (section, fileSection) in sections.enumerated() {
      if let row = fileSection.entries.firstIndex(where: { $0.name == identifier }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}
