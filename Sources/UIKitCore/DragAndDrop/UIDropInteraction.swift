public import Foundation
import UIKitGraphics

/// The delegate of a drop interaction, which accepts drops on a view.
///
/// The order of calls: `canHandle` once for each drag, `sessionDidEnter`, `sessionDidUpdate` for
/// each movement, and `sessionDidExit` when the drag leaves. A drop calls `performDrop`, then
/// `previewForDropping` and `willAnimateDrop` for each item, and `concludeDrop` after the
/// animations. `sessionDidEnd` is last if the drag ever entered. Items from other applications have
/// no previews, and their drop concludes immediately.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view accepts a drag. Otherwise its ancestors are queried.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: Whether the view accepts the drag; `true` by default.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the drag has entered the view. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns the effect of a drop at the current position. Default: `.cancel`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  /// - Returns: The proposal. Without this method the view accepts no drops.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the drag has left the view or was cancelled. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Accepts the items. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session, whose data can be loaded from now on.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called after the animations of a drop. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called at the end of a drag that has entered the view. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drop session.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// Returns the preview and the destination of a dropped item. Default: `nil`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview at its current position.
  /// - Returns: The preview; `nil` fades the item out at its current position.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before a dropped item moves to its destination. Default: does nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: The animator for animations alongside.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {}
  /// Returns `.cancel`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {}
  /// Returns `nil`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

/// An interaction for accepting drops from other views, and of files and texts from other
/// applications.
///
/// Windows refuse drops from other applications until a view has a drop interaction.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate, which accepts the drops; not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several sessions may be over the view simultaneously; without effect, because there is
  /// at most one.
  ///
  /// Default: `false`.
  open var allowsSimultaneousDropSessions = false
  /// Whether the interaction requires the desktop window to accept drops from other applications.
  final var acceptsForeignDrags = true

  /// Creates an interaction to add to a view.
  ///
  /// - Parameter delegate: The delegate, which accepts the drops; not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view and makes the desktop window accept drops.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil, acceptsForeignDrags { WindowHost.current.wantsDrops = true }
  }
}
