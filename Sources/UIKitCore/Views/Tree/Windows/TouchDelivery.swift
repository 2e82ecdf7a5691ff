import Foundation

/// The dispatcher of touches, as seen by views and recognisers.
@MainActor
protocol TouchDelivery: AnyObject {
  /// Whether there are touches, or gestures in progress.
  var isActive: Bool { get }
  /// The position of the pointer on the screen; `nil` if it is outside of the desktop window.
  var hoverPoint: CGPoint? { get }
  /// Delivers an event to the recognisers and views of its touches.
  func deliver(_ event: UIEvent, in window: UIWindow)
  /// Delivers touches to views if no recogniser delays them any longer; returns whether there were
  /// any.
  func deliverToViews() -> Bool
  /// Releases touches that have ended and were fully delivered.
  func dropFinishedTouches()
  /// Cancels touches and gestures of a view that is about to leave its window.
  func cancelInput(of view: UIView)
  /// Updates the pointer's style at its current position.
  func updatePointerStyle()
}
