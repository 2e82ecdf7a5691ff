public import Foundation
import UIKitGraphics
import UIKitSupport

/// Recognises a gesture in the touches of a view and its descendants.
///
/// A recogniser starts in the state `.possible` and interprets touches by setting `state`. When it
/// recognises its gesture, its actions run; other recognisers of the same touches fail unless a
/// delegate allows both. When the attempt and all its touches have ended, the state is `.possible`
/// again.
///
///     let tap = UITapGestureRecognizer(target: self, action: Player.togglePause)
///     view.addGestureRecognizer(tap)
///
/// Subclasses override the four `touches` methods and `reset()`.
@preconcurrency @MainActor
open class UIGestureRecognizer: _UIMadeGesture, GestureTargeting {
  /// The actual state; handlers see the state that is being reported.
  final var stateStorage = State.possible
  /// The state that is deferred until other recognisers have failed.
  final var pendingState: State?
  /// The state that is being reported to handlers.
  final var reportedState: State?
  /// Whether the attempt was ended externally; subsequent changes by the subclass are ignored.
  final var isEndedFromOutside = false
  /// Whether `reset()` is running.
  final var isResetting = false
  /// The tracked touches: down, or lifted in the current event.
  final var touches: [UITouch] = []
  /// All touches since the last reset.
  final var attemptTouches: [UITouch] = []
  /// The centroid of the last touches, in screen coordinates.
  final var lastLocation = CGPoint.zero
  /// The arbiter at which the current attempt is registered.
  final weak var arbiter: GestureArbiter?
  /// The failure requirements.
  final var requirements: [WeakRecognizer] = []
  final weak var viewStorage: UIView?

  /// Creates a recogniser without actions; the designated initialiser, for subclasses.
  ///
  /// A method reference in place of the selector creates a recogniser with an action.
  ///
  /// - Parameters:
  ///   - target: Ignored.
  ///   - action: `nil`; there are no selectors, and any other value stops the program.
  public init(target: Any?, action: Selector?) {
    super.init()
    demandMainThread(type(of: self))
    demand(action == nil, "A gesture recogniser calls a method reference or a closure, no selector")
  }

  /// Creates a recogniser without actions.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser from its type; see `_UIMadeGesture`.
  @available(*, unavailable)
  public required convenience init(_made: Void) { self.init(target: nil, action: nil) }

  /// The state of the gesture.
  ///
  /// Set by subclasses only.
  ///
  /// Valid transitions: possible → began, ended, failed; began → changed, ended, cancelled; changed
  /// → changed, ended, cancelled. Cancelling in `.possible` fails. Setting `.began` or `.ended` in
  /// `.possible` is a request: the recogniser stays possible while another recogniser has to fail
  /// first, and fails if it may not begin. Changes after the attempt was ended externally are
  /// ignored. Any other change stops the program.
  open var state: State {
    get { reportedState ?? stateStorage }
    set { request(newValue) }
  }

  /// The view to which the recogniser is attached.
  open var view: UIView? { viewStorage }

