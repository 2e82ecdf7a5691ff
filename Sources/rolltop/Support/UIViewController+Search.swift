import UIKit

extension UIViewController {
  /// Adds a search bar below the navigation bar, which Ctrl+F focuses; the content displays the
  /// results.
  ///
  /// - Parameters:
  ///   - updater: The object to notify of each change of the text.
  ///   - placeholder: The placeholder of the empty field.
  func addSearch(_ updater: any UISearchResultsUpdating, placeholder: String) {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = placeholder
    navigationItem.searchController = search
  }
}

extension String {
  /// Returns whether the text contains another text, ignoring case and accents; every text contains
  /// an empty one.
  func isFound(by words: String) -> Bool {
    words.isEmpty || range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
