extension UIViewController {
  /// Ends the search in this controller's content or in that of a child on the screen, if Escape was
  /// pressed: the focus may be in a bar, or in another column.
  ///
  /// - Returns: Whether there was one.
  final func endSearch(for presses: Set<UIPress>) -> Bool {
    guard presses.contains(where: \.isEscape), let search = shownSearch else { return false }
    search.cancelSearch()
    return true
  }

  private var shownSearch: UISearchController? {
    if let activeSearch { return activeSearch }
    let shown = childStorage.lazy.filter { $0.viewIfLoaded?.window != nil }
    return shown.compactMap(\.shownSearch).first
  }

  /// The search that is under way in this controller's content; `nil`: none.
  final var activeSearch: UISearchController? {
    if let search = navigationItemStorage?.searchController, search.isSearching { return search }
    return childStorage.lazy.compactMap { $0 as? UISearchController }.first { $0.isSearching }
  }
}
