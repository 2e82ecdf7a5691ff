public import Foundation

/// The delegate of a drag interaction, which provides the items and is notified of the drag.
///
/// The order of calls: `itemsForBeginning` when a finger has rested or the pointer has moved with
/// its button held, `previewForLifting` for each item, `willAnimateLift`, `sessionWillBegin` when
/// the lifted items start moving, `sessionDidMove` for each movement, `willEndWith`, animations,
/// `didEndWith`, and `sessionDidTransferItems` when all data was transferred.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items to drag.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session, still without items.
  /// - Returns: The items; an empty array prevents the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns the preview of an item to lift. Default: the interaction's view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - session: The drag session.
  /// - Returns: The preview; `nil` lifts none.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called before the items are lifted. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - animator: The animator for animations alongside. They end at `.start` if the lift does not
  ///     lead to a drag.
  ///   - session: The drag session.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// Called when the lifted items start moving. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )

  /// Returns whether the items may be moved. Default: `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `false` to allow only copies.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items are unavailable to other applications. Default: `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: Whether the items stay in this application.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Returns whether large previews keep their size. Default: `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  /// - Returns: `false` to scale previews down to a width of 400 points.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// Called when the drag has moved. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Called when the drag has ended, before the animations. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - operation: The operation on the items; `.cancel` if they return.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// Called when the drag has ended, after the animations. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - operation: The operation on the items. After `.move`, remove them here.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Called when all requested data was transferred. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )

  /// Returns items to add when another finger taps the view during the drag. Default: none.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag session.
  ///   - point: The position of the tap, in the view's coordinates.
  /// - Returns: The items; an empty array leaves the tap to other gestures.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Returns the drag session for added items. Default: the current session, if it began in this
  /// view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - sessions: The sessions; at most one at a time.
  ///   - point: The position of the tap, in the view's coordinates.
  /// - Returns: One of the sessions; `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?

  /// Called on the delegate of the source interaction before items are added. Default: does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The source interaction of the drag.
  ///   - session: The drag session.
  ///   - items: The new items.
  ///   - addingInteraction: The interaction that adds them.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  )

  /// Returns the destination of a returning item. Default: the position of its lift.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview at the position of the lift.
  /// - Returns: The preview; `nil` fades the item out at its current position.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before an item returns. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: The animator for animations alongside.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

extension UIDragInteractionDelegate {
  /// Returns a preview of the interaction's view.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}
  /// Returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {}
  /// Returns no items.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns the current session if it began in the interaction's view; otherwise `nil`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.first { ($0 as? DragSession)?.source === interaction } }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  /// Returns the position of the lift.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
