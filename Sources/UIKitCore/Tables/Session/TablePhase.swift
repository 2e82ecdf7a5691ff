/// The phase that a table view is executing.
enum TablePhase {
  /// The table queries counts, heights, titles and index entries.
  case loading
  /// The table queries heights again or measures rows for a scroll target.
  case measuring
  /// The table updates cells, headers and footers for the visible area.
  case tiling
  /// The table applies a batch of changes.
  case applying

  /// Returns the phases that may begin during a phase; `nil` means an idle table.
  ///
  /// Each phase makes callbacks in which the application may reload the table. All its other
  /// changes are deferred until the phase ends.
  static func successors(of phase: TablePhase?) -> [TablePhase] {
    switch phase {
    case nil: [.loading, .measuring, .tiling, .applying]
    case .loading, .measuring, .tiling, .applying: [.loading]
    }
  }

  /// Whether the phase creates, moves or removes cells, headers and footers.
  var changesViews: Bool {
    switch self {
    case .measuring, .tiling, .applying: true
    case .loading: false
    }
  }
}
