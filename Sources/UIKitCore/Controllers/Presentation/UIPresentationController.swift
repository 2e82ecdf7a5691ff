public import Foundation
public import UIKitGraphics

/// The presentation of a controller: its container, its frame, and its appearance and end.
///
/// The library makes it: for sheets, for popovers, and for what covers the window. For `.custom` the
/// `transitioningDelegate` may return one of the application's, which adds views to the `containerView`
/// and places the presented one.
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

  /// The delegate; `nil` by default.
  ///
  /// Not retained. Sheets and popovers use more methods if it conforms to
  /// `UISheetPresentationControllerDelegate` or `UIPopoverPresentationControllerDelegate`.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The container that shows the presentation.
  final var container: ModalContainerView? {
    presented.presentingStorage?.presentation?.container
  }

  /// The view that the presentation takes place in; `nil` while the controller is not presented.
  open var containerView: UIView? { container }
  /// The view of the controller in front.
  open var presentedView: UIView? { presented.view }

  /// The frame of the presented view at the end of its transition, in points of the `containerView`.
  ///
  /// Default: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presenting?.viewIfLoaded?.window?.bounds ?? .zero
  }
  /// Whether the presenting view is removed; not for `.custom` here.
  ///
  /// Default: `false`.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the whole window is covered, which is always so here.
  ///
  /// Default: `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the presentation's animation, when the container is in the window.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation's animation.
  ///
  /// - Parameter completed: `false` when it has gone back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal's animation.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal's animation.
  ///
  /// - Parameter completed: `false` when it has gone back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out, as for another size of the window.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The controller in front.
  open var presentedViewController: UIViewController { presented }
  /// The controller behind; itself the one in front before it is presented.
  open var presentingViewController: UIViewController {
    presented.presentingViewController ?? presenting ?? presented
  }
}

/// Determines the adaptation of a presentation to the window, and is notified of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style that replaces a popover in windows that are too narrow for it.
  ///
  /// The default is `.pageSheet`.
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: The style; `.none` and `.popover` leave it a popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Returns the style that replaces a popover in windows that are too narrow for it.
  ///
  /// The default calls `adaptivePresentationStyle(for:)`.
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - traitCollection: The traits of the presenting controller.
  /// - Returns: The style; `.none` and `.popover` leave it a popover.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Called before the user dismisses the controller, by a click outside, the Escape key, or by
  /// pulling a sheet down; not while its `isModalInPresentation` is `true`.
  ///
  /// The default is `true`.
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: Whether it may go.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called after the user has tried to dismiss the controller, which its `isModalInPresentation` or
  /// this delegate does not allow.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// Called before the user's dismissal begins, and before `viewWillDisappear`; not before `dismiss` of
  /// the program.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

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

  /// Returns the answer of `adaptivePresentationStyle(for:)`.
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

  /// Agrees.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation of the controller, or of the nearest one that contains it, while it is
  /// presented.
  ///
  /// Before, it is made by `modalPresentationStyle`, so that a delegate can be set.
  public final var presentationController: UIPresentationController? {
    if let parent = parentStorage { return parent.presentationController }
    if let controller: UIPresentationController =
      popoverPresentationController ?? sheetPresentationController
    {
      return controller
    }
    if let own = presentingStorage?.presentation?.container.controller { return own }
    if let plain = bars.presentation { return plain }
    let plain = UIPresentationController(presentedViewController: self, presenting: nil)
    bars.presentation = plain
    return plain
  }

  /// The application's presentation controller; `nil` unless the controller's style is `.custom`.
  final func customPresentation(from presenter: UIViewController) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenter,
      source: presenter
    )
  }

  /// Dismisses the controller for the user, who has clicked outside, pressed Escape, or pulled its
  /// sheet down, if that is allowed.
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
