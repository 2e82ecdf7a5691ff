/// Counts the cells of all tables, for the read-out and for tests.
@MainActor
enum CellCounter {
  /// Cells made since the start.
  static var created = 0
  /// How often a cell was handed out again since the start.
  static var reused = 0
}
