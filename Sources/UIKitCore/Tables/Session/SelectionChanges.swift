/// Collects the changes of a table's selection of which observers have not been notified.
@MainActor
struct SelectionChanges {
  /// How many actions of the user are under way, each inside the one before.
  var actions = 0
  /// Whether observers are notified at the end of the action, the load or the batch.
  var isPending = false
}
