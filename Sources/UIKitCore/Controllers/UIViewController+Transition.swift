public import Foundation
import UIKitGraphics
import UIKitSupport

extension UIViewController {
  /// Shows the view of one child in the place of another's.
  ///
  /// The new view is added to the superview of the old one before the animations, and the old one is
  /// removed after them. Both controllers hear that they disappear and appear, unless this one does not
  /// forward that. Options of a transition, such as `.transitionCrossDissolve`, animate the exchange
  /// itself.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view has a superview; else the program stops.
  ///   - toViewController: Another child.
  ///   - duration: Seconds.
  ///   - options: Those of `UIView.animate`.
  ///   - animations: Changes to be animated; `nil` for none.
  ///   - completion: Called at the end; whether the animations have reached it.
  public final func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    demandMainThread(type(of: self), "transition(from:to:…)")
    let (old, new) = (fromViewController, toViewController)
    for child in [old, new] {
      demand(
        child.parentStorage === self,
        "\(type(of: child)) is not a child of \(type(of: self))"
      )
    }
    demand(old !== new, "\(type(of: old)) cannot take its own place")
    guard let container = old.view.superview else {
      misuse("The view of \(type(of: old)) is not shown")
    }
    let forwards =
      shouldAutomaticallyForwardAppearanceMethods
      && (appearance == .appeared || appearance == .appearing)
    let begins = forwards && old.canBegin(false) && new.canBegin(true)
    if begins {
      old.beginAppearance(false, animated: duration > 0)
      new.beginAppearance(true, animated: duration > 0)
    }
    let end: (Bool) -> Void = { isFinished in
      old.view.removeFromSuperview()
      if begins {
        if old.appearance == .disappearing { old.endAppearance() }
        if new.appearance == .appearing { new.endAppearance() }
      }
      completion?(isFinished)
    }
    guard duration > 0 else {
      container.addSubview(new.view)
      UIView.performWithoutAnimation { animations?() }
      return end(true)
    }
    guard options.hasTransition else {
      container.addSubview(new.view)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: end
      )
      return
    }
    UIView.transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        container.addSubview(new.view)
        old.view.isHidden = true
        animations?()
      },
      completion: { isFinished in
        old.view.isHidden = false
        end(isFinished)
      }
    )
  }
}

extension UIView.AnimationOptions {
  /// Whether the options ask for a transition between old and new content.
  fileprivate var hasTransition: Bool { ViewTransition.Style(self) != nil }
}
