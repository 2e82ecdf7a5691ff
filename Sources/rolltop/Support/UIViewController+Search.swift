import UIKit

extension UIViewController {
  /// Adds a search bar below the navigation bar, to which Ctrl+F leads; the content shows what is
  /// found.
  ///
  /// - Parameters:
  ///   - updater: Hears of each change of the text.
  ///   - placeholder: What the empty field says.
  func addSearch(_ updater: any UISearchResultsUpdating, placeholder: String) {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = placeholder
    navigationItem.searchController = search
  }
}

extension String {
  /// Whether the text contains another one, without differences of case and accents; any text
  /// contains an empty one.
  func isFound(by words: String) -> Bool {
    words.isEmpty || range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
