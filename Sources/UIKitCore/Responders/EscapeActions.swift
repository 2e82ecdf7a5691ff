/// What the Escape key takes back while it is under way: the drag of a row, an
/// open swipe.
///
/// Such things are not first responder, which stays where the user's text goes,
/// so they note themselves here for as long as they last.
@MainActor
final class EscapeActions {
  private var actions: [(owner: ObjectIdentifier, run: () -> Void)] = []

  /// Lets the key end something; what was added last ends first.
  ///
  /// - Parameters:
  ///   - owner: Whose action it is; one per owner counts.
  ///   - action: Ends it, and so removes the action.
  func push(_ owner: AnyObject, _ action: @escaping () -> Void) {
    remove(owner)
    actions.append((ObjectIdentifier(owner), action))
  }

  /// The owner's thing is over.
  func remove(_ owner: AnyObject) {
    actions.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Ends what began last.
  ///
  /// - Returns: `false` when there is nothing to end.
  func run() -> Bool {
    guard let last = actions.popLast() else { return false }
    last.run()
    return true
  }
}
