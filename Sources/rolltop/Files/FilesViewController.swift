import UIKit

/// A directory of the machine: folders open, files show their metadata.
final class FilesViewController: ListViewController, UISearchResultsUpdating {
  private let path: String
  private let world: World
  private let formatter: FileFormatter
  private var folderIcon = IconImage.template(symbol: "folder")
  private var fileIcon = IconImage.template(symbol: "doc")
  /// What the directory has.
  private var allSections: [FileSection] = []
  /// What is shown of it.
  private var sections: [FileSection] = []
  /// The task that reads the directory, if any.
  private(set) var loading: Task<Void, Never>?
  /// The task that searches the names, if any.
  private var searching: Task<Void, Never>?
  /// What is searched.
  private var words = ""
  private var waitingTimer: Timer?
  private static let cellIdentifier = "Entry"
  /// Seconds of reading before a wheel shows that the folder is large or slow.
  private static let patience: TimeInterval = 0.25

  init(path: String, world: World) {
    self.path = path
    self.world = world
    formatter = FileFormatter(locale: world.locale, timeZone: world.timeZone)
    super.init(style: .plain, lines: [.body, .footnote])
    title = FileName.shown((path as NSString).lastPathComponent)
    restorationIdentifier = Self.placePrefix + path
  }

  /// The prefix of the restoration identifiers of folders.
  static let placePrefix = "folder:"

  deinit {
    loading?.cancel()
    searching?.cancel()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    waitingTimer?.invalidate()
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
      self?.entry(beginningWith: text, from: start)
    }
    addSearch(self, placeholder: "Search names")
    load()
  }

  override func redrawPictures() {
    folderIcon = IconImage.template(symbol: "folder")
    fileIcon = IconImage.template(symbol: "doc")
    reconfigureShownRows()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    guard words != self.words else { return }
    self.words = words
    search()
  }

  /// Shows the entries whose names contain what is searched.
  private func search() {
    let (all, words) = (allSections, words)
    searching?.cancel()
    searching = world.perform {
      FileSection.sections(of: all, foundBy: words)
    } then: { [weak self] found in
      guard let self, found != sections else { return }
      sections = found
      showWhatIsMissing()
      tableView.reloadData()
    }
  }

  /// Says why no entries are shown, if there are none.
  private func showWhatIsMissing() {
    let title = allSections.isEmpty ? "Empty folder" : "Nothing of this name"
    tableView.backgroundView = sections.isEmpty ? MessageView(title: title) : nil
  }

  /// The next entry whose name begins with a text, without differences of case and accents.
  private func entry(beginningWith text: String, from start: IndexPath) -> IndexPath? {
    let places = sections.indices.flatMap { section in
      sections[section].entries.indices.map { IndexPath(row: $0, section: section) }
    }
    let index = places.firstIndex(of: start) ?? 0
    return (places[index...] + places[..<index]).first { place in
      let name = sections[place.section].entries[place.row].name
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
    cell.textLabel?.text = FileName.shown(entry.name)
    cell.textLabel?.textColor = entry.isHidden ? .secondaryLabel : nil
    cell.detailTextLabel?.text = formatter.subtitle(of: entry)
    cell.imageView?.image = isFolder ? folderIcon : fileIcon
    cell.imageView?.tintColor = isFolder ? nil : .systemGray
    // A chevron would overlap the section index.
    cell.accessoryType = isFolder && sections.count == 1 ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = sections[indexPath.section].entries[indexPath.row]
    let entryPath = (path as NSString).appendingPathComponent(entry.name)
    let next =
      entry.kind == .folder
      ? FilesViewController(path: entryPath, world: world)
      : FileFactsViewController(path: entryPath, world: world)
    navigationController?.pushViewController(next, animated: true)
  }
}

// MARK: Restoring

/// Entries are identified by their names, because entries may be added and removed between runs.
extension FilesViewController: UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    sections[idx.section].entries[idx.row].name
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.entries.firstIndex(where: { $0.name == identifier }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}

// MARK: Loading

extension FilesViewController {
  private typealias Listing = Result<[FileSection], FileSystemError>

  /// Reads the directory, which may have thousands of entries or be on a slow disk.
  private func load() {
    let (fileSystem, path) = (world.fileSystem, path)
    loading?.cancel()
    loading = world.perform {
      Listing { () throws(FileSystemError) in
        FileSection.sections(of: try fileSystem.entries(of: path))
      }
    } then: { [weak self] listing in
      self?.show(listing)
    }
    if loading != nil, sections.isEmpty { waitForListing() }
  }

  private func waitForListing() {
    waitingTimer?.invalidate()
    let timer = Timer(timeInterval: Self.patience, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.showWaiting() }
    }
    RunLoop.main.add(timer, forMode: .common)
    waitingTimer = timer
  }

  private func showWaiting() {
    tableView.backgroundView = WaitingView()
  }

  private func show(_ listing: Listing) {
    waitingTimer?.invalidate()
    switch listing {
    case .success(let sections):
      allSections = sections
      if words.isEmpty { self.sections = sections } else { search() }
      showWhatIsMissing()
    case .failure(let error):
      allSections = []
      sections = []
      tableView.backgroundView = MessageView(
        title: "This folder cannot be shown",
        detail: error.reason
      )
    }
    tableView.reloadData()
  }
}
