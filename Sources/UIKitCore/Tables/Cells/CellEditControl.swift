import Foundation
import UIKitGraphics
import UIKitSupport

/// The circle at the leading end of a row in editing mode.
final class CellEditControl: UIControl {
  enum Kind {
    case delete
    case insert
    /// Displays whether the row is selected; touches pass to the row.
    case select
  }

  let kind: Kind
  /// Whether the row is selected; used by `Kind.select` only.
  var isChecked = false {
    didSet { if isChecked != oldValue { setNeedsDisplay() } }
  }
  var scaledTheme: ScaledTableTheme {
    didSet { themeDidChange() }
  }
  /// Whether the minus sign is upright, as it is while the Delete button is visible.
  ///
  /// Used by glossy themes only.
  var isUpright = false {
    didSet { if isUpright != oldValue { rotateMinusBar() } }
  }
  private var theme: TableTheme { scaledTheme.theme }
  /// The rotating minus sign of glossy themes; `nil` in others.
  private var minusBar: UIView?

  init(kind: Kind, scaledTheme: ScaledTableTheme) {
    self.kind = kind
    self.scaledTheme = scaledTheme
    super.init(frame: .zero)
    isPartOfSuperview = true
    isUserInteractionEnabled = kind != .select
    themeDidChange()
  }

  private func themeDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    minusBar?.removeFromSuperview()
    minusBar = nil
    guard kind == .delete, theme.isGlossy else { return }
    let view = UIView()
    view.backgroundColor = .white
    view.isUserInteractionEnabled = false
    addSubview(view)
    minusBar = view
    rotateMinusBar()
  }

  private func rotateMinusBar() {
    minusBar?.transform = isUpright ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let minusBarFrame = signFrame(width: 13, height: 3)
    minusBar?.bounds.size = minusBarFrame.size
    minusBar?.center = CGPoint(x: minusBarFrame.midX, y: minusBarFrame.midY)
  }

  required init?(coder: NSCoder) {
    misuse("An editing control is made by its cell only")
  }

  /// Extends the hit area to the content's leading margin.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let hitArea = bounds.inset(
      by: mirror.insets(
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -theme.editControlMargin)
      )
    )
    return hitArea.contains(point)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func tintColorDidChange() {
    setNeedsDisplay()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { setNeedsDisplay() }
  }

  /// The frame of the circle, in the control's coordinates.
  var circle: CGRect {
    let side = theme.editControlSide
    return mirror.frame(
      CGRect(
        x: theme.editControlMargin,
        y: ((bounds.height - side) / 2).rounded(.down),
        width: side,
        height: side
      )
    )
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch kind {
    case .delete:
      drawDisc(theme.deleteColor, context)
      if minusBar == nil {
        context.draw(.minus, in: signFrame(width: 12, height: 2), color: .white)
      }
    case .insert:
      drawDisc(theme.insertColor, context)
      drawPlus(context)
    case .select where isChecked:
      context.draw(
        .circleFill,
        in: circle,
        color: theme.accentColor ?? tintColor
      )
      context.draw(.checkmark, in: signFrame(width: 12, height: 10.5), color: .white)
    case .select:
      context.draw(.circle, in: circle, color: theme.chevronColor)
    }
  }

  private func drawPlus(_ context: CGContext) {
    guard theme.isGlossy else {
      return context.draw(.plus, in: signFrame(width: 14, height: 14), color: .white)
    }
    context.fill(signFrame(width: 13, height: 3), color: .white)
    context.fill(signFrame(width: 3, height: 13), color: .white)
  }

  private func drawDisc(_ color: UIColor, _ context: CGContext) {
    if theme.isGlossy {
      let displayedColor = isHighlighted ? color.mixed(with: .black, by: 0.3) : color
      context.drawGlossyDisc(in: circle, color: displayedColor)
    } else {
      let displayedColor = color.withAlphaComponent(isHighlighted ? 0.5 : 1)
      context.draw(.circleFill, in: circle, color: displayedColor)
    }
  }

  /// Returns the frame of a sign at the centre of the circle.
  private func signFrame(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: circle.midX - width / 2,
      y: circle.midY - height / 2,
      width: width,
      height: height
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    EditControlAccessibility(view: self)
  }
}
