public import Foundation

/// A touch of a finger or a pointer's button, from touch down to lift; the object stays the same
/// throughout.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch is down and has not changed in this event.
    case stationary
    /// The touch ended.
    case ended
    /// The touch was cancelled.
    case cancelled
  }

  /// The type of the touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A mouse or touchpad with a button held.
    case indirectPointer = 3
  }

  /// A sample of a touch.
  struct Sample {
    var phase: Phase
    /// Screen coordinates, in points.
    var location: CGPoint
    /// The previous location in screen coordinates, in points.
    var previous: CGPoint
    /// Seconds on the loop's clock.
    var time: TimeInterval
  }

  /// The device's ID of the finger.
  let id: Int
  /// The pressed buttons.
  let buttonMask: UIEvent.ButtonMask
  /// The modifier keys held at touch down.
  let modifiers: UIKeyModifierFlags
  /// The location at touch down, in screen coordinates.
  let start: CGPoint
  /// The current sample.
  var sample: Sample
  /// The type of the touch.
  open private(set) var type: TouchType
  /// The number of consecutive taps, this touch included; 0 after it has moved.
  open internal(set) var tapCount: Int
  /// The view that was hit when the touch began; `nil` after the view has left its window.
  open internal(set) var view: UIView?
  /// The window that was hit when the touch began.
  open internal(set) weak var window: UIWindow?
  /// The gesture recognisers that receive this touch; `nil` after its end.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    isFinished ? nil : recognizers
  }

  /// The recognisers that received the touch, from the hit view upwards.
  var recognizers: [UIGestureRecognizer] = []
  /// The samples whose delivery to the view is delayed.
  var undelivered: [Sample] = []
  /// The additional recipient of the touch besides its recognisers and its view; `nil` if there is
  /// none.
  weak var observer: (any TouchObserver)?
  /// Whether the view has received the start of the touch.
  var isDeliveredToView = false
  /// Whether the view receives no further changes.
  var hasEndedForView = false
  /// Whether the touch stopped moving content, and can therefore only drag it.
  private(set) var stopsMotion = false
  /// Whether a recogniser has cancelled the touch for the view.
  var isClaimed = false
  /// Whether the touch has ended or was cancelled.
  var hasEnded = false
  /// Whether the touch is over for all recognisers and views.
  var isFinished = false

  /// Creates a touch without a finger, for tests that override its members.
  public override init() {
    id = 0
    type = .direct
    buttonMask = .primary
    modifiers = []
    tapCount = 0
    start = .zero
    sample = Sample(phase: .began, location: .zero, previous: .zero, time: 0)
    super.init()
  }

  init(
    id: Int,
    at point: CGPoint,
    type: TouchType,
    buttonMask: UIEvent.ButtonMask,
    modifiers: UIKeyModifierFlags,
    tapCount: Int,
    time: TimeInterval
  ) {
    self.id = id
    self.type = type
    self.buttonMask = buttonMask
    self.modifiers = modifiers
    self.tapCount = tapCount
    start = point
    sample = Sample(phase: .began, location: point, previous: point, time: time)
    super.init()
  }

  /// Marks the touch as stopping moving content: it does not reach the content, is no tap, and is
  /// not delivered to views.
  final func stopMotion(of movingView: UIView) {
    view = movingView
    stopsMotion = true
    hasEndedForView = true
    tapCount = 0
  }

  /// The phase of the touch.
  open var phase: Phase { sample.phase }

  /// The time of the last change, in seconds on the loop's clock.
  open var timestamp: TimeInterval { sample.time }

  /// Returns the location of the touch.
  ///
  /// - Parameter view: The view whose coordinate space to use; `nil` for the window's.
  /// - Returns: The location in points.
  open func location(in view: UIView?) -> CGPoint {
    window?.point(sample.location, in: view) ?? sample.location
  }

  /// Returns the location before the last movement.
  ///
  /// - Parameter view: The view whose coordinate space to use; `nil` for the window's.
  /// - Returns: The location in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    window?.point(sample.previous, in: view) ?? sample.previous
  }
}

extension UIWindow {
  /// Converts a point of the screen.
  ///
  /// - Parameters:
  ///   - point: Screen coordinates.
  ///   - view: The view to convert to; `nil` for this window.
  /// - Returns: The point in the view's coordinates.
  final func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    let target = view?.windowStorage ?? self
    let pointInWindow = target.pointFromSuperview(point)
    guard let view, view !== target else { return pointInWindow }
    return view.convert(pointInWindow, from: target)
  }
}
