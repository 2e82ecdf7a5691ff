/// A recipient of a touch until its end, even if the view in which it began is removed; used for
/// drags.
@MainActor
protocol TouchObserver: AnyObject {
  /// Called after the touch has moved, was lifted or was cancelled.
  func touchDidChange(_ touch: UITouch)

  /// Whether the touch continues when the window loses the keyboard focus, which compositors take
  /// away during a drag.
  var survivesFocusLoss: Bool { get }
}

/// A drag of items, which follows a finger or the pointer while the content below it moves.
@MainActor
protocol DragInProgress: AnyObject {
  /// Updates the drag for the view below the finger after layout.
  ///
  /// - Returns: Whether the drag may have changed.
  func updateIfContentMoved() -> Bool

  /// Queries the view under the drag for the effect of a drop.
  func update()

  /// Called before a touch of an additional finger or button begins.
  func touchWillBegin()

  /// Queries the view under the drag again after layout, because its content has changed.
  func contentDidChange()
}
