public import Foundation

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
  /// No operation. The items return to where the drag began.
  case cancel = 0
  /// No operation, although the view usually accepts such items. A badge indicates it.
  case forbidden = 1
  /// Copies the items. A green badge indicates it.
  case copy = 2
  /// Moves the items, or copies them if the drag does not allow moves.
  case move = 3
}

/// The proposal of a view for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of a drop.
  public final let operation: UIDropOperation
  /// Whether the exact position in the view matters, as in text; without effect on Linux.
  ///
  /// Default: `false`.
  open var isPrecise = false
  /// Whether the items are shown at full size while they are over the view.
  ///
  /// Default: `false`.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  ///
  /// - Parameter operation: The effect of a drop.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
