public import Foundation

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, although the view takes such items at other times; shown by a mark.
  case forbidden = 1
  /// The items are copied; shown by a green mark.
  case copy = 2
  /// The items are moved; only drags that allow it do so, others copy.
  case move = 3
}

/// The effect that a view proposes for a drop of the dragged items.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of a drop.
  public final let operation: UIDropOperation
  /// Whether the place within the view matters, as in a text; without an effect here.
  ///
  /// Default: `false`.
  open var isPrecise = false
  /// Whether the items are shown at their full size over the view.
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
