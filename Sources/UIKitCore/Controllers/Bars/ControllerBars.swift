import UIKitSupport

/// The bar content and the presentation settings of a controller.
struct ControllerBars {
  var tabBarItem: UITabBarItem?
  /// Whether the tab bar item has the controller's title.
  var titlesTabBarItem = false
  var toolbarItems: [UIBarButtonItem]?
  var sheet: UISheetPresentationController?
  /// The presentation controller for styles other than sheets and popovers.
  var presentation: UIPresentationController?
  /// The layout guides at the edges of the safe area; `nil` before their first use.
  var topGuide: EdgeGuide?
  var bottomGuide: EdgeGuide?
  /// The delegate that provides the animators of the controller's presentation.
  weak var transitioningDelegate: AnyObject?
}
