public import Foundation

/// Supplies the items that are dragged out of a view, and is notified of the drag.
///
/// The order: `itemsForBeginning` when a finger has rested or the pointer has moved with its button
/// held, `previewForLifting` for each item, `willAnimateLift`, `sessionWillBegin` when the lifted
/// items move, `sessionDidMove` at each step, `willEndWith`, animations, `didEndWith`, and
/// `sessionDidTransferItems` when all data has been handed over.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// The items to drag.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag, still without items.
  /// - Returns: None, and there is no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns the preview of an item that is lifted. Default: the interaction's view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - session: The drag.
  /// - Returns: `nil` lifts nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called before the items are lifted. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - animator: Collects animations alongside; they end at `.start` if the lift does not lead to
  ///     a drag.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  /// Called when the lifted items begin to move. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )

  /// Whether the items may be moved. Default: `true`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: `false` for copies only.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Whether other programs get nothing. Default: `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: Whether the items stay in this program.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Whether large previews keep their size. Default: `false`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: `false` makes those wider than 400 points as narrow.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool

  /// Called when the drag has moved. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Called when the drag is over, before the animations. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - operation: The operation on the items; `.cancel` when they return.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  /// Called when the drag is over, after the animations. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - operation: The operation on the items; after `.move` they are removed here.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Called when all requested data has been handed over. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )

  /// More items, when another finger taps the view during the drag. Default: none.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - point: The position of the finger, in the view's coordinates.
  /// - Returns: None, and the tap is an ordinary one.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Returns the drag that gets more items. Default: the current drag, if it began in this view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - sessions: The drags; there is at most one at a time.
  ///   - point: The position of the finger, in the view's coordinates.
  /// - Returns: One of them, or `nil` for none.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?

  /// Called on the interaction of the drag's beginning, when items are added to it. Default: does
  /// nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction in which the drag began.
  ///   - session: The drag.
  ///   - items: The new items.
  ///   - addingInteraction: The interaction that adds them.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  )

  /// Returns the place to which an item returns. Default: the place where it was lifted.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview where it was lifted.
  /// - Returns: `nil` lets it fade at its place.
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
  ///   - animator: Takes changes that go along.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

extension UIDragInteractionDelegate {
  /// The interaction's view.
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
  /// Moves are allowed.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Other programs may get the items.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Large previews shrink.
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
  /// None.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns the current drag.
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
  /// Returns the place where the item was lifted.
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
