public import Foundation
import UIKitGraphics
import UIKitSupport

/// A group of animations that end together.
///
///     CATransaction.begin()
///     CATransaction.setCompletionBlock { self.showTotal() }
///     tableView.deleteRows(at: paths, with: .fade)
///     CATransaction.commit()
///
/// Transactions nest: an outer transaction also waits for the inner ones.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct OpenTransaction {
    let group: AnimationGroup
    let completion: Completion
    /// Whether animation blocks were enabled outside of the transaction.
    let wasEnabled: Bool
    var defaults: AnimationDefaults
  }

  private final class Completion {
    var block: (() -> Void)?
  }

  private static var stack: [OpenTransaction] = []

  /// The group of the innermost transaction; `nil` outside of transactions.
  static var openGroup: AnimationGroup? { stack.last?.group }

  /// Begins a transaction, until the matching `commit()`.
  public static func begin() {
    demandMainThread(CATransaction.self, "begin()")
    let completion = Completion()
    let group = AnimationGroup(outer: openGroup) { _ in completion.block?() }
    stack.append(
      OpenTransaction(
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
    let endedTransaction = stack.removeLast()
    AnimationContext.isEnabled = endedTransaction.wasEnabled
    endedTransaction.group.seal(on: WindowHost.current)
  }

  /// Sets the closure to call after all animations of the transaction have ended, including those
  /// added before this call.
  ///
  /// Without animations the closure is called in the next frame. Does nothing outside of
  /// transactions.
  ///
  /// - Parameter block: The closure; `nil` for none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    stack.last?.completion.block = block
  }

  /// Returns the completion closure of the innermost transaction.
  public static func completionBlock() -> (() -> Void)? { stack.last?.completion.block }

  /// Sets whether changes in the transaction are made without animation, even in animation blocks.
  ///
  /// Does nothing outside of transactions.
  ///
  /// - Parameter flag: `true` to disable animations; `false` for the behaviour outside of the
  ///   transaction.
  public static func setDisableActions(_ flag: Bool) {
    guard let transaction = stack.last else { return }
    AnimationContext.isEnabled = !flag && transaction.wasEnabled
  }

  /// Returns whether changes are made without animation.
  public static func disableActions() -> Bool { !AnimationContext.isEnabled }

  /// The default values for layer animations that do not set their own.
  static var defaults: AnimationDefaults { stack.last?.defaults ?? AnimationDefaults() }

  /// Sets the duration of animations that are added to layers in the transaction without their own
  /// duration.
  ///
  /// Does nothing outside of transactions. Changes of layers are not animated implicitly;
  /// `UIView.animate(withDuration:animations:)` animates views.
  ///
  /// - Parameter dur: Seconds; 0, negative values and NaN count as 0.25, values above a day as a
  ///   day.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    guard !stack.isEmpty else { return }
    let duration = dur > 0 ? AnimationTiming.bounded(dur) : AnimationDefaults().duration
    stack[stack.count - 1].defaults.duration = duration
  }

  /// Returns the duration of animations without their own, in seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { defaults.duration }

  /// Sets the timing function of animations that are added to layers in the transaction without
  /// their own timing function.
  ///
  /// Does nothing outside of transactions.
  ///
  /// - Parameter function: The timing function; `nil` for linear progress.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1].defaults.function = function
  }

  /// Returns the timing function of animations without their own; `nil`, the default, for linear
  /// progress.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { defaults.function }

  /// Lays out all windows immediately instead of in the next frame.
  public static func flush() {
    demandMainThread(CATransaction.self, "flush()")
    for window in WindowHost.current.windows { window.layoutIfNeeded() }
  }
}
