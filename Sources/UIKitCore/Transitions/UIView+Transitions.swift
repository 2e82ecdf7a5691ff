public import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// Changes the content of a view, with a transition from its former appearance.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
  ///       label.text = "Ready"
  ///     }
  ///
  /// Without a style among the options, outside of a window, and for a view of more than eight
  /// million pixels, the changes are animated as in an ordinary block.
  ///
  /// - Parameters:
  ///   - view: The view, with everything in it.
  ///   - duration: Seconds, at most a day; 0 or less changes at once.
  ///   - options: The style, curve and repetition. With `.allowAnimatedContent` the changes are
  ///     animated as well.
  ///   - animations: Changes the view, or adds, removes, shows and hides subviews.
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

  /// Puts a view in the place of another one, with a transition of their superview.
  ///
  /// Nothing changes when both are the same, or when the first one has no superview.
  ///
  /// - Parameters:
  ///   - fromView: Removed from its superview, or hidden with `.showHideTransitionViews`.
  ///   - toView: Added to that superview, or shown.
  ///   - duration: Seconds, at most a day; 0 or less changes at once.
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
  /// Begins to change from the pixels that the view shows now.
  ///
  /// - Parameters:
  ///   - style: The style of the transition.
  ///   - block: Duration and group.
  /// - Returns: `false` when the view shows nothing, or more than fits into memory.
  fileprivate final func beginTransition(
    _ style: ViewTransition.Style,
    _ block: AnimationContext.Block
  ) -> Bool {
    guard windowStorage != nil, !shownExtent.isEmpty,
      let picture = ViewPicture(ofShown: self, scale: Double(traitCollection.displayScale))
    else { return false }
    for group in animations?.remove(.transition) ?? [] { group.end(finished: false) }
    layerOrNew.transition = ViewTransition(style: style, picture: picture)
    AnimationContext.with(block) {
      recordAnimation(of: .transition, from: .scalar(1), to: .scalar(0))
    }
    return true
  }
}

extension UIView.AnimationOptions {
  /// In a transition, changes of properties are animated as well.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// In `transition(from:to:duration:options:completion:)`, views are hidden and shown, and keep
  /// their superview.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// No transition; the default.
  public static let transitionNone: UIView.AnimationOptions = []
  /// A turn about the vertical axis, to the right.
  ///
  /// Without perspective it looks as the one to the left.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// A turn about the vertical axis, to the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// A turn about the horizontal axis, downwards.
  ///
  /// Without perspective it looks as the one upwards.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A turn about the horizontal axis, upwards.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// The old content fades into the new one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

  /// Not available: pages do not curl.
  @available(*, unavailable, message: "Pages do not curl; use `transitionCrossDissolve`")
  public static var transitionCurlUp: UIView.AnimationOptions { [] }
  /// Not available: pages do not curl.
  @available(*, unavailable, message: "Pages do not curl; use `transitionCrossDissolve`")
  public static var transitionCurlDown: UIView.AnimationOptions { [] }
}

extension ViewTransition.Style {
  /// The style that options name; `nil` for none.
  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 15 {
    case 1, 2: self = .flip(isVertical: false)
    case 6, 7: self = .flip(isVertical: true)
    case 5: self = .crossDissolve
    default: return nil
    }
  }
}
