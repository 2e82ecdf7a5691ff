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
    let forwards =
      shouldAutomaticallyForwardAppearanceMethods
      && (appearance == .appeared || appearance == .appearing)
    let begins =
      forwards && oldController.canBegin(isAppearing: false)
      && newController.canBegin(isAppearing: true)
    if begins {
      oldController.beginAppearance(false, animated: duration > 0)
      newController.beginAppearance(true, animated: duration > 0)
    }
    let end: (Bool) -> Void = { isFinished in
      oldController.view.removeFromSuperview()
      if begins {
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
      animations,
      end
    )
  }
}

extension UIView {
  /// Adds the new view next to the old one with animations.
  ///
  /// Transition options hide the old view.
  fileprivate final func exchange(
    _ old: UIView,
    with new: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard duration > 0 else {
      addSubview(new)
      UIView.performWithoutAnimation { animations?() }
      return completion(true)
    }
    guard options.hasTransition else {
      addSubview(new)
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
        self.addSubview(new)
        old.isHidden = true
        animations?()
      },
      completion: { isFinished in
        old.isHidden = false
        completion(isFinished)
      }
    )
  }
}

extension UIView.AnimationOptions {
  /// Whether the options include a transition between old and new content.
  fileprivate var hasTransition: Bool { ViewTransition.Style(self) != nil }
}
