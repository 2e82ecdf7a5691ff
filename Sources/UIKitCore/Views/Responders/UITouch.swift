public import Foundation

/// A finger, or a pointer's button, from when it goes down until it is lifted;
/// the same object all the time.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where in its life a touch is.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down, and the event is about other touches.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A mouse or touchpad whose button is held.
    case indirectPointer = 3
  }

  /// A moment in a touch's life.
  struct Sample {
    /// What happened.
    var phase: Phase
    /// Screen coordinates, in points.
    var location: CGPoint
    /// Screen coordinates at the moment before.
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
  /// Screen coordinates where it went down.
  let start: CGPoint
  /// The present moment.
  var sample: Sample
  /// What touches.
  open private(set) var type: TouchType
  /// How many times in a row the place was tapped, this touch included; 0 once it moved away.
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
  /// What the view is still to be told.
  var untold: [Sample] = []
  /// Whether the view was told that the touch began.
  var isToldToView = false
  /// Whether the view is told nothing any more.
  var isOverForView = false
  /// Whether a recogniser took the touch away from the view.
  var isClaimed = false
  /// Whether the finger is lifted or gone.
  var isOver = false
  /// Whether nobody is interested in it any more.
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

  /// Where in its life the touch is.
  open var phase: Phase { sample.phase }

  /// When it went down, moved or was lifted, in seconds on the loop's clock.
  open var timestamp: TimeInterval { sample.time }

  /// Where the touch is.
  ///
  /// - Parameter view: The view whose coordinates are wanted; `nil` means the window's.
  /// - Returns: The point.
  open func location(in view: UIView?) -> CGPoint {
    window?.point(sample.location, in: view) ?? sample.location
  }

  /// Where the touch was before its last movement.
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

  /// Converts a movement on the screen.
  ///
  /// - Parameters:
  ///   - movement: Points on the screen.
  ///   - view: The view to convert to; `nil` means this window.
  /// - Returns: The movement in the view's coordinates.
  final func movement(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    let origin = point(CGPoint.zero, in: view)
    let end = point(movement, in: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
