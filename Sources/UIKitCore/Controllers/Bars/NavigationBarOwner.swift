/// The controller that manages the items of a navigation bar.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The view below the bar; `nil` if it is not loaded.
  var viewBelowBar: UIView? { get }
  /// Called after the height or the appearance of the bar has changed.
  func barDidChange()
  /// Called when the back button was tapped.
  func backButtonTapped()
}
