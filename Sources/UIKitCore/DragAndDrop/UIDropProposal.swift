public import Foundation

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, although the view takes such items at other times; a mark says so.
  case forbidden = 1
  /// The items are copied; a green mark says so.
  case copy = 2
  /// The items are moved; only drags that allow it do so, others copy.
  case move = 3
}

/// What a view would do with the items of a drag if they were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What a drop would do.
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
  /// - Parameter operation: What a drop would do.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
