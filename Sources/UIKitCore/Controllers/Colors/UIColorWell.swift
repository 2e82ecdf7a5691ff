public import Foundation
public import UIKitGraphics

/// A round button that displays a colour and opens a colour picker.
///
///     let well = UIColorWell()
///     well.title = "Background"
///     well.selectedColor = note.color
///     well.addTarget(self, action: NoteController.colorChanged, for: .valueChanged)
///
/// The picker is a popover in wide windows, and a sheet in narrow ones.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  private static let diameter: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let ringGap: CGFloat = 2

  private let swatch = ColorSwatch()
  private weak var picker: UIColorPickerViewController?

  /// Creates a colour well.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSwatch()
  }

  /// Creates a colour well without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSwatch()
  }

  private func addSwatch() {
    addSubview(swatch)
    addAction(
      UIAction { [weak self] _ in self?.open() },
      for: [.touchUpInside, .primaryActionTriggered]
    )
  }

  /// The title of the picker and the label for screen readers; `nil`, the default, means "Colors".
  open var title: String? {
    didSet { picker?.title = title }
  }

  /// Whether the picker includes the opacity.
  ///
  /// Default: `true`.
  open var supportsAlpha = true {
    didSet { picker?.supportsAlpha = supportsAlpha }
  }

  /// The colour; `nil`, the default, means an empty well.
  ///
  /// Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet {
      guard selectedColor != oldValue else { return }
      swatch.color = selectedColor
      if let selectedColor, picker?.selectedColor != selectedColor {
        picker?.selectedColor = selectedColor
      }
    }
  }

  // MARK: Color picker

  private func open() {
    guard picker?.presentingViewController == nil, let presenter else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    self.picker = picker
    presenter.present(picker, animated: true)
  }

  /// The controller of the view that contains the well, or else the window's root controller.
  private var presenter: UIViewController? {
    let chain = sequence(first: self as UIResponder) { $0.next }
    return chain.lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
  }

  /// Sets the colour selected in the picker, and sends `.valueChanged`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  // MARK: Appearance

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIColorWell.diameter, height: UIColorWell.diameter)
  }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }

  override var preventsAncestorTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    swatch.alpha = isHighlighted ? 0.6 : 1
  }

  private var circle: CGRect {
    let side = min(bounds.width, bounds.height)
    return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(UIColorWell.ringWidth + UIColorWell.ringGap, circle.width / 2)
    swatch.frame = circle.insetBy(dx: inset, dy: inset)
    swatch.radius = swatch.bounds.width / 2
  }

  open override func draw(_ rect: CGRect) {
    let segmentCount = 72
    let segmentAngle = 2 * CGFloat.pi / CGFloat(segmentCount)
    let center = CGPoint(x: circle.midX, y: circle.midY)
    for index in 0..<segmentCount {
      let startAngle = CGFloat(index) * segmentAngle - .pi / 2
      let arc = UIBezierPath(
        arcCenter: center,
        radius: max(0, circle.width / 2 - UIColorWell.ringWidth / 2),
        startAngle: startAngle,
        // Slightly extended, so that no seam is visible between the segments.
        endAngle: startAngle + segmentAngle * (index == segmentCount - 1 ? 1 : 1.5),
        clockwise: true
      )
      arc.lineWidth = UIColorWell.ringWidth
      UIColor(
        hue: CGFloat(index) / CGFloat(segmentCount),
        saturation: 0.8,
        brightness: 1,
        alpha: 1
      ).setStroke()
      arc.stroke()
    }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { setNeedsDisplay() }
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ColorWellAccessibility(view: self)
  }
}

/// The accessibility of a colour well: a button with its colour as the value.
struct ColorWellAccessibility: ViewDefaults {
  let view: UIColorWell

  var isElement: Bool { true }
  var role: AccessibilityRole? { .button }
  var label: String? { view.title ?? SystemWords.current.colors.title }
  var value: String? { view.selectedColor.map { "#\(PickedColor($0).hex)" } }
  var traits: UIAccessibilityTraits { view.isEnabled ? .button : [.button, .notEnabled] }
  var state: AccessibilityState { view.controlState }

  func activate() -> Bool {
    guard view.isEnabled else { return false }
    view.performPrimaryAction()
    return true
  }
}
