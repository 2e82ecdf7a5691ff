import Foundation

/// The dispatcher of touches, as the views and recognisers below it know it.
@MainActor
protocol TouchDelivery: AnyObject {
  /// Whether there are touches or gestures.
  var isActive: Bool { get }
  /// The place of the pointer on the screen; `nil` when it is not in the desktop window.
  var hoverPoint: CGPoint? { get }
  /// Delivers an event to the recognisers and views of its touches.
  func deliver(_ event: UIEvent, in window: UIWindow)
  /// Delivers touches to views that no recogniser delays any longer; whether there were any.
  func deliverToViews() -> Bool
  /// Releases the touches that are over and fully delivered.
  func dropFinishedTouches()
  /// Cancels touches and gestures of a view that is about to leave its window.
  func viewLeaves(_ view: UIView)
  /// Asks for the pointer's style where it is.
  func updatePointerStyle()
}
