/// The controller that sets the items of a navigation bar, as the bar uses it.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The view below the bar; `nil` while it is not loaded.
  var viewBelowBar: UIView? { get }
  /// Called when the bar has another height or look.
  func barDidChange()
  /// Called when the back button was tapped.
  func backButtonTapped()
}
