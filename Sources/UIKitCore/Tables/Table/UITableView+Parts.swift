import UIKitLists

// Short names of what the table's core holds.
extension UITableView {
  /// Colours, fonts and metrics; see `updateLook()`.
  final var look: TableLook { model.look }

  /// Whether groups are drawn.
  final var isGrouped: Bool { model.isGrouped }

  /// The storage of the properties that are plain settings.
  final var configuration: TableConfiguration {
    get { model.configuration }
    _modify { yield &model.configuration }
  }

  /// Whether the table has to be loaded before it answers a query.
  final var needsLoad: Bool { session.needsLoad }
}
