import Foundation

extension _UIAccessibleObject {
  /// Activates the node; a node without its own action is tapped.
  ///
  /// - Returns: `false` if the node is disabled, or if it has to be tapped but is not on the
  ///   screen.
  package final func activateNode() -> Bool {
    guard nodeState.contains(.enabled) else { return false }
    if accessibilityActivate() { return true }
    accessibilityDefaults.show()
    let point = accessibilityActivationPoint
    let host = WindowHost.current
    guard nodeState.contains(.showing), host.screen.bounds.contains(point) else { return false }
    host.touches.touchDown(at: point, id: _UIAccessibleObject.fingerID)
    host.touches.touchUp(id: _UIAccessibleObject.fingerID)
    return true
  }

  /// The touch ID of a tap by assistive technology; no device uses this ID.
  private static let fingerID = Int.min + 0xA11

  /// Closes the open alert, sheet or screen; if the node does not handle it, tries its ancestors,
  /// and then presses Escape.
  package final func escapeNode() -> Bool {
    if anySelfOrAncestor({ $0.accessibilityPerformEscape() }) { return true }
    let key = UIKey(keyCode: .keyboardEscape, characters: "", modifierFlags: [])
    let touches = WindowHost.current.touches
    defer { touches.keyUp(key) }
    return touches.keyDown(key)
  }
}
