import Foundation
import UIKitGraphics
import UIKitSupport

extension UIViewController {
  /// Appends a child controller.
  final func adopt(_ child: UIViewController) {
    demand(child !== self, "\(type(of: self)) cannot be its own child")
    demand(
      !isInside(child),
      "\(type(of: child)) cannot become a child of a controller inside it"
    )
    guard child.parentStorage !== self else { return }
    if child.parentStorage != nil { child.removeFromParent() }
    CallbackNesting.call("willMove(toParent:)", of: child) { child.willMove(toParent: self) }
    child.isMovingFromParentStorage = false
    child.isMovingToParentStorage = true
    childStorage.append(child)
    child.parentStorage = self
  }

  /// Removes the controller from its parent, if any.
  final func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    containerSafeArea = .zero
    if controllerTraits?.fromParent != nil {
      controllerTraits?.fromParent = nil
      applyTraitOverrides()
    }
    didMove(toParent: nil)
    isMovingFromParentStorage = false
  }

  private func isInside(_ container: UIViewController) -> Bool {
    var ancestor = parentStorage
    while let current = ancestor {
      if current === container { return true }
      ancestor = current.parentStorage
    }
    return false
  }

  /// The outermost container of this controller; the controller itself without a parent.
  final var outermostContainer: UIViewController {
    var container = self
    while let parent = container.parentStorage { container = parent }
    return container
  }

  /// The view within which Tab moves the focus: that of the frontmost presented controller,
  /// or else this controller's.
  final var focusRoot: UIView {
    if let presentation, presentation.phase != .dismissing {
      return presentation.presented.focusRoot
    }
    return view
  }

  /// The view; `nil` if it is not loaded.
  final var viewForFocus: UIView? { viewIfLoaded }

  /// The receiver of key presses without a first responder: the frontmost visible controller, or a
  /// table view or another scroll view in it.
  final var keyResponder: UIResponder {
    if let presentation, presentation.phase != .dismissing {
      return presentation.presented.keyResponder
    }
    guard let child = childForKeys else {
      return viewIfLoaded?.firstKeyReceivingView ?? viewIfLoaded?.firstKeyScrollingView ?? self
    }
    return child.keyResponder
  }
}
