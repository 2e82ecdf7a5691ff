public import Foundation

/// Controls the editing of a search bar, and handles its buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Called before editing begins.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: Whether editing may begin. Default: `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing began.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Called before editing ends.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: Whether editing may end. Default: `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing ended.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after the user changed the text, including by the clear button.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The new text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called before typing, pasting, deleting or an input method changes the text.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The replaced range, in UTF-16 units.
  ///   - text: The replacement; empty for a deletion.
  /// - Returns: Whether to make the change. Default: `true`.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called when the Return key is pressed.
  ///
  /// In the bar of a search controller, Return on a hardware keyboard then moves the focus to the
  /// first result.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the Cancel button is tapped, or when Escape is pressed while the button is visible
  /// or a search controller's search is active.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the results button is tapped.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Called when the bookmark button is tapped.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user selected a different scope.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index of the scope in `scopeButtonTitles`.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The search controller of a search bar, notified of the same events as the delegate.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// Whether a search is active.
  var isActive: Bool { get }
  /// Called by each layout of the bar, which may have a new size.
  func searchBarDidLayOut()
  /// Called after editing began, before the delegate is notified.
  func searchBarDidBeginEditing()
  /// Called after the text or the scope changed and the delegate was notified.
  func searchBarDidChange()
  /// Called after the user cancelled the search and the delegate was notified.
  func searchBarDidCancel()
}