  /// Whether the recogniser receives touches.
  ///
  /// Default: `true`. Disabling a recogniser cancels its gesture.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { abandonAttempt() } }
  }

  /// The delegate, which controls when the gesture begins, which touches it receives, and how it
  /// interacts with other recognisers.
  ///
  /// Default: `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the view's touches are cancelled when the gesture is recognised.
  ///
  /// Default: `true`.
  open var cancelsTouchesInView = true

  /// Whether touches are delivered to the view only after the gesture has failed.
  ///
  /// Default: `false`.
  open var delaysTouchesBegan = false

  /// Whether the end of touches is delivered to the view only after the gesture has failed.
  ///
  /// Default: `true`.
  open var delaysTouchesEnded = true

  /// The accepted types of touches, as raw values of `UITouch.TouchType`.
  ///
  /// Default: all.
  open var allowedTouchTypes: [NSNumber] = [
    NSNumber(value: UITouch.TouchType.direct.rawValue),
    NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
  ]

  /// The name for logs.
  ///
  /// Default: `nil`.
  open var name: String?

  // MARK: Locations

  /// The current number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centroid of the touches; after all touches have ended, the last centroid.
  ///
  /// - Parameter view: The view whose coordinate space to use; `nil` for the window's.
  /// - Returns: The location in points.
  open func location(in view: UIView?) -> CGPoint {
    window(for: view)?.point(locationOnScreen, in: view) ?? locationOnScreen
  }

  /// Returns the location of a touch.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch, less than `numberOfTouches`.
  ///   - view: The view whose coordinate space to use; `nil` for the window's.
  /// - Returns: The location in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let locations = touchLocations
    demand(
      locations.indices.contains(touchIndex),
      "There is no touch \(touchIndex); the gesture consists of \(locations.count)"
    )
    return window(for: view)?.point(locations[touchIndex], in: view) ?? locations[touchIndex]
  }

  /// The locations of the touches, in screen coordinates.
  var touchLocations: [CGPoint] { touches.map(\.sample.location) }

  /// The location of the gesture, in screen coordinates.
  var locationOnScreen: CGPoint { CGPoint.centroid(of: touchLocations) ?? lastLocation }

  // MARK: Other recognisers

  /// Requires another recogniser to fail before this recogniser recognises its gesture.
  ///
  /// Until then this recogniser stays possible; it fails if the other recogniser recognises its
  /// gesture.
  ///
  /// - Parameter otherGestureRecognizer: The other recogniser; held weakly. The requirement applies
  ///   only while it tracks touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    demand(otherGestureRecognizer !== self, "\(self) cannot wait for itself")
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether recognising this gesture prevents the gesture of another recogniser.
  ///
  /// Default: `true`.
  ///
  /// - Parameter preventedGestureRecognizer: The other recogniser.
  /// - Returns: Whether the other gesture ends.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the gesture of another recogniser prevents this gesture.
  ///
  /// Default: `true`.
  ///
  /// - Parameter preventingGestureRecognizer: The other recogniser.
  /// - Returns: Whether this gesture ends.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recogniser has to fail before this recogniser recognises its gesture.
  ///
  /// Default: `false`.
  ///
  /// - Parameter otherGestureRecognizer: A recogniser of the same touches.
  /// - Returns: Whether this recogniser waits for the other to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this recogniser has to fail before another recogniser recognises its gesture.
  ///
  /// Default: `false`.
  ///
  /// - Parameter otherGestureRecognizer: A recogniser of the same touches.
  /// - Returns: Whether the other recogniser waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: For subclasses

  /// Called when touches begin.
  ///
  /// The default does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  ///
  /// The default does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  ///
  /// The default does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event with all touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are cancelled.
  ///
  /// The default does nothing; the gesture is cancelled afterwards if none of its touches remain.
  ///
  /// - Parameters:
  ///   - touches: The cancelled touches.
  ///   - event: The event with all touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the state of the attempt; called when an attempt has ended.
  open func reset() {}

  /// Ignores a touch; other recognisers and the view still receive it.
  ///
  /// - Parameters:
  ///   - touch: A touch of this recogniser.
  ///   - event: The current event.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    withArbiter { _ in
      touches.removeAll { $0 === touch }
      attemptTouches.removeAll { $0 === touch }
      touch.recognizers.removeAll { $0 === self }
    }
  }

  /// Returns whether the recogniser accepts a touch of an allowed type.
  func tracks(_ touch: UITouch) -> Bool { tracks(touch.buttonMask) }

  /// Returns whether the recogniser accepts touches with the given pointer buttons.
  func tracks(_ buttons: UIEvent.ButtonMask) -> Bool { true }

  /// Whether the recogniser accepts a touch that stopped moving content.
  var acceptsTouchThatStopsMotion: Bool { true }

  /// Called when the gesture is about to begin, before its state changes.
  func willBegin() {}

  /// The rank; of the recognisers of one view, those with a higher rank receive touches first.
  var touchPriority: Int { 0 }
}
