public import Foundation

/// A touch of a finger or a pointer's button, from the touch down to the lift; the same object all
/// the time.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down, and the event is about other touches.
    case stationary
    /// It was lifted.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The type of the touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A mouse or touchpad whose button is held.
    case indirectPointer = 3
  }

  /// A sample of a touch.
  struct Sample {
    /// The phase.
    var phase: Phase
    /// Screen coordinates, in points.
    var location: CGPoint
    /// The previous location in screen coordinates, in points.
    var previous: CGPoint
    /// Seconds on the loop's clock.
    var time: TimeInterval
  }

  /// The device's number of the finger.
  let id: Int
  /// The buttons that went down.
  let buttonMask: UIEvent.ButtonMask
  /// The modifier keys held when it went down.
  let modifiers: UIKeyModifierFlags
  /// Screen coordinates of the touch-down.
  let start: CGPoint
  /// The current sample.
  var sample: Sample
  /// The type of the touch.
  open private(set) var type: TouchType
  /// The number of consecutive taps, this touch included; 0 after it has moved.
  open internal(set) var tapCount: Int
  /// The view that was hit when the touch began; `nil` once that view left its window.
  open internal(set) var view: UIView?
  /// The window that was hit when the touch began.
  open internal(set) weak var window: UIWindow?
  /// The gesture recognisers that get this touch; `nil` when it is over.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    isFinished ? nil : recognizers
  }

  /// The recognisers that got the touch, from the hit view upwards.
  var recognizers: [UIGestureRecognizer] = []
  /// The deferred deliveries to the view.
  var undelivered: [Sample] = []
  /// The recipient of the touch besides its recognisers and its view; `nil` without one.
  weak var observer: (any TouchObserver)?
  /// Whether the begin was delivered to the view.
  var isDeliveredToView = false
  /// Whether nothing is delivered to the view any more.
  var isOverForView = false
  /// Whether the touch stopped moving content and therefore does nothing else but drag it.
  private(set) var stopsMotion = false
  /// Whether a recogniser has cancelled the touch in the view.
  var isClaimed = false
  /// Whether the touch has ended or was cancelled.
  var isOver = false
  /// Whether the touch is over for all recognisers and views.
  var isFinished = false

  /// Creates a touch of no finger, for tests that override its members.
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

  /// Makes the touch one that stops moving content: it reaches nothing inside it, is no tap, and
  /// is not delivered to views.
  final func stopMotion(of movingView: UIView) {
    view = movingView
    stopsMotion = true
    isOverForView = true
    tapCount = 0
  }

  /// The phase of the touch.
  open var phase: Phase { sample.phase }

  /// The time of the last change, in seconds on the loop's clock.
  open var timestamp: TimeInterval { sample.time }

  /// The location of the touch.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: The point.
  open func location(in view: UIView?) -> CGPoint {
    window?.point(sample.location, in: view) ?? sample.location
  }

  /// The location before the last movement.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: The point.
  open func previousLocation(in view: UIView?) -> CGPoint {
    window?.point(sample.previous, in: view) ?? sample.previous
  }
}

extension UIWindow {
  /// Converts a point of the screen.
  ///
  /// - Parameters:
  ///   - point: Screen coordinates.
  ///   - view: The view to convert to; `nil` means this window.
  /// - Returns: The point in the view's coordinates.
  final func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    let target = view?.windowStorage ?? self
    let inWindow = target.pointFromSuperview(point)
    guard let view, view !== target else { return inWindow }
    return view.convert(inWindow, from: target)
  }
}
