public import Foundation

/// What surrounds a presented controller.
///
/// The library makes it; of its kinds there is the one of popovers.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?

  /// Creates what surrounds a controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller in front.
  ///   - presentingViewController: The controller behind; `nil`: not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller in front.
  open var presentedViewController: UIViewController { presented }
  /// The controller behind; itself the one in front before it is presented.
  open var presentingViewController: UIViewController {
    presented.presentingViewController ?? presenting ?? presented
  }
}

/// Says how a presentation adapts to the window, and hears of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asked, in windows too narrow for a popover, what takes its place.
  ///
  /// The default is `.pageSheet`.
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: The style; `.none` and `.popover` leave it a popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Asked before the user dismisses the controller, by a click outside or the Escape key.
  ///
  /// The default is `true`.
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: Whether it may go.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called after the user has dismissed the controller, not after `dismiss` of the program.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// A page sheet.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .pageSheet }

  /// Agrees.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
