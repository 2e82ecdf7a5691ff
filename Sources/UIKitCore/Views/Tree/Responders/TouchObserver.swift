/// A recipient of a touch until its end, even if the view in which it began is removed: a drag.
@MainActor
protocol TouchObserver: AnyObject {
  /// The touch has moved, was lifted or cancelled.
  func touchDidChange(_ touch: UITouch)

  /// Whether the touch continues when the window loses the keyboard focus, as compositors take it
  /// away during a drag.
  var outlivesFocus: Bool { get }
}

/// A drag of items, which stays at a finger or the pointer while content moves below it.
@MainActor
protocol DragInProgress: AnyObject {
  /// Updates the drag for the view below the finger after layout.
  ///
  /// - Returns: Whether anything may have changed.
  func updateIfContentMoved() -> Bool

  /// Queries the view below the drag for the effect of a drop.
  func update()

  /// Another finger or button is pressed.
  func touchWillBegin()

  /// Queries that view again after layout, because its content has changed.
  func contentChanged()
}
