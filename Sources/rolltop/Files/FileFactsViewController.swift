import UIKit

/// The metadata of one file, in the caption style of address books.
final class FileFactsViewController: ListViewController {
  private let path: String
  private let world: World
  /// The displayed rows; empty until the file has been read.
  private var facts: [(caption: String, value: String)] = []
  /// The task that reads the file; `nil` before it starts, and in a frozen world.
  private var loadingTask: Task<Void, Never>?
  private static let cellIdentifier = "Fact"

  init(path: String, world: World) {
    self.path = path
    self.world = world
    super.init(style: .grouped, wrapsLargeTexts: true)
    title = FileName.displayText((path as NSString).lastPathComponent)
    restorationIdentifier = Self.identifierPrefix + path
  }

  /// The prefix of the restoration identifiers of files.
  static let identifierPrefix = "file:"

  deinit {
    loadingTask?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    load()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    facts.isEmpty ? 0 : 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    facts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .value2, reuseIdentifier: Self.cellIdentifier)
    let fact = facts[indexPath.row]
    cell.textLabel?.text = fact.caption
    cell.detailTextLabel?.text = fact.value
    wrapTexts(of: cell)
    return cell
  }
}

// MARK: Loading

extension FileFactsViewController {
  private typealias EntryResult = Result<FileEntry, FileSystemError>

  private func load() {
    let (fileSystem, path) = (world.fileSystem, path)
    loadingTask = world.perform {
      EntryResult { () throws(FileSystemError) in try fileSystem.entry(at: path) }
    } then: { [weak self] result in
      self?.show(result)
    }
  }

  private func show(_ result: EntryResult) {
    switch result {
    case .success(let entry):
      facts = describe(entry)
    case .failure(let error):
      facts = []
      tableView.backgroundView = MessageView(
        title: "This file cannot be shown",
        detail: error.reason
      )
    }
    tableView.reloadData()
  }

  private func describe(_ entry: FileEntry) -> [(caption: String, value: String)] {
    let formatter = FileFormatter(locale: world.locale, timeZone: world.timeZone)
    var facts = [
      ("name", FileName.displayText(entry.name)),
      ("kind", FileFormatter.kind(of: entry)),
      ("size", formatter.size(entry.size)),
      ("modified", formatter.date(entry.modified)),
      ("access", FileFormatter.permissions(entry.permissions)),
      ("where", FileName.displayText((path as NSString).deletingLastPathComponent)),
    ]
    if let target = entry.linkTarget { facts.append(("leads to", FileName.displayText(target))) }
    return facts
  }
}
