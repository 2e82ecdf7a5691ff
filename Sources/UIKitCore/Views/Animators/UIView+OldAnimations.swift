public import Foundation
import UIKitGraphics
import UIKitSupport

/// Animations of what changes between two calls, as before iOS 4.
///
///     UIView.beginAnimations(nil, context: nil)
///     UIView.setAnimationDuration(0.3)
///     card.alpha = 1
///     UIView.commitAnimations()
@MainActor
private enum OldAnimations {
  @MainActor
  struct Open {
    let outer: AnimationContext.Block?
    let group: AnimationGroup
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeats = false
    var autoreverses = false

    var block: AnimationContext.Block? {
      var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      if repeats { options.insert(.repeat) }
      if autoreverses { options.insert(.autoreverse) }
      let timing = AnimationTiming(duration: duration, delay: delay, options: options)
      guard AnimationContext.isEnabled, timing.total > 0 else { return nil }
      return AnimationContext.Block(timing: timing, group: group)
    }
  }

  static var stack: [Open] = []

  static func change(_ change: (inout Open) -> Void) {
    guard !stack.isEmpty else { return }
    change(&stack[stack.count - 1])
    AnimationContext.current = stack.last?.block
  }
}

extension UIView {
  /// Begins animations, until the matching `commitAnimations()`.
  ///
  /// - Parameters:
  ///   - animationID: Not used.
  ///   - context: Not used.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    demandMainThread(UIView.self, "beginAnimations(_:context:)")
    let group = AnimationGroup(outer: CATransaction.openGroup, completion: nil)
    OldAnimations.stack.append(.init(outer: AnimationContext.current, group: group))
    OldAnimations.change { _ in }
  }

  /// Ends the animations that were begun last; without any the program stops.
  public class func commitAnimations() {
    demand(
      !OldAnimations.stack.isEmpty,
      "commitAnimations() was called without a matching beginAnimations(_:context:)"
    )
    let ended = OldAnimations.stack.removeLast()
    AnimationContext.current = ended.outer
    ended.group.seal(on: WindowHost.current)
  }

  /// Sets the duration of later changes.
  ///
  /// - Parameter duration: Seconds; 0.2 before.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.change { $0.duration = duration }
  }

  /// Sets the delay of later changes.
  ///
  /// - Parameter delay: Seconds; 0 before.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OldAnimations.change { $0.delay = delay }
  }

  /// Sets the curve of later changes.
  ///
  /// - Parameter curve: The curve; `.easeInOut` before.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    OldAnimations.change { $0.curve = curve }
  }

  /// Sets whether later changes repeat.
  ///
  /// - Parameter repeatCount: More than 1 repeats for ever.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.change { $0.repeats = repeatCount > 1 }
  }

  /// Sets whether later changes go back to their start.
  ///
  /// - Parameter repeatAutoreverses: Whether they do; `false` before.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether later changes begin with the values on the screen, which they always do.
  ///
  /// - Parameter fromCurrentState: Not used.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
