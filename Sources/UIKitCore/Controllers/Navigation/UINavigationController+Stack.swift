import Foundation
import UIKitSupport

extension UINavigationController {
  /// Pushes a controller onto the stack.
  final func push(_ controller: UIViewController, animated: Bool) {
    demand(
      !stack.contains { $0 === controller },
      "\(type(of: controller)) was pushed, but is on the stack already"
    )
    adoptChild(controller)
    stack.append(controller)
    stackDidChange(.push, animated: animated)
  }

  /// Pops the controllers above an index.
  ///
  /// - Returns: The popped controllers, from the lowest to the highest; empty if there are none.
  final func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard index >= 0, index < stack.count - 1 else { return [] }
    let popped = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    for controller in popped.reversed() { controller.willMove(toParent: nil) }
    stackDidChange(.pop, animated: animated)
    return popped
  }

  /// Replaces the stack with different controllers; pops if the new top was on the stack.
  final func replaceStack(with controllers: [UIViewController], animated: Bool) {
    let identities = Set(controllers.map(ObjectIdentifier.init))
    demand(
      identities.count == controllers.count,
      "\(controllers.count) controllers were set, but only \(identities.count) different ones"
    )
    let oldStack = stack
    stack = controllers
    for controller in oldStack where !identities.contains(ObjectIdentifier(controller)) {
      controller.willMove(toParent: nil)
    }
    for controller in controllers where !oldStack.contains(where: { $0 === controller }) {
      adoptChild(controller)
    }
    let wasOnStack = oldStack.contains { $0 === controllers.last }
    stackDidChange(wasOnStack ? .pop : .push, animated: animated)
  }

  /// Adds a controller as a child, or keeps a child whose removal is pending.
  private func adoptChild(_ controller: UIViewController) {
    demand(
      !(controller is UINavigationController),
      "\(type(of: controller)) cannot be pushed: it is a navigation controller itself"
    )
    if controller.parentStorage === self {
      controller.willMove(toParent: self)
      controller.isMovingFromParentStorage = false
      controller.isMovingToParentStorage = true
    } else {
      addChild(controller)
    }
  }

  /// Shows the top of the stack, immediately or after the running callbacks.
  private func stackDidChange(_ operation: Operation, animated: Bool) {
    tabBarController?.showItems()
    guard !isChanging else {
      pendingChange = (operation, animated)
      return
    }
    change { transitionToTop(operation, animated: animated) }
  }

  /// Runs code that notifies controllers.
  ///
  /// Changes requested by them are deferred until the code has run.
  final func change(_ body: () -> Void) {
    let isOuter = !isChanging
    isChanging = true
    body()
    guard isOuter else { return }
    var rounds = 0
    while let nextChange = pendingChange {
      rounds += 1
      demand(
        rounds <= 200,
        "A callback of \(type(of: self)) pushes or pops without end, each time it is called"
      )
      pendingChange = nil
      transitionToTop(nextChange.operation, animated: nextChange.animated)
    }
    isChanging = false
  }

  /// Removes children that have left the stack, and completes the addition of the others.
  final func settleChildren() {
    for child in childStorage {
      if !stack.contains(where: { $0 === child }) {
        child.removeFromParent()
      } else if child.isMovingToParentStorage {
        child.didMove(toParent: self)
        child.isMovingToParentStorage = false
      }
    }
  }
}
