import Foundation
import UIKitSupport

extension UIViewController {
  /// The presentation of this controller, while it is presented.
  final var presentationContainer: UIView? { presentingStorage?.presentation?.container }

  /// Presents from the outermost container, where that is possible.
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
    // A presentation in progress is finished before it is covered.
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

  /// Dismisses the controller that the outermost container presents, else that container itself.
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
