/// Counts the cells of all tables, for displaying frame costs and for tests.
@MainActor
enum CellCounter {
  /// The number of cells created.
  static var created = 0
  /// The number of cells reused.
  static var reused = 0
}
