import UIKitSupport

/// The content of containers' bars for a controller.
struct ControllerBars {
  var tabBarItem: UITabBarItem?
  /// Whether the entry in a tab bar has the controller's title.
  var followsTitle = false
  var toolbarItems: [UIBarButtonItem]?
  /// The heights of the sheet that shows the controller.
  var sheet: UISheetPresentationController?
  /// The presentation of the controller when it is neither a sheet nor a popover.
  var presentation: UIPresentationController?
  /// The edges of the safe area; `nil` until they are first needed.
  var topGuide: EdgeGuide?
  var bottomGuide: EdgeGuide?
  /// The object that chooses the animators of the controller's presentation.
  weak var transitioningDelegate: AnyObject?
}
