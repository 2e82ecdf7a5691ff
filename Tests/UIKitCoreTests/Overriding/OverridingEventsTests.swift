import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for events, touches and presses whose subclasses override their members.
@MainActor
struct OverridingEventsTests {
  @Test func overriddenTouchPropertiesAreUsed() {
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.touchesBegan([TouchOf(view)], with: UIEvent())
    #expect(view.locations == [CGPoint(x: 50, y: 50)])
  }

  @Test func eventsWithEveryMemberOverriddenHaveDefaults() {
    #expect(EveryEvent().allTouches?.isEmpty == true)
    #expect(EveryTouch().view == nil)
    #expect(EveryPress().key == nil)
    #expect(EveryPressesEvent().type == .presses)
  }
}

/// A touch in the middle of a view, as created by the tests of applications.
private final class TouchOf: UITouch {
  private let hostView: UIView

  init(_ view: UIView) {
    hostView = view
    super.init()
  }

  override var view: UIView? { hostView }
  override var tapCount: Int { 1 }
  override func location(in view: UIView?) -> CGPoint { hostView.center }
}

/// A view that records the locations at which touches begin.
private final class TouchedView: UIView {
  var locations: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    locations += touches.map { $0.location(in: self) }
  }
}

/// A `UIEvent` subclass that overrides every member.
private final class EveryEvent: UIEvent {
  override var timestamp: TimeInterval { super.timestamp }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
  override var buttonMask: UIEvent.ButtonMask { super.buttonMask }
  override var type: UIEvent.EventType { super.type }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    super.touches(for: gesture)
  }
}

/// A `UITouch` subclass that overrides every member.
private final class EveryTouch: UITouch {
  override var type: UITouch.TouchType { super.type }
  override var tapCount: Int { super.tapCount }
  override var view: UIView? { super.view }
  override var window: UIWindow? { super.window }
  override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
  override var phase: UITouch.Phase { super.phase }
  override var timestamp: TimeInterval { super.timestamp }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
}

/// A `UIPress` subclass that overrides every member.
private final class EveryPress: UIPress {
  override var phase: UIPress.Phase { super.phase }
  override var timestamp: TimeInterval { super.timestamp }
  override var key: UIKey? { super.key }
  override var window: UIWindow? { super.window }
  override var responder: UIResponder? { super.responder }
}

/// A `UIKey` subclass that overrides every member.
private final class EveryKey: UIKey {
  override var keyCode: UIKeyboardHIDUsage { super.keyCode }
  override var characters: String { super.characters }
  override var charactersIgnoringModifiers: String { super.charactersIgnoringModifiers }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
}

/// A `UIPressesEvent` subclass that overrides every member.
private final class EveryPressesEvent: UIPressesEvent {
  override var allPresses: Set<UIPress> { super.allPresses }
  override var type: UIEvent.EventType { super.type }
}
