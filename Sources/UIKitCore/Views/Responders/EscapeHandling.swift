/// Something temporary that the Esc key ends before anybody else gets the key:
/// an open row, a row that is being dragged.
@MainActor
protocol EscapeHandling: AnyObject {
  /// Ends it.
  func escape()
  /// Uses a key other than Esc; by default none.
  ///
  /// - Parameter key: The key that went down, or repeats.
  /// - Returns: Whether nobody else is to get the key.
  func handle(_ key: UIKey) -> Bool
}

extension EscapeHandling {
  func handle(_ key: UIKey) -> Bool { false }
}

/// A handler that somebody else keeps alive.
struct WeakEscapeHandler {
  weak var handler: (any EscapeHandling)?
}

extension UIWindow {
  /// Lets an object have the next Esc; the last one that was added gets it first.
  final func addEscapeHandler(_ handler: any EscapeHandling) {
    removeEscapeHandler(handler)
    escapeHandlers.append(WeakEscapeHandler(handler: handler))
  }

  /// Takes the claim back.
  final func removeEscapeHandler(_ handler: any EscapeHandling) {
    escapeHandlers.removeAll { $0.handler == nil || $0.handler === handler }
  }

  /// Offers a key to what was begun last; Esc ends it.
  ///
  /// - Returns: Whether the key was used.
  final func handleTemporarily(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardEscape { return handleEscape() }
    return escapeHandlers.last?.handler?.handle(key) ?? false
  }

  /// Ends what was begun last.
  ///
  /// - Returns: Whether there was something.
  final func handleEscape() -> Bool {
    escapeHandlers.removeAll { $0.handler == nil }
    guard let handler = escapeHandlers.popLast()?.handler else { return false }
    handler.escape()
    return true
  }
}
