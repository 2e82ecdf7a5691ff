import Foundation
import UIKitSupport

extension UIViewController {
  /// The container view of this controller's presentation; `nil` while it is not presented.
  final var presentationContainer: UIView? { presentingStorage?.presentation?.container }

  /// Presents a controller from the outermost container, if possible.
  final func beginPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = outermostContainer
    demand(
      controller.parentStorage == nil,
      "\(type(of: controller)) cannot be presented while it is a child of another controller"
    )
    demand(controller !== presenter, "\(type(of: presenter)) cannot present itself")
    presenter.presentation?.settle(.dismissing)
    // A presentation in progress ends before another one covers it.
    presenter.presentingStorage?.presentation?.settle(.presenting)
    guard presenter.presentation == nil, controller.presentingStorage == nil,
      presenter.appearance != .disappeared, !presenter.isBeingDismissed,
      let window = presenter.viewStorage?.window
    else { return }
    let presentation = ModalPresentation(
      presenter: presenter,
      presented: controller,
      window: window
    )
    presenter.presentation = presentation
    controller.presentingStorage = presenter
    presentation.begin(animated: animated, completion: completion)
  }

  /// Dismisses the controller presented by the outermost container, or else that container itself.
  final func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    let container = outermostContainer
    guard let presentation = container.presentation ?? container.presentingStorage?.presentation
    else {
      completion?()
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }
}
