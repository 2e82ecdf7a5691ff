extension UIViewController {
  /// Ends the visible search in this controller or a child when Escape is pressed.
  ///
  /// The focus may be in a bar or in a different column.
  ///
  /// - Returns: Whether a search was active.
  final func endSearch(for presses: Set<UIPress>) -> Bool {
    guard presses.contains(where: \.isEscape), let search = displayedSearch else { return false }
    search.cancelSearch()
    return true
  }

  private var displayedSearch: UISearchController? {
    if let activeSearch { return activeSearch }
    let visibleChildren = childStorage.lazy.filter { $0.viewIfLoaded?.window != nil }
    return visibleChildren.compactMap(\.displayedSearch).first
  }

  /// The active search in this controller's content; `nil` for none.
  final var activeSearch: UISearchController? {
    if let search = navigationItemStorage?.searchController, search.isSearching { return search }
    return childStorage.lazy.compactMap { $0 as? UISearchController }.first { $0.isSearching }
  }
}
