/// Questions about many rows or sections, which make no sense any more when a callback has
/// reloaded the table or told of other rows.
@MainActor
struct TableQuestions {
  private let tableView: UITableView
  private let generation: Int
  private let batches: Int

  /// Begins to ask.
  init(about tableView: UITableView) {
    self.tableView = tableView
    generation = tableView.tiler.generation
    batches = tableView.updates.postponedCount
  }

  /// Whether the data source has the rows that it had; else all heights are asked for again.
  var makeSense: Bool {
    guard tableView.tiler.generation == generation else { return false }
    guard tableView.updates.postponedCount != batches else { return true }
    tableView.hasOutdatedHeights = true
    return false
  }
}
