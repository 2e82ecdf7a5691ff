import Foundation
import UIKitGraphics

/// The controller of a view, as seen by views and windows.
@MainActor
protocol ViewOwner: UIResponder {
  /// The insets that the owner adds to the safe area, in points.
  var ownSafeAreaInsets: UIEdgeInsets { get }

  /// Called before the view's window changes; the argument is `nil` if the view leaves its window.
  func viewWillMove(toWindow window: UIWindow?)
  /// Called after the view's window changed.
  func viewDidMove(toWindow window: UIWindow?)
  /// Called before layout, after the view's `setNeedsUpdateConstraints()`.
  func updateViewConstraints()
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view laid out its subviews.
  func viewDidLayoutSubviews()
  /// Called after the view's safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the view's `layoutMargins` changed.
  func viewLayoutMarginsDidChange()
  /// Called after the view's traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  // MARK: As the root of a window

  /// The view that fills the window; created on first access.
  var rootView: UIView { get }
  /// The responder that receives keys while there is no first responder.
  var keyResponder: UIResponder { get }
  /// The view in which Tab moves the focus: that of the frontmost presented controller.
  var focusRoot: UIView { get }
  /// The owner's view; `nil` if it is not loaded.
  var viewForFocus: UIView? { get }
  /// Makes a change that resizes the window to a size in points, and notifies the controllers.
  func resizeWindow(
    to size: CGSize,
    in window: UIWindow,
    from oldTraits: UITraitCollection?,
    _ change: () -> Void
  )
  /// Shows the sheet of shortcuts.
  func showShortcuts()
  /// Hides the sheet of shortcuts.
  func hideShortcuts()
  /// Begins to appear as the root of a visible window; does nothing if it has already appeared.
  func enterWindowRoot()
  /// Disappears immediately, and removes the view from the window.
  func leaveWindowRoot()
}
