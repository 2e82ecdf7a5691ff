import Foundation
import UIKitGraphics

/// The interactions entered by a drag, and the proposal of the current target.
@MainActor
final class DropTargets {
  private let drop: DropSession
  /// Whether the drag continues.
  ///
  /// The application may end it in any delegate method.
  var isActive = true
  /// The interaction of the view under the drag.
  private(set) weak var target: UIDropInteraction?
  /// The proposal for a drop at the position of the last query.
  private(set) var proposal = UIDropProposal(operation: .cancel)
  /// The view under the drag at the last query, for detecting changes.
  private weak var queriedView: UIView?
  private var queriedPoint = CGPoint.zero
  /// The result of each interaction's `canHandle`, which is called once for each drag.
  private var canHandleResults: [ObjectIdentifier: (interaction: UIDropInteraction, takes: Bool)] =
    [:]
  /// The entered interactions, in order.
  private var enteredInteractions: [UIDropInteraction] = []

  init(_ drop: DropSession) { self.drop = drop }

  /// Queries the view under the drag for a proposal.
  ///
  /// - Parameters:
  ///   - hit: The view under the drag; `nil` outside the window.
  ///   - outside: The effect of a drop outside the window.
  func update(_ hit: UIView?, outside: UIDropOperation) {
    queriedView = hit
    queriedPoint = hit.map(drop.location(in:)) ?? .zero
    let newTarget = hit.flatMap(interaction(from:))
    if newTarget !== target {
      let oldTarget = target
      target = newTarget
      if let oldTarget { oldTarget.delegate?.dropInteraction(oldTarget, sessionDidExit: drop) }
      if let newTarget, isActive, target === newTarget { enter(newTarget) }
    }
    guard isActive else { return }
    proposal = hit == nil ? UIDropProposal(operation: outside) : proposedOperation
  }

  /// Returns whether the view under the drag, or its position relative to the drag, has changed
  /// since the last query.
  func needsUpdate(_ hit: UIView?) -> Bool {
    hit !== queriedView || hit.map(drop.location(in:)) ?? .zero != queriedPoint
  }

  /// Requests a new query after layout, because the content has changed.
  func contentDidChange() { queriedView = nil }

  private func enter(_ interaction: UIDropInteraction) {
    if !enteredInteractions.contains(interaction) { enteredInteractions.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: drop)
  }

  /// The proposal of the target.
  ///
  /// A move becomes a copy if the source does not allow moves.
  private var proposedOperation: UIDropProposal {
    guard let target, let delegate = target.delegate else {
      return UIDropProposal(operation: .cancel)
    }
    let proposal = delegate.dropInteraction(target, sessionDidUpdate: drop)
    guard proposal.operation == .move, !drop.allowsMoveOperation else { return proposal }
    let copy = UIDropProposal(operation: .copy)
    copy.prefersFullSizePreview = proposal.prefersFullSizePreview
    return copy
  }

  /// Returns the innermost interaction around a view that accepts the drag.
  private func interaction(from view: UIView) -> UIDropInteraction? {
    for view in sequence(first: view, next: \.superviewStorage) {
      for case let interaction as UIDropInteraction in view.interactionStorage.reversed()
      where canHandle(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if let cached = canHandleResults[ObjectIdentifier(interaction)] { return cached.takes }
    let takes =
      interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    canHandleResults[ObjectIdentifier(interaction)] = (interaction, takes)
    return takes
  }

  /// The target and the operation of a drop; `nil` if a drop would have no effect.
  var acceptingTarget: (target: UIDropInteraction, operation: UIDropOperation)? {
    let operation = proposal.operation
    guard let target, target.view?.windowStorage != nil, operation == .copy || operation == .move
    else { return nil }
    return (target, operation)
  }

  /// Exits the view under the drag.
  func leave() {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
    target = nil
  }

  /// Ends the session for all entered interactions.
  func end() {
    for interaction in enteredInteractions {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
  }
}
