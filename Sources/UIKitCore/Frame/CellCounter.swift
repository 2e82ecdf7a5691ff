/// Counts the cells of all tables, for the display of frame costs and for tests.
@MainActor
enum CellCounter {
  /// The number of cells created.
  static var created = 0
  /// The number of times a cell was reused.
  static var reused = 0
}
