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
  /// Brings the drag in line with what is below the finger after layout.
  ///
  /// - Returns: Whether anything may have changed.
  func updateIfContentMoved() -> Bool

  /// Asks the view below the drag what a drop would do.
  func update()

  /// Another finger or button comes down.
  func touchWillBegin()

  /// Has that view asked again after layout, because it shows other things now.
  func contentChanged()
}
