import PickLines
import UIKit

/// The rows of the list: the matching lines and the marked lines.
@MainActor
final class PickModel {
  let store: LineStore
  private let search: LineSearch
  private let syntax: QuerySyntax
  private let searchesSynchronously: Bool

  /// The current query.
  private(set) var query = Query("")
  /// The query whose matches are visible.
  private(set) var displayedQuery = Query("")
  /// The rows.
  private(set) var matches = Matches.empty
  /// The marked lines.
  var marked = LineSet()
  /// Called when the rows have changed; the argument is whether they belong to a new query.
  var onChange: ((_ isOtherQuery: Bool) -> Void)?

  /// Whether a search is running in the background.
  private var isSearching = false
  /// The number of the last search.
  private var searchNumber = 0
  /// Whether lines have arrived during the search.
  private var hasNewLines = false

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - store: The lines; another thread may append lines.
  ///   - options: The options of the search.
  ///   - searchesSynchronously: Whether to search synchronously, for tests.
  /// - Throws: `StoreError`.
  init(store: LineStore, options: PickOptions, searchesSynchronously: Bool = false) throws {
    self.store = store
    search = try LineSearch(store: store, options: options.search)
    syntax = options.syntax
    self.searchesSynchronously = searchesSynchronously
  }

  /// Starts a search for a new query.
  func setQuery(_ text: String) {
    let query = Query(text, syntax: syntax)
    guard query != self.query else { return }
    self.query = query
    startSearch()
  }

  /// Searches the current query synchronously if no rows of it are visible yet, for keys that
  /// arrive before them.
  func catchUp() {
    if query != displayedQuery || isSearching && matches.count == 0 { searchNow() }
  }

  /// Searches the current query synchronously unless all its rows are visible, for keys that choose
  /// among them.
  func finishSearch() {
    if query != displayedQuery || !matches.isComplete { searchNow() }
  }

  /// Searches new lines, or after the running search if there is one.
  func addLines() {
    guard !isSearching else {
      hasNewLines = true
      return
    }
    startSearch()
  }

  private func startSearch() {
    hasNewLines = false
    guard !searchesSynchronously else { return searchNow() }
    isSearching = true
    searchNumber += 1
    search.start(query) { [weak self, searchNumber] matches in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.receive(matches, of: searchNumber) }
      }
    }
  }

  /// Searches the current query synchronously.
  private func searchNow() {
    searchNumber += 1
    show(search.matches(of: query))
  }

  private func receive(_ matches: Matches, of number: Int) {
    // Matches of an earlier search may arrive after those of a later one.
    if number == searchNumber { show(matches) }
  }

  /// Replaces the rows with matches of the current query.
  func show(_ matches: Matches) {
    if matches.isComplete {
      isSearching = false
      if hasNewLines { startSearch() }
    }
    let isOtherQuery = query != displayedQuery
    self.matches = matches
    displayedQuery = query
    onChange?(isOtherQuery)
  }
}

/// The table's sections and rows.
extension PickModel {
  /// The number of sections.
  var sectionCount: Int { max(1, matches.sections.count) }

  /// Returns the number of rows in a section.
  func rowCount(in section: Int) -> Int {
    matches.sections.isEmpty ? matches.count : matches.sections[section].rows.count
  }

  /// Returns the index path of a row in the table.
  func indexPath(ofRow row: Int) -> IndexPath {
    var (low, high) = (0, matches.sections.count)
    while low < high {
      let middle = (low + high) / 2
      if matches.sections[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
    }
    guard low < matches.sections.count else { return IndexPath(row: row, section: 0) }
    return IndexPath(row: row - matches.sections[low].rows.lowerBound, section: low)
  }

  /// Returns the row at an index path of the table.
  func row(at indexPath: IndexPath) -> Int {
    matches.sections.isEmpty
      ? indexPath.row : matches.sections[indexPath.section].rows.lowerBound + indexPath.row
  }

  /// The titles of the section index; `nil` unless there are several sections, whose titles are
  /// single characters, at least one of them a letter.
  var indexTitles: [String]? {
    let titles = matches.sections.map(\.title)
    let areSingleCharacters = titles.allSatisfy { $0.count == 1 }
    let isIndex =
      titles.count > 1 && areSingleCharacters
      && titles.contains { $0.first?.isLetter == true }
    return isIndex ? titles : nil
  }
}
