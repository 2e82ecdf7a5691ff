public import Foundation

/// The buttons revealed by swiping a row in one direction.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons from the row's edge towards its middle.
  public let actions: [UIContextualAction]

  /// Whether swiping across the row performs the first action without a tap.
  ///
  /// Default: `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The buttons from the row's edge towards its middle; without buttons the
  ///   row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
