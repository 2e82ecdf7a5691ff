/// What a table view is doing with its rows.
enum TablePhase {
  /// The data source is asked for everything but cells.
  case loading
  /// Heights are asked for again, or ahead of a scroll.
  case measuring
  /// Cells, headers and footers are brought in line with the visible area.
  case tiling
  /// A batch of changes is carried out.
  case applying

  /// The phases that may begin during this one; `nil` stands for a table that does nothing.
  ///
  /// During each phase the application is called, and may reload the table. Everything else
  /// that it does then is deferred until the phase is over.
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
