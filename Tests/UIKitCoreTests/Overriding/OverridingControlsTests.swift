import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for controls whose subclasses override their members.
@MainActor
struct OverridingControlsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIView()

  private func show(_ control: UIControl) {
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    root.addSubview(control)
    stage.show(root)
  }

  @Test(
    arguments: [
      EveryControl.init(frame:), EverySwitch.init(frame:), EverySlider.init(frame:),
      EveryStepper.init(frame:),
    ] as [@MainActor @Sendable (CGRect) -> UIControl]
  )
  func controlsWithEveryMemberOverriddenWork(
    make: @MainActor @Sendable (CGRect) -> UIControl
  ) {
    let control = make(.zero)
    let log = ControlLog(control, for: [.touchDown, .touchUpInside, .valueChanged])
    show(control)
    stage.tap(at: CGPoint(x: control.frame.minX + 10, y: control.frame.midY))
    stage.tap(at: CGPoint(x: control.frame.maxX - 10, y: control.frame.midY))
    stage.settle()
    #expect(log.take().isEmpty == false)
  }

  @Test func trackingCallsTheOverrides() {
    let control = LoggedControl()
    control.addTarget(control, action: LoggedControl.tapped, for: .touchUpInside)
    show(control)
    stage.touchDown(at: CGPoint(x: 30, y: 110))
    stage.touchMove(to: CGPoint(x: 40, y: 112))
    stage.touchUp()
    #expect(
      control.recorder.calls
        == ["addTarget", "begin", "continue", "end", "sendAction", "tapped"]
    )
  }
}

/// A control that records the calls caused by a touch.
private final class LoggedControl: UIControl {
  let recorder = CallRecorder()

  func tapped() { recorder.record("tapped") }

  override func addTarget<Target: AnyObject>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    recorder.record("addTarget")
    super.addTarget(target, action: action, for: controlEvents)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    recorder.record("begin")
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    recorder.record("continue")
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { recorder.record("end") }

  override func sendAction(_ action: UIAction) {
    recorder.record("sendAction")
    super.sendAction(action)
  }
}

/// A `UIControl` subclass that overrides every member.
private final class EveryControl: UIControl {
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { super.contentHorizontalAlignment }
    set { super.contentHorizontalAlignment = newValue }
  }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { super.contentVerticalAlignment }
    set { super.contentVerticalAlignment = newValue }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
  }
  override func addTarget<Target, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: UIControl.Event
  ) where Target: AnyObject {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func addTarget<Target>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) where Target: AnyObject {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
    super.removeTarget(target, for: controlEvents)
  }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
}

/// A `UISwitch` subclass that overrides every member.
private final class EverySwitch: UISwitch {
  override var isOn: Bool {
    get { super.isOn }
    set { super.isOn = newValue }
  }
  override var onTintColor: UIColor? {
    get { super.onTintColor }
    set { super.onTintColor = newValue }
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
}

/// A `UISlider` subclass that overrides every member.
private final class EverySlider: UISlider {
  override var value: Float {
    get { super.value }
    set { super.value = newValue }
  }
  override var minimumValue: Float {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override var maximumValue: Float {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
  }
  override var minimumTrackTintColor: UIColor? {
    get { super.minimumTrackTintColor }
    set { super.minimumTrackTintColor = newValue }
  }
  override var maximumTrackTintColor: UIColor? {
    get { super.maximumTrackTintColor }
    set { super.maximumTrackTintColor = newValue }
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    super.trackRect(forBounds: bounds)
  }
  override func thumbRect(
    forBounds bounds: CGRect,
    trackRect rect: CGRect,
    value: Float
  ) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
}

/// A `UIStepper` subclass that overrides every member.
private final class EveryStepper: UIStepper {
  override var value: Double {
    get { super.value }
    set { super.value = newValue }
  }
  override var minimumValue: Double {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override var maximumValue: Double {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var stepValue: Double {
    get { super.stepValue }
    set { super.stepValue = newValue }
  }
  override var wraps: Bool {
    get { super.wraps }
    set { super.wraps = newValue }
  }
  override var autorepeat: Bool {
    get { super.autorepeat }
    set { super.autorepeat = newValue }
  }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func draw(_ rect: CGRect) { super.draw(rect) }
}
