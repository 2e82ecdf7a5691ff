import Foundation
import UIKitGraphics

/// The interactions that a drag enters, and the proposal of the one below it.
@MainActor
final class DropTargets {
  private let drop: DropSession
  /// Whether the drag continues: the application may end it in any of its methods.
  var isActive = true
  /// The interaction over whose view the drag is, and its proposal.
  private(set) weak var target: UIDropInteraction?
  private(set) var proposal = UIDropProposal(operation: .cancel)
  /// The view that was below the drag when the target was queried last, and the position of the
  /// drag in it.
  private weak var queriedView: UIView?
  private var queriedPoint = CGPoint.zero
  /// The answers of the interactions to `canHandle`.
  private var answers: [ObjectIdentifier: (interaction: UIDropInteraction, takes: Bool)] = [:]
  /// The interactions that the drag has entered, in their order.
  private var entered: [UIDropInteraction] = []

  init(_ drop: DropSession) { self.drop = drop }

  /// Queries the view below the drag for the effect of a drop.
  ///
  /// - Parameters:
  ///   - hit: The view; `nil` outside of the window.
  ///   - outside: The effect of a drop there.
  func update(_ hit: UIView?, outside: UIDropOperation) {
    queriedView = hit
    queriedPoint = hit.map(drop.location(in:)) ?? .zero
    let found = hit.flatMap(interaction(from:))
    if found !== target {
      let old = target
      target = found
      if let old { old.delegate?.dropInteraction(old, sessionDidExit: drop) }
      if let found, isActive, target === found { enter(found) }
    }
    guard isActive else { return }
    proposal = hit == nil ? UIDropProposal(operation: outside) : proposedOperation
  }

  /// Whether another view is below the drag than when the target was queried, or it has moved
  /// there.
  func needsUpdate(_ hit: UIView?) -> Bool {
    hit !== queriedView || hit.map(drop.location(in:)) ?? .zero != queriedPoint
  }

  /// Queries the view below the drag again after layout, because its content has changed.
  func contentChanged() { queriedView = nil }

  private func enter(_ interaction: UIDropInteraction) {
    if !entered.contains(interaction) { entered.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: drop)
  }

  /// The proposal of the target; a move that the source does not allow is a copy.
  private var proposedOperation: UIDropProposal {
    guard let target, let delegate = target.delegate else {
      return UIDropProposal(operation: .cancel)
    }
    let wanted = delegate.dropInteraction(target, sessionDidUpdate: drop)
    guard wanted.operation == .move, !drop.allowsMoveOperation else { return wanted }
    let copy = UIDropProposal(operation: .copy)
    copy.prefersFullSizePreview = wanted.prefersFullSizePreview
    return copy
  }

  /// The innermost interaction around a view that takes the drag.
  private func interaction(from view: UIView) -> UIDropInteraction? {
    for view in sequence(first: view, next: \.superviewStorage) {
      for case let interaction as UIDropInteraction in view.interactionStorage.reversed()
      where takes(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func takes(_ interaction: UIDropInteraction) -> Bool {
    if let known = answers[ObjectIdentifier(interaction)] { return known.takes }
    let takes =
      interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    answers[ObjectIdentifier(interaction)] = (interaction, takes)
    return takes
  }

  /// The target with the operation of a drop; `nil` when it would do nothing.
  var taker: (target: UIDropInteraction, operation: UIDropOperation)? {
    let operation = proposal.operation
    guard let target, target.view?.windowStorage != nil, operation == .copy || operation == .move
    else { return nil }
    return (target, operation)
  }

  /// Leaves the view below the drag.
  func leave() {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
    target = nil
  }

  /// Ends the drag for all views that it has entered.
  func end() {
    for interaction in entered {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
  }
}
