public import Foundation
import UIKitGraphics
import UIKitSupport

/// A control with a minus and a plus button that changes a value in steps; 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private enum Side {
    case minus
    case plus
  }

  private static let size = CGSize(width: 94, height: 32)
  /// The delay before the first repetition, in seconds.
  private static let repeatDelay: TimeInterval = 0.5
  /// The interval between repetitions, in seconds.
  private static let repeatInterval: TimeInterval = 0.1

  private var valueStorage = 0.0
  /// The button under a touch; `nil` if none.
  private var pressedSide: Side?
  private var repeatTimer: FrameTimer?
  /// Whether the value has changed since the touch began.
  private var hasChanged = false

  /// Creates a stepper with the range from 0 to 100.
  ///
  /// The size of the frame is ignored.
  ///
  /// - Parameter frame: The frame whose origin is used, in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Creates a stepper without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = UIStepper.size
  }

  /// The value, within the range.
  ///
  /// Default: 0. Setting the value sends no event.
  open var value: Double {
    get { valueStorage }
    set {
      let value = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      guard value != valueStorage else { return }
      valueStorage = value
      setNeedsDisplay()
    }
  }

  /// The minimum of the range.
  ///
  /// Default: 0. Setting a minimum above the maximum raises the maximum to it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The maximum of the range.
  ///
  /// Default: 100. Setting a maximum below the minimum lowers the minimum to it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// The change of the value for each step; greater than 0.
  ///
  /// Default: 1.
  open var stepValue = 1.0 {
    didSet { demand(stepValue > 0, "A stepper's stepValue has to be positive") }
  }

  /// Whether a step beyond an end of the range continues at the other end.
  ///
  /// Default: `false`.
  open var wraps = false {
    didSet { if wraps != oldValue { setNeedsDisplay() } }
  }

  /// Whether holding a button repeats the step.
  ///
  /// Default: `true`.
  open var autorepeat = true

  /// Whether every step sends `.valueChanged`, rather than only the last one.
  ///
  /// Default: `true`.
  open var isContinuous = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  override var preventsAncestorTaps: Bool { true }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = mirror.x(touch.location(in: self).x) < bounds.midX ? Side.minus : .plus
    guard canStep(side) else { return false }
    hasChanged = false
    press(side)
    step(side)
    if autorepeat { scheduleRepeat(side, after: UIStepper.repeatDelay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isTouchInside { release() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    release()
    if hasChanged && !isContinuous { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    release()
  }

  override func adjust(_ change: ControlChange) -> Bool {
    switch change {
    case .increment: adjust(.plus)
    case .decrement: adjust(.minus)
    case .minimum, .maximum: return false
    }
    return true
  }

  /// Steps once, by a key or a screen reader.
  private func adjust(_ side: Side) {
    guard canStep(side) else { return }
    hasChanged = false
    step(side)
    if hasChanged && !isContinuous { sendValueChanged() }
  }

  private func canStep(_ side: Side) -> Bool {
    guard isEnabled else { return false }
    return wraps || (side == .minus ? value > minimumValue : value < maximumValue)
  }

  private func press(_ side: Side) {
    pressedSide = side
    setNeedsDisplay()
  }

  private func release() {
    repeatTimer?.cancel()
    repeatTimer = nil
    pressedSide = nil
    setNeedsDisplay()
  }

  private func step(_ side: Side) {
    let previousValue = value
    let newValue = side == .minus ? value - stepValue : value + stepValue
    if wraps && newValue > maximumValue {
      value = minimumValue
    } else if wraps && newValue < minimumValue {
      value = maximumValue
    } else {
      value = newValue
    }
    guard value != previousValue else { return }
    hasChanged = true
    if isContinuous { sendValueChanged() }
  }

  private func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func scheduleRepeat(_ side: Side, after delay: TimeInterval) {
    let host = windowStorage?.host ?? WindowHost.current
    repeatTimer = host.schedule(after: delay) { [weak self] in
      guard let self, pressedSide == side, canStep(side) else { return }
      step(side)
      scheduleRepeat(side, after: UIStepper.repeatInterval)
    }
  }

  private func rangeDidChange() {
    value = valueStorage
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fillRoundedRect(bounds, radius: 8, color: .tertiarySystemFill)
    let halfSize = CGSize(width: bounds.width / 2, height: bounds.height)
    let leftRect = CGRect(origin: bounds.origin, size: halfSize)
    let rightRect = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: halfSize)
    let mirror = mirror
    if let pressedSide {
      let isAtLeft = (pressedSide == .minus) != mirror.isMirrored
      let corners: UIRectCorner = isAtLeft ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]
      context.fillRoundedRect(
        isAtLeft ? leftRect : rightRect,
        radius: 8,
        corners: corners,
        color: .tertiarySystemFill
      )
    }
    context.fill(
      CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
      color: .separator
    )
    drawSign(.minus, in: mirror.frame(leftRect), on: context)
    drawSign(.plus, in: mirror.frame(rightRect), on: context)
  }

  /// Draws a sign aligned to pixels, so that it is sharp at any scale.
  private func drawSign(_ side: Side, in rect: CGRect, on context: CGContext) {
    let scale = context.scale
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let color = canStep(side) ? UIColor.label : .tertiaryLabel
    let thickness = max(1 / scale, snapped(1.5))
    // The length differs from the thickness by an even number of pixels, so that both bars have the
    // same centre.
    let arm = snapped(6)
    let x = snapped(rect.midX - thickness / 2)
    let y = snapped(rect.midY - thickness / 2)
    context.fill(
      CGRect(x: x - arm, y: y, width: thickness + 2 * arm, height: thickness),
      color: color
    )
    guard side == .plus else { return }
    context.fill(CGRect(x: x, y: y - arm, width: thickness, height: arm), color: color)
    context.fill(CGRect(x: x, y: y + thickness, width: thickness, height: arm), color: color)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { StepperAccessibility(view: self) }
}
