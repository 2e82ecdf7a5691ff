public import Foundation
public import UIKitGraphics

/// A control with an on and an off state; 51 by 31 points.
///
/// A tap or a drag of the thumb changes the state and sends `.valueChanged`. Setting the state in
/// code sends no event.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2
  /// The extra width of the thumb under a finger, in points.
  private static let stretch: CGFloat = 7
  /// The distance after which a movement counts as a drag rather than a tap, in points.
  private static let dragSlop: CGFloat = 4

  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let thumb = ControlThumb(color: .white, shadowOpacity: 0.2)
  /// The track's surface in the classic theme; `nil` in other themes.
  private var classicTrack: ClassicSwitchTrack?
  private var isOnStorage = false
  /// The displayed state during a drag, which becomes `isOn` when the finger is lifted; otherwise
  /// `nil`.
  private var draggedState: Bool?
  /// The x-coordinate at which the touch began, in points.
  private var dragStart: CGFloat = 0

  /// Creates a switch in the off state.
  ///
  /// The size of the frame is ignored.
  ///
  /// - Parameter frame: The frame whose origin is used, in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    addParts()
  }

  /// Creates a switch without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame.size = UISwitch.size
    addParts()
  }

  /// Whether the switch is on.
  ///
  /// Default: `false`. Setting this property does not animate the change.
  open var isOn: Bool {
    get { isOnStorage }
    set {
      demandMainThread(type(of: self))
      setOn(newValue, animated: false)
    }
  }

  /// The colour of the track while the switch is on; `nil` for green, or blue in the classic theme.
  ///
  /// Default: `nil`.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { updateParts() } }
  }

  /// The colour of the thumb; `nil` for white.
  ///
  /// Default: `nil`.
  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }

  /// Sets the state without sending an event.
  ///
  /// - Parameters:
  ///   - on: Whether the switch is on.
  ///   - animated: Whether the thumb moves with an animation.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    isOnStorage = on
    draggedState = nil
    updateParts(animated: animated)
  }

  /// The frame; setting it changes the position only, as the size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if isTransformed {
        center = CGPoint(x: newValue.midX, y: newValue.midY)
      } else {
        super.frame = CGRect(origin: newValue.standardized.origin, size: UISwitch.size)
      }
    }
  }

  /// The bounds; the size is fixed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }

  open override var intrinsicContentSize: CGSize { UISwitch.size }

  open override func performPrimaryAction() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var preventsAncestorTaps: Bool { true }

  override func stateDidChange() {
    track.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = touch.location(in: self).x
    draggedState = nil
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard draggedState != nil || abs(x - dragStart) > UISwitch.dragSlop else { return true }
    let isDraggedOn = mirror.x(x) > bounds.midX
    guard isDraggedOn != draggedState else { return true }
    draggedState = isDraggedOn
    updateParts(animated: true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let newState = draggedState ?? (isTouchInside ? !isOn : isOn)
    draggedState = nil
    guard newState != isOnStorage else { return }
    isOnStorage = newState
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func cancelTracking(with event: UIEvent?) {
    draggedState = nil
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateParts(animated: true) } }
  }

  override func claimsDrag(from start: CGPoint, by movement: CGPoint) -> Bool {
    movement.isHorizontalMovement
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  // MARK: Subviews

  private func addParts() {
    track.layer.cornerRadius = UISwitch.size.height / 2
    track.isUserInteractionEnabled = false
    track.addSubview(thumb)
    addSubview(track)
    updateParts()
  }

  private func updateParts(animated: Bool) {
    guard animated else { return updateParts() }
    UIView.animateMotion(withDuration: 0.25, in: self, animations: { self.updateParts() })
  }

  private func updateParts() {
    let displaysOn = draggedState ?? isOnStorage
    let inset = UISwitch.thumbInset
    let height = UISwitch.size.height - 2 * inset
    let width = isHighlighted ? height + UISwitch.stretch : height
    thumb.layer.cornerRadius = height / 2
    let switchMirror = LayoutMirror(layoutDirection, in: CGRect(origin: .zero, size: UISwitch.size))
    thumb.frame = switchMirror.frame(
      CGRect(
        x: displaysOn ? UISwitch.size.width - inset - width : inset,
        y: inset,
        width: width,
        height: height
      )
    )
    track.backgroundColor = displaysOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    classicTrack?.isOn = displaysOn
    classicTrack?.tint = onTintColor
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    let isClassic = hasClassicTheme
    guard isClassic != (classicTrack != nil) else { return }
    classicTrack?.removeFromSuperview()
    classicTrack = isClassic ? ClassicSwitchTrack() : nil
    if let classicTrack {
      classicTrack.frame = track.bounds
      track.insertSubview(classicTrack, at: 0)
    }
    thumb.layer.borderWidth = isClassic ? 1 : 0
    thumb.layer.borderColor = isClassic ? ClassicPlate.Fill.off.outline.cgColor : nil
    updateParts()
  }

  override var accessibilityDefaults: any AccessibilityDefaults { SwitchAccessibility(view: self) }
}
