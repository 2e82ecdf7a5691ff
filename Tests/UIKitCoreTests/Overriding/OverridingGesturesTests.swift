import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for gesture recognisers whose subclasses override their members.
@MainActor
struct OverridingGesturesTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  @Test func recognisersWithEveryMemberOverriddenRecognise() {
    var calls: [String] = []
    let view = UIView()
    let tap = EveryTapGestureRecognizer { _ in calls.append("tap") }
    let pan = EveryPanGestureRecognizer { if $0.state == .ended { calls.append("pan") } }
    let press = EveryLongPressGestureRecognizer { if $0.state == .ended { calls.append("press") } }
    for recognizer in [tap, pan, press] { view.addGestureRecognizer(recognizer) }
    view.addGestureRecognizer(EveryGestureRecognizer())
    view.addGestureRecognizer(EveryScreenEdgePanGestureRecognizer())
    stage.show(view)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 200), duration: 0.3)
    stage.longPress(at: CGPoint(x: 100, y: 100))
    #expect(calls == ["tap", "pan", "press"])
  }

  @Test func aSwipeWithEveryMemberOverriddenIsRecognised() {
    var count = 0
    let view = UIView()
    let swipe = EverySwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = .right
    view.addGestureRecognizer(swipe)
    stage.show(view)
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100), duration: 0.1)
    #expect(count == 1)
  }

  @Test func touchesReachTheOverrides() {
    let view = UIView()
    let recognizer = LoggedRecognizer()
    view.addGestureRecognizer(recognizer)
    stage.show(view)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(recognizer.recorder.calls == ["began", "ended", "reset"])
  }
}

/// A recogniser that records its touch callbacks, and fails when the touch ends.
private final class LoggedRecognizer: UIGestureRecognizer {
  let recorder = CallRecorder()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    recorder.record("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    recorder.record("ended")
    state = .failed
  }

  override func reset() { recorder.record("reset") }
}

/// A `UIGestureRecognizer` subclass that overrides every member.
private final class EveryGestureRecognizer: UIGestureRecognizer {
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var view: UIView? { super.view }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var cancelsTouchesInView: Bool {
    get { super.cancelsTouchesInView }
    set { super.cancelsTouchesInView = newValue }
  }
  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan }
    set { super.delaysTouchesBegan = newValue }
  }
  override var delaysTouchesEnded: Bool {
    get { super.delaysTouchesEnded }
    set { super.delaysTouchesEnded = newValue }
  }
  override var allowedTouchTypes: [NSNumber] {
    get { super.allowedTouchTypes }
    set { super.allowedTouchTypes = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    super.location(ofTouch: touchIndex, in: view)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    super.require(toFail: otherGestureRecognizer)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldRequireFailure(of: otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
}

/// A `UITapGestureRecognizer` subclass that overrides every member.
private final class EveryTapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int {
    get { super.numberOfTapsRequired }
    set { super.numberOfTapsRequired = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
  override var buttonMaskRequired: UIEvent.ButtonMask {
    get { super.buttonMaskRequired }
    set { super.buttonMaskRequired = newValue }
  }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer)
  }
}

/// A `UIPanGestureRecognizer` subclass that overrides every member.
private final class EveryPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int {
    get { super.minimumNumberOfTouches }
    set { super.minimumNumberOfTouches = newValue }
  }
  override var maximumNumberOfTouches: Int {
    get { super.maximumNumberOfTouches }
    set { super.maximumNumberOfTouches = newValue }
  }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
  }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
}

/// A `UILongPressGestureRecognizer` subclass that overrides every member.
private final class EveryLongPressGestureRecognizer: UILongPressGestureRecognizer {
  override var minimumPressDuration: TimeInterval {
    get { super.minimumPressDuration }
    set { super.minimumPressDuration = newValue }
  }
  override var allowableMovement: CGFloat {
    get { super.allowableMovement }
    set { super.allowableMovement = newValue }
  }
  override var numberOfTapsRequired: Int {
    get { super.numberOfTapsRequired }
    set { super.numberOfTapsRequired = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
}

/// A `UISwipeGestureRecognizer` subclass that overrides every member.
private final class EverySwipeGestureRecognizer: UISwipeGestureRecognizer {
  override var direction: UISwipeGestureRecognizer.Direction {
    get { super.direction }
    set { super.direction = newValue }
  }
  override var numberOfTouchesRequired: Int {
    get { super.numberOfTouchesRequired }
    set { super.numberOfTouchesRequired = newValue }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
  }
  override func reset() { super.reset() }
}

/// A `UIScreenEdgePanGestureRecognizer` subclass that overrides every member.
private final class EveryScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { super.edges }
    set { super.edges = newValue }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
  override func reset() { super.reset() }
}
