public import Foundation

/// The buttons that swiping a row in one direction reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the row's end towards its middle.
  public let actions: [UIContextualAction]

  /// Whether swiping across the row performs the first action without a tap.
  ///
  /// Default: `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The buttons, from the row's end towards its middle; with
  ///   none the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
