/// What follows a touch to its end, whatever becomes of the view that it began in: a drag.
@MainActor
protocol TouchFollower: AnyObject {
  /// The touch has moved, was lifted or cancelled.
  func follow(_ touch: UITouch)

  /// Whether the touch goes on when the window loses the keyboard focus, as compositors take it away
  /// during a drag.
  var outlivesFocus: Bool { get }
}
