import UIKit

extension UIViewController {
  /// Adds a search bar below the navigation bar, which Ctrl+F focuses; the content displays the
  /// results.
  ///
  /// - Parameters:
  ///   - updater: The object that is notified of each change of the text.
  ///   - placeholder: The placeholder of the empty field.
  func addSearch(_ updater: any UISearchResultsUpdating, placeholder: String) {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = updater
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = placeholder
    navigationItem.searchController = searchController
  }
}

extension String {
  /// Returns whether this string contains a searched text, ignoring case and accents; every string
  /// contains an empty text.
  func isFound(by text: String) -> Bool {
    text.isEmpty || range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
