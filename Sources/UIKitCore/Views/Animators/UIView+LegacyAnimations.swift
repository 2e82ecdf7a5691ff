public import Foundation
import UIKitGraphics
import UIKitSupport

/// Animation blocks between two calls, as before iOS 4.
///
///     UIView.beginAnimations(nil, context: nil)
///     UIView.setAnimationDuration(0.3)
///     card.alpha = 1
///     UIView.commitAnimations()
@MainActor
private enum LegacyAnimations {
  @MainActor
  struct OpenBlock {
    let outerBlock: AnimationContext.Block?
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

  static var stack: [OpenBlock] = []

  /// Changes the settings of the innermost block, and applies them to subsequent changes; does
  /// nothing outside of a block.
  static func updateInnermostBlock(_ update: (inout OpenBlock) -> Void) {
    guard !stack.isEmpty else { return }
    update(&stack[stack.count - 1])
    AnimationContext.current = stack.last?.block
  }
}

extension UIView {
  /// Begins an animation block, which ends with the matching `commitAnimations()`.
  ///
  /// - Parameters:
  ///   - animationID: Ignored.
  ///   - context: Ignored.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    demandMainThread(UIView.self, "beginAnimations(_:context:)")
    let group = AnimationGroup(outer: CATransaction.openGroup, completion: nil)
    LegacyAnimations.stack.append(.init(outerBlock: AnimationContext.current, group: group))
    LegacyAnimations.updateInnermostBlock { _ in }
  }

  /// Ends the innermost animation block; the program stops if there is none.
  public class func commitAnimations() {
    demand(
      !LegacyAnimations.stack.isEmpty,
      "commitAnimations() was called without a matching beginAnimations(_:context:)"
    )
    let endedBlock = LegacyAnimations.stack.removeLast()
    AnimationContext.current = endedBlock.outerBlock
    endedBlock.group.seal(on: WindowHost.current)
  }

  /// Sets the duration of subsequent changes.
  ///
  /// - Parameter duration: Seconds; initially 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimations.updateInnermostBlock { $0.duration = duration }
  }

  /// Sets the delay of subsequent changes.
  ///
  /// - Parameter delay: Seconds; initially 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimations.updateInnermostBlock { $0.delay = delay }
  }

  /// Sets the curve of subsequent changes.
  ///
  /// - Parameter curve: The curve; initially `.easeInOut`.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    LegacyAnimations.updateInnermostBlock { $0.curve = curve }
  }

  /// Sets whether subsequent changes repeat.
  ///
  /// - Parameter repeatCount: A count greater than 1 repeats forever.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimations.updateInnermostBlock { $0.repeats = repeatCount > 1 }
  }

  /// Sets whether subsequent changes reverse to their start.
  ///
  /// - Parameter repeatAutoreverses: Whether the changes reverse; initially `false`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimations.updateInnermostBlock { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether subsequent changes begin from the presented values; has no effect, because they
  /// always do.
  ///
  /// - Parameter fromCurrentState: Ignored.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
