public import Foundation
public import UIKitGraphics

/// A control with a thumb that is dragged to select a value from a range.
///
/// A drag must start on the thumb. While the thumb is held, enclosing scroll views do not scroll.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The tolerance around the thumb for the start of a touch, in points.
  private static let thumbSlack: CGFloat = 15

  /// The container of the subviews, which lets them be dimmed as a group.
  private let parts = UIView()
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = ControlThumb(color: .white, shadowOpacity: 0.2)
  private var valueStorage: Float = 0
  /// The horizontal distance from the finger to the thumb's centre, in points.
  private var grabOffset: CGFloat = 0
  private var valueAtStart: Float = 0

  /// Creates a slider with the range from 0 to 1.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a slider without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  // MARK: Value

  /// The value, within the range.
  ///
  /// Default: 0. Setting the value sends no event.
  open var value: Float {
    get { valueStorage }
    set {
      demandMainThread(type(of: self))
      setValue(newValue, animated: false)
    }
  }

  /// The value at the leading end.
  ///
  /// Default: 0. Setting a minimum above the maximum raises the maximum to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(valueStorage, animated: false)
      layOutParts()
    }
  }

  /// The value at the trailing end.
  ///
  /// Default: 1. Setting a maximum below the minimum lowers the minimum to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(valueStorage, animated: false)
      layOutParts()
    }
  }

  /// Whether every movement sends `.valueChanged`, rather than only the end of the drag.
  ///
  /// Default: `true`.
  open var isContinuous = true

  /// Sets the value without sending an event.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range; NaN means the minimum.
  ///   - animated: Whether the thumb moves with an animation.
  open func setValue(_ value: Float, animated: Bool) {
    let newValue = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard newValue != valueStorage else { return }
    layoutIfNeeded()
    valueStorage = newValue
    guard animated else { return layOutParts() }
    UIView.animateMotion(withDuration: 0.25, in: self, animations: { self.layOutParts() })
  }

  // MARK: Appearance

  /// The colour of the track from the leading end to the thumb; `nil` for the tint colour.
  ///
  /// Default: `nil`.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { updateColors() } }
  }

  /// The colour of the track from the thumb to the trailing end; `nil` for a light grey.
  ///
  /// Default: `nil`.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { updateColors() } }
  }

  /// The colour of the thumb; `nil` for white.
  ///
  /// Default: `nil`.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { updateColors() } }
  }

  /// Returns the frame of the track.
  ///
  /// - Parameter bounds: The slider's bounds.
  /// - Returns: The rectangle in the slider's coordinates, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2,
      y: bounds.midY - UISlider.trackHeight / 2,
      width: max(0, bounds.width - 4),
      height: UISlider.trackHeight
    )
  }

  /// Returns the frame of the thumb for a value.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: The track, as returned by `trackRect(forBounds:)`.
  ///   - value: The value.
  /// - Returns: The rectangle in the slider's coordinates, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = UISlider.thumbSize
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let thumbTravel = max(0, rect.width + 4 - size)
    let thumb = CGRect(
      x: rect.minX - 2 + fraction * thumbTravel,
      y: bounds.midY - size / 2,
      width: size,
      height: size
    )
    return LayoutMirror(layoutDirection, in: rect).frame(thumb)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: UISlider.height)
  }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.vertical] }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    parts.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard isOnThumb(point) else { return false }
    grabOffset = displayedThumbRect.midX - point.x
    valueAtStart = valueStorage
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let previousValue = valueStorage
    setValue(value(at: touch.location(in: self).x + grabOffset), animated: false)
    if isContinuous && valueStorage != previousValue { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isContinuous || valueStorage != valueAtStart else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Changes the value by a twentieth of the range, or to an end of the range.
  override func adjust(_ change: ControlChange) -> Bool {
    let step = (maximumValue - minimumValue) / 20
    let previousValue = valueStorage
    switch change {
    case .increment: setValue(previousValue + step, animated: false)
    case .decrement: setValue(previousValue - step, animated: false)
    case .minimum: setValue(minimumValue, animated: false)
    case .maximum: setValue(maximumValue, animated: false)
    }
    if valueStorage != previousValue { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  override func claimsDrag(from start: CGPoint, by movement: CGPoint) -> Bool {
    isTracking || isOnThumb(start)
  }

  private func isOnThumb(_ point: CGPoint) -> Bool {
    let slack = UISlider.thumbSlack
    return displayedThumbRect.insetBy(dx: -slack, dy: -slack).contains(point)
  }

  private var displayedThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
  }

  /// Returns the value for which the thumb is centred at a position.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let minimumX = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let maximumX = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard maximumX != minimumX else { return minimumValue }
    let fraction = min(max((x - minimumX) / (maximumX - minimumX), 0), 1)
    return minimumValue + Float(fraction) * (maximumValue - minimumValue)
  }

  // MARK: Subviews

  private func addParts() {
    parts.isUserInteractionEnabled = false
    for track in [maximumTrack, minimumTrack] {
      track.layer.cornerRadius = UISlider.trackHeight / 2
      parts.addSubview(track)
    }
    thumb.layer.cornerRadius = UISlider.thumbSize / 2
    parts.addSubview(thumb)
    addSubview(parts)
    updateColors()
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func layOutParts() {
    let track = trackRect(forBounds: bounds)
    let rect = displayedThumbRect
    parts.frame = bounds
    parts.bounds.origin = bounds.origin
    thumb.frame = rect
    let leftRect = CGRect(
      x: track.minX,
      y: track.minY,
      width: max(0, rect.midX - track.minX),
      height: track.height
    )
    let rightRect = CGRect(
      x: rect.midX,
      y: track.minY,
      width: max(0, track.maxX - rect.midX),
      height: track.height
    )
    let isMirrored = layoutDirection == .rightToLeft
    minimumTrack.frame = isMirrored ? rightRect : leftRect
    maximumTrack.frame = isMirrored ? leftRect : rightRect
  }

  override var accessibilityDefaults: any AccessibilityDefaults { SliderAccessibility(view: self) }
}
