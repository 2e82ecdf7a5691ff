import Foundation
import UIKitGraphics

/// The controller of a view, as far as views and windows know it.
@MainActor
protocol ViewOwner: UIResponder {
  /// Space that the owner takes from its view's safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// Called before the view gets into another window, or `nil` when it leaves.
  func viewWillMove(toWindow window: UIWindow?)
  /// Called after the view's window changed.
  func viewDidMove(toWindow window: UIWindow?)
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

  /// The view that fills the window; made when it is first needed.
  var rootView: UIView { get }
  /// Where keys begin their way while nothing is first responder.
  var keyResponder: UIResponder { get }
  /// Begins to appear as the root of a visible window; nothing happens if it has.
  func enterWindowRoot()
  /// Disappears at once, and takes its view out of the window.
  func leaveWindowRoot()
}
