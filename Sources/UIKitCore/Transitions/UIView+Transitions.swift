public import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// Changes the content of a view, with a transition from its previous appearance.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
  ///       label.text = "Ready"
  ///     }
  ///
  /// Without a transition style in the options, outside of a window, or for a view of more than
  /// eight million pixels, the changes are animated as in an ordinary block.
  ///
  /// - Parameters:
  ///   - view: The view, with its descendants.
  ///   - duration: Seconds, at most a day; with 0 or less the changes are immediate.
  ///   - options: The style, curve and repetition. With `.allowAnimatedContent` the changes are
  ///     also animated.
  ///   - animations: Changes the view, or adds, removes, shows or hides subviews.
  ///   - completion: As for `animate(withDuration:delay:options:animations:completion:)`.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: 0, options: options)
    run(timing, completion: completion) { block in
      guard let block, let style = ViewTransition.Style(options),
        view.beginTransition(style, block)
      else {
        animations?()
        return
      }
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        AnimationContext.with(nil) { animations?() }
      }
    }
  }

  /// Replaces a view with another, with a transition of their superview.
  ///
  /// If both are the same view, or if the first view has no superview, nothing changes, and only
  /// the completion handler is called.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove, or to hide with `.showHideTransitionViews`.
  ///   - toView: The view to add to the superview, or to show.
  ///   - duration: Seconds, at most a day; with 0 or less the changes are immediate.
  ///   - options: The style, curve and repetition.
  ///   - completion: As for `animate(withDuration:delay:options:animations:completion:)`.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview, fromView !== toView else {
      run(
        AnimationTiming(duration: 0, delay: 0, options: []),
        animations: {},
        completion: completion
      )
      return
    }
    transition(
      with: superview,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}

extension UIView {
  /// Begins a transition from the view's current pixels.
  ///
  /// - Parameters:
  ///   - style: The style of the transition.
  ///   - block: The animation block with the duration and group.
  /// - Returns: Whether the transition has begun; `false` if the view is not in a window, or has no
  ///   pixels or too many.
  fileprivate final func beginTransition(
    _ style: ViewTransition.Style,
    _ block: AnimationContext.Block
  ) -> Bool {
    guard windowStorage != nil, !recordedExtent.isEmpty,
      let snapshot = ViewSnapshot(ofShown: self, scale: Double(traitCollection.displayScale))
    else { return false }
    for group in animations?.remove(.transition) ?? [] { group.end(finished: false) }
    layerOrNew.transition = ViewTransition(style: style, snapshot: snapshot)
    AnimationContext.with(block) {
      recordAnimation(of: .transition, from: .scalar(1), to: .scalar(0))
    }
    return true
  }
}

extension UIView.AnimationOptions {
  /// Also animates property changes in a transition.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// In `transition(from:to:duration:options:completion:)`, hides and shows the views, which keep
  /// their superview.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// A flip about the vertical axis, to the right.
  ///
  /// Without perspective it looks like the flip to the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// A flip about the vertical axis, to the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// A flip about the horizontal axis, downwards.
  ///
  /// Without perspective it looks like the flip upwards.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A flip about the horizontal axis, upwards.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// A cross-fade from the old to the new content.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

  /// Not available: page curls are not supported.
  @available(*, unavailable, message: "Pages do not curl; use `transitionCrossDissolve`")
  public static var transitionCurlUp: UIView.AnimationOptions { [] }
  /// Not available: page curls are not supported.
  @available(*, unavailable, message: "Pages do not curl; use `transitionCrossDissolve`")
  public static var transitionCurlDown: UIView.AnimationOptions { [] }
}

extension ViewTransition.Style {
  /// Creates the style specified by options; `nil` for none.
  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 15 {
    case 1, 2: self = .flip(isVertical: false)
    case 6, 7: self = .flip(isVertical: true)
    case 5: self = .crossDissolve
    default: return nil
    }
  }
}
