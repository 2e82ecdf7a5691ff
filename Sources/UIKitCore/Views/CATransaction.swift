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
      Open(group: group, completion: completion, wasEnabled: AnimationContext.isEnabled)
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

  /// Sets what is called when all animations have ended that begin later in the transaction.
  ///
  /// Without animations it is called in the next frame. Nothing happens outside of transactions.
  ///
  /// - Parameter block: `nil` calls nothing.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    stack.last?.completion.block = block
  }

  /// What is called when all animations of the innermost transaction have ended.
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

  /// Not available: there are no changes that are animated by themselves.
  @available(*, unavailable, message: "Views are animated by `UIView.animate(withDuration:)`")
  public static func setAnimationDuration(_ duration: TimeInterval) {}
}
