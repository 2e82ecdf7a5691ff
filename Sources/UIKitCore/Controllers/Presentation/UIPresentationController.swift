public import Foundation
public import UIKitGraphics

/// Manages the presentation of a view controller: its container, its frame and its transitions.
///
/// The library creates presentation controllers for sheets, popovers and full-screen presentations.
/// For the style `.custom`, the `transitioningDelegate` may return a subclass that adds views to
/// the `containerView` and positions the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The presented controller.
  ///   - presentingViewController: The presenting controller; `nil` if not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The delegate; `nil` by default.
  ///
  /// Not retained. Sheets and popovers call additional methods if the delegate conforms to
  /// `UISheetPresentationControllerDelegate` or `UIPopoverPresentationControllerDelegate`.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that implements the container of the presentation.
  final var container: ModalContainerView? {
    presented.presentingStorage?.presentation?.container
  }

  /// The view that contains the presentation; `nil` while the controller is not presented.
  open var containerView: UIView? { container }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented.view }

  /// The final frame of the presented view, in points of the `containerView`.
  ///
  /// Default: the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presenting?.viewIfLoaded?.window?.bounds ?? .zero
  }
  /// Whether the presenting view is removed.
  ///
  /// Default: `false`. The style `.custom` ignores this property.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the whole window, as all presentations here do.
  ///
  /// Default: `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the presentation's animation, when the container is in the window.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation's animation.
  ///
  /// - Parameter completed: `false` if the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal's animation.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal's animation.
  ///
  /// - Parameter completed: `false` if the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container is laid out, for example after the window was resized.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The presented controller.
  open var presentedViewController: UIViewController { presented }
  /// The presenting controller; the presented controller itself before its presentation.
  open var presentingViewController: UIViewController {
    presented.presentingViewController ?? presenting ?? presented
  }
}

/// Adapts a presentation to the window and observes its dismissal.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style that replaces a popover in windows that are too narrow for it.
  ///
  /// The default implementation returns `.pageSheet`.
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: The style; `.none` and `.popover` keep the popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Returns the style that replaces a popover in windows that are too narrow for it.
  ///
  /// The default implementation calls `adaptivePresentationStyle(for:)`.
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - traitCollection: The traits of the presented controller.
  /// - Returns: The style; `.none` and `.popover` keep the popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns whether the user may dismiss the controller by a click outside, the Escape key or
  /// pulling down a sheet.
  ///
  /// Not called while the controller's `isModalInPresentation` is `true`. The default
  /// implementation returns `true`.
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: Whether the controller may be dismissed.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called after an attempt of the user to dismiss the controller that `isModalInPresentation` or
  /// this delegate has prevented.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// Called before the user's dismissal begins and before `viewWillDisappear`. A call to `dismiss`
  /// does not call this method.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed the controller. A call to `dismiss` does not call this
  /// method.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.pageSheet`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .pageSheet }

  /// Returns the result of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation of the controller or of its nearest presented container.
  ///
  /// Before the presentation, the property creates a presentation controller for
  /// `modalPresentationStyle`, so that its delegate can be set.
  public final var presentationController: UIPresentationController? {
    if let parent = parentStorage { return parent.presentationController }
    if let controller: UIPresentationController =
      popoverPresentationController ?? sheetPresentationController
    {
      return controller
    }
    if let container = presentingStorage?.presentation?.container.controller { return container }
    if let plain = bars.presentation { return plain }
    let plain = UIPresentationController(presentedViewController: self, presenting: nil)
    bars.presentation = plain
    return plain
  }

  /// Returns the application's presentation controller; `nil` unless the controller's style is
  /// `.custom`.
  final func customPresentation(from presenter: UIViewController) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenter,
      source: presenter
    )
  }

  /// Dismisses the controller, if allowed, after a click outside, the Escape key or a pull on its
  /// sheet.
  final func dismissForUser() {
    guard let controller = presentationController else { return }
    let delegate = controller.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    delegate?.presentationControllerWillDismiss(controller)
    dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
  }
}
