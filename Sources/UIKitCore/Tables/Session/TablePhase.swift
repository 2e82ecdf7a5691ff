/// The pass that a table view is executing.
enum TablePhase {
  /// Counts, heights, titles and index entries are queried.
  case loading
  /// Heights are queried again, or premeasured for a scroll target.
  case measuring
  /// Cells, headers and footers are brought in line with the visible area.
  case tiling
  /// A batch of changes is applied.
  case applying

  /// The phases that may begin during this one; `nil` is an idle table.
  ///
  /// Each phase makes callbacks, in which the application may reload the table. All other
  /// changes that it makes are deferred until the phase ends.
  static func successors(of phase: TablePhase?) -> [TablePhase] {
    switch phase {
    case nil: [.loading, .measuring, .tiling, .applying]
    case .loading, .measuring, .tiling, .applying: [.loading]
    }
  }

  /// Whether cells, headers and footers are made, moved or removed in the phase.
  var changesViews: Bool {
    switch self {
    case .measuring, .tiling, .applying: true
    case .loading: false
    }
  }
}
