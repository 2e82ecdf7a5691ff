/// What follows a touch to its end, whatever becomes of the view that it began in: a drag.
@MainActor
protocol TouchFollower: AnyObject {
  /// The touch has moved, was lifted or cancelled.
  func follow(_ touch: UITouch)
}
