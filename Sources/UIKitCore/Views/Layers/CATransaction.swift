public import Foundation
import UIKitGraphics
import UIKitSupport

/// Code whose animations end together.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { self.showTotal() }
///     tableView.deleteRows(at: paths, with: .fade)
///     CATransaction.commit()
///
/// Transactions nest: an outer one also waits for those inside of it.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Open {
    let group: AnimationGroup
    let completion: Completion
    /// Whether blocks animated outside of the transaction.
    let wasEnabled: Bool
    var defaults: AnimationDefaults
  }

  private final class Completion {
    var block: (() -> Void)?
  }

  private static var stack: [Open] = []

  /// The group of the innermost transaction; `nil` outside of transactions.
  static var openGroup: AnimationGroup? { stack.last?.group }

  /// Begins a transaction, until the matching `commit()`.
  public static func begin() {
    demandMainThread(CATransaction.self, "begin()")
    let completion = Completion()
    let group = AnimationGroup(outer: openGroup) { _ in completion.block?() }
    stack.append(
      Open(
        group: group,
        completion: completion,
        wasEnabled: AnimationContext.isEnabled,
        defaults: defaults
      )
    )
  }

  /// Ends the innermost transaction.
  ///
  /// - Precondition: A transaction was begun.
  public static func commit() {
    demandMainThread(CATransaction.self, "commit()")
    demand(!stack.isEmpty, "CATransaction.commit() was called without a matching begin()")
    let ended = stack.removeLast()
    AnimationContext.isEnabled = ended.wasEnabled
    ended.group.seal(on: WindowHost.current)
  }

  /// Sets the closure that is called when all animations have ended that begin later in the
  /// transaction.
  ///
  /// Without animations it is called in the next frame. Nothing happens outside of transactions.
  ///
  /// - Parameter block: `nil` calls nothing.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    stack.last?.completion.block = block
  }

  /// The closure that is called when all animations of the innermost transaction have ended.
  public static func completionBlock() -> (() -> Void)? { stack.last?.completion.block }

  /// Sets whether changes in the transaction are not animated, also in animation blocks.
  ///
  /// Nothing happens outside of transactions.
  ///
  /// - Parameter flag: `true` for no animations; `false` as outside of the transaction.
  public static func setDisableActions(_ flag: Bool) {
    guard let open = stack.last else { return }
    AnimationContext.isEnabled = !flag && open.wasEnabled
  }

  /// Whether changes are not animated.
  public static func disableActions() -> Bool { !AnimationContext.isEnabled }

  /// The values of animations that are added to layers and set none themselves.
  static var defaults: AnimationDefaults { stack.last?.defaults ?? AnimationDefaults() }

  /// Sets the duration of animations that are added to layers in the transaction, and have none
  /// themselves.
  ///
  /// Nothing happens outside of transactions. Changes of layers are not animated by themselves: views
  /// are by `UIView.animate(withDuration:animations:)`.
  ///
  /// - Parameter dur: Seconds; 0, negative numbers and NaN count as 0.25, and more than a day as a
  ///   day.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    guard !stack.isEmpty else { return }
    let duration = dur > 0 ? AnimationTiming.bounded(dur) : AnimationDefaults().duration
    stack[stack.count - 1].defaults.duration = duration
  }

  /// The duration of animations that have none themselves, in seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { defaults.duration }

  /// Sets the progress of animations that are added to layers in the transaction, and have none
  /// themselves.
  ///
  /// Nothing happens outside of transactions.
  ///
  /// - Parameter function: The progress; `nil` is constant speed.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].defaults.function = function
  }

  /// The progress of animations that have none themselves; `nil`, the default, is constant speed.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { defaults.function }

  /// Lays out all windows now; without it the next frame does.
  public static func flush() {
    demandMainThread(CATransaction.self, "flush()")
    for window in WindowHost.current.windows { window.layoutIfNeeded() }
  }
}
