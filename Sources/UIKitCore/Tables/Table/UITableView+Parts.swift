import UIKitLists
import UIKitGraphics

// Shorthands for the components of the table.
extension UITableView {
  /// The colours, fonts and metrics; see `updateTheme()`.
  final var scaledTheme: ScaledTableTheme { model.scaledTheme }

  /// Whether the rows of a section are drawn as a group.
  final var isGrouped: Bool { model.isGrouped }

  /// The storage of the properties that are plain settings.
  final var configuration: TableConfiguration {
    get { model.configuration }
    _modify { yield &model.configuration }
  }

  /// Whether the table must be loaded before it can answer a query.
  final var needsLoad: Bool { session.needsLoad }

  /// The helpers that respond to the user.
  final var interaction: TableInteraction { parts.interaction }
  final var touchTracker: TableTouchTracker { parts.interaction.touchTracker }
  final var focus: TableFocus { parts.interaction.focus }
  final var editing: TableEditing { parts.interaction.editing }
  final var swipes: TableSwipes { parts.interaction.swipes }
  final var reorder: TableReorder { parts.interaction.reorder }
  final var menu: TableMenu { parts.interaction.menu }

  /// Whether the user can select several rows in the current mode.
  final var selectsMultipleRows: Bool { session.selectsMultipleRows }

  final var session: TableSession { parts.session }
  /// The layout model of the rows, as last loaded from the data source.
  final var model: TableModel { parts.session.model }
  final var tiler: TableTiler { parts.tiler }
  final var reuse: TableReuse { parts.reuse }
  final var updates: TableUpdates { parts.updates }
  /// The selected rows.
  final var selection: SelectionSet {
    get { parts.session.selection }
    _modify { yield &parts.session.selection }
  }

  final var prefetcher: TablePrefetcher? {
    get { parts.prefetcher }
    set { parts.prefetcher = newValue }
  }
  final var indexBar: TableIndexBar? {
    get { interaction.indexBar }
    set { interaction.indexBar = newValue }
  }

  /// Returns the table after checking that the caller is on the main thread.
  final func checked(_ member: StaticString = #function) -> UITableView {
    demandMainThread(type(of: self), member)
    return self
  }
}
