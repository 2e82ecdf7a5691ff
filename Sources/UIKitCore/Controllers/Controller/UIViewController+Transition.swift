public import Foundation
import UIKitGraphics
import UIKitSupport

extension UIViewController {
  /// Replaces the view of one child by the view of another, with animations.
  ///
  /// The new view joins the superview of the old one before the animations, and the old view is
  /// removed after them. Both controllers receive the appearance callbacks, unless this controller
  /// does not forward them. Transition options, such as `.transitionCrossDissolve`, animate the
  /// replacement itself.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view has a superview; traps otherwise.
  ///   - toViewController: Another child.
  ///   - duration: The duration in seconds.
  ///   - options: The options of `UIView.animate`.
  ///   - animations: The changes to animate; `nil` for none.
  ///   - completion: Called at the end with whether the animations finished.
  public final func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    demandMainThread(type(of: self), "transition(from:to:…)")
    let (oldController, newController) = (fromViewController, toViewController)
    for child in [oldController, newController] {
      demand(
        child.parentStorage === self,
        "\(type(of: child)) is not a child of \(type(of: self))"
      )
    }
    demand(oldController !== newController, "\(type(of: oldController)) cannot take its own place")
    guard let container = oldController.view.superview else {
      misuse("The view of \(type(of: oldController)) is not shown")
    }
    let forwardsAppearance =
      shouldAutomaticallyForwardAppearanceMethods
      && (appearance == .appeared || appearance == .appearing)
    let beginsAppearance =
      forwardsAppearance && oldController.canBegin(isAppearing: false)
      && newController.canBegin(isAppearing: true)
    if beginsAppearance {
      oldController.beginAppearance(false, animated: duration > 0)
      newController.beginAppearance(true, animated: duration > 0)
    }
    let finish: (Bool) -> Void = { isFinished in
      oldController.view.removeFromSuperview()
      if beginsAppearance {
        if oldController.appearance == .disappearing { oldController.endAppearance() }
        if newController.appearance == .appearing { newController.endAppearance() }
      }
      completion?(isFinished)
    }
    container.exchange(
      oldController.view,
      with: newController.view,
      duration: duration,
      options: options,
      animations: animations,
      completion: finish
    )
  }
}

extension UIView {
  /// Adds the new view next to the old one with animations.
  ///
  /// With transition options, the old view is hidden until the completion.
  fileprivate final func exchange(
    _ oldView: UIView,
    with newView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: @escaping (Bool) -> Void
  ) {
    guard duration > 0 else {
      addSubview(newView)
      UIView.performWithoutAnimation { animations?() }
      return completion(true)
    }
    guard options.hasTransition else {
      addSubview(newView)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: completion
      )
      return
    }
    UIView.transition(
      with: self,
      duration: duration,
      options: options,
      animations: {
        self.addSubview(newView)
        oldView.isHidden = true
        animations?()
      },
      completion: { isFinished in
        oldView.isHidden = false
        completion(isFinished)
      }
    )
  }
}

extension UIView.AnimationOptions {
  /// Whether the options include a transition between old and new content.
  fileprivate var hasTransition: Bool { ViewTransition.Style(self) != nil }
}
