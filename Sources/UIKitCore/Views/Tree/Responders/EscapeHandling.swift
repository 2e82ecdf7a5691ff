/// A transient state that the Esc key ends before other responders receive the key, such as a
/// swiped row or a row being dragged.
@MainActor
protocol EscapeHandling: AnyObject {
  /// Ends the state.
  func escape()
  /// Handles a key other than Esc; the default handles none.
  ///
  /// - Parameter key: The key that went down, or that repeats.
  /// - Returns: Whether the key is consumed.
  func handle(_ key: UIKey) -> Bool
}

extension EscapeHandling {
  func handle(_ key: UIKey) -> Bool { false }
}

/// A weak reference to a handler.
struct WeakEscapeHandler {
  weak var handler: (any EscapeHandling)?
}

extension UIWindow {
  /// Adds a handler for Esc; the most recently added handler receives it first.
  final func addEscapeHandler(_ handler: any EscapeHandling) {
    removeEscapeHandler(handler)
    escapeHandlers.append(WeakEscapeHandler(handler: handler))
  }

  final func removeEscapeHandler(_ handler: any EscapeHandling) {
    escapeHandlers.removeAll { $0.handler == nil || $0.handler === handler }
  }

  /// Offers a key to the most recent transient handler; Esc ends its state.
  ///
  /// - Returns: Whether the key was consumed.
  final func offerToTransientHandlers(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardEscape { return handleEscape() }
    return escapeHandlers.last?.handler?.handle(key) ?? false
  }

  /// Ends the most recent transient state.
  ///
  /// - Returns: Whether there was a transient state.
  final func handleEscape() -> Bool {
    escapeHandlers.removeAll { $0.handler == nil }
    guard let handler = escapeHandlers.popLast()?.handler else { return false }
    handler.escape()
    return true
  }
}
