public import Foundation

/// The delegate of a search bar, which is notified of its text and its buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Called before editing begins.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: Whether it may begin. Default: `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing began.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Called before editing ends.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: Whether it may end. Default: `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing ended.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after the user changed the text, also by the clear button.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The new text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called before typing, pasting or deleting changes the text.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The replaced range, in UTF-16 units.
  ///   - text: The replacement; empty for deletions.
  /// - Returns: Whether the change is made. Default: `true`.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called when the return key was pressed; in the bar of a search controller, the key of a keyboard
  /// that is not on the screen then leads to the first result.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the Cancel button was tapped, or Escape pressed while it is shown.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the button for results was tapped.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Called when the bookmark button was tapped.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user chose another scope.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index in `scopeButtonTitles`.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// `true`.
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

/// The controller that a search bar belongs to; it is notified of the same events as the delegate.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// Whether a search is under way.
  var isActive: Bool { get }
  /// Called when the bar lays out, after its size has changed.
  func searchBarDidLayOut()
  /// Called after editing began, before the delegate is notified.
  func searchBarDidBeginEditing()
  /// Called after the text or the scope has changed, after the delegate was notified.
  func searchBarDidChange()
  /// Called when the user cancels, after the delegate was notified.
  func searchBarDidCancel()
}
