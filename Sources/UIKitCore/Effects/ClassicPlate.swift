import Foundation
import UIKitGraphics

/// A glossy plate of the classic theme, in the style of 2011: a light half above a dark half, an
/// outline, and a glint along the top.
final class ClassicPlate: UIView {
  /// The colours of a plate.
  struct Fill: Equatable {
    /// The gradient from the top to the middle.
    var upper: (UIColor, UIColor)
    /// The gradient from the middle to the bottom.
    var lower: (UIColor, UIColor)
    /// The colour of the outline; for a bar, of the line at the bottom.
    var outline: UIColor
    /// The colour of the glint along the top edge.
    var glint = UIColor(white: 1, alpha: 0.35)

    static func == (lhs: Fill, rhs: Fill) -> Bool {
      lhs.upper == rhs.upper && lhs.lower == rhs.lower
        && lhs.outline == rhs.outline && lhs.glint == rhs.glint
    }
  }

  /// The outline of a plate.
  enum Shape: Equatable {
    /// A rectangle that fills the bounds, with a line at the bottom.
    case bar
    /// A rectangle with rounded corners; the radius is in points.
    case rounded(CGFloat)
    /// A rounded rectangle with a tip at the leading edge, for a back button; the radius is in
    /// points.
    case back(CGFloat)
  }

  /// The colours; `nil` draws nothing.
  var fill: Fill? {
    didSet { if fill != oldValue { setNeedsDisplay() } }
  }
  private let shape: Shape

  /// Creates a plate.
  ///
  /// - Parameters:
  ///   - shape: The outline.
  ///   - fill: The colours.
  init(_ shape: Shape, fill: Fill? = nil) {
    self.shape = shape
    self.fill = fill
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { setNeedsDisplay() }
  }

  override func traitsMayHaveChanged() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    guard let fill, let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
    let pixelLength = 1 / context.scale
    guard shape != .bar else {
      paint(fill, in: bounds, on: context)
      return context.fill(
        CGRect(x: 0, y: bounds.maxY - pixelLength, width: bounds.width, height: pixelLength),
        color: fill.outline
      )
    }
    let outlinePath = path(in: bounds.shrunk(dx: pixelLength / 2, dy: pixelLength / 2))
    context.saveGState()
    outlinePath.addClip()
    paint(fill, in: bounds, on: context)
    context.restoreGState()
    fill.outline.setStroke()
    outlinePath.lineWidth = pixelLength
    outlinePath.stroke()
  }

  private func paint(_ fill: Fill, in rect: CGRect, on context: CGContext) {
    let upperHeight = (rect.height / 2).rounded()
    var halfRect = rect
    halfRect.size.height = upperHeight
    context.fillGradient(halfRect, top: fill.upper.0, bottom: fill.upper.1)
    halfRect.origin.y += upperHeight
    halfRect.size.height = rect.height - upperHeight
    context.fillGradient(halfRect, top: fill.lower.0, bottom: fill.lower.1)
    let glintRect = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
    context.fill(
      glintRect.offsetBy(dx: 0, dy: shape == .bar ? 0 : 1 / context.scale),
      color: fill.glint
    )
  }

  private func path(in rect: CGRect) -> UIBezierPath {
    switch shape {
    case .bar: return UIBezierPath(rect: rect)
    case .rounded(let radius):
      return UIBezierPath(roundedRect: rect, cornerRadius: min(radius, rect.height / 2))
    case .back(let radius):
      return backPath(in: rect, radius: min(radius, rect.height / 2))
    }
  }

  private func backPath(in rect: CGRect, radius: CGFloat) -> UIBezierPath {
    let mirror = mirror
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: mirror.x(x), y: y) }
    let shoulder = rect.minX + rect.height * 0.38
    let path = UIBezierPath()
    path.move(to: point(rect.minX, rect.midY))
    path.addQuadCurve(
      to: point(shoulder + 3, rect.minY),
      controlPoint: point(shoulder - 2, rect.minY)
    )
    path.addLine(to: point(rect.maxX - radius, rect.minY))
    path.addQuadCurve(
      to: point(rect.maxX, rect.minY + radius),
      controlPoint: point(rect.maxX, rect.minY)
    )
    path.addLine(to: point(rect.maxX, rect.maxY - radius))
    path.addQuadCurve(
      to: point(rect.maxX - radius, rect.maxY),
      controlPoint: point(rect.maxX, rect.maxY)
    )
    path.addLine(to: point(shoulder + 3, rect.maxY))
    path.addQuadCurve(to: point(rect.minX, rect.midY), controlPoint: point(shoulder - 2, rect.maxY))
    path.close()
    return path
  }
}

extension ClassicPlate.Fill {
  /// The plate of navigation bars and toolbars.
  static let bar = make(0xB4C0D0, 0x8FA1B9, 0x859AB5, 0x6D84A2, outline: 0x2D3642)
  /// The plate of buttons in these bars.
  static let barButton = make(0x8CA2C0, 0x6985AD, 0x5D7BA6, 0x4A6C9B, outline: 0x2F4769)
  /// The plate of a pressed button in a bar.
  static let pressedBarButton = make(0x5A7199, 0x3C578A, 0x2F4B80, 0x27457B, outline: 0x1F3354)
  /// The plate of the button that completes a task, and of selected or switched-on controls.
  static let blue = make(0x86B0F5, 0x4F88EC, 0x3A78E6, 0x2564DF, outline: 0x1C3E8C)
  /// The blue plate, pressed.
  static let pressedBlue = make(0x4D79C8, 0x2558BC, 0x164BB2, 0x0D43AC, outline: 0x142D66)
  /// The plate of buttons on a light ground.
  static let light = make(0xFEFEFE, 0xF1F2F4, 0xE6E8EC, 0xDDE0E5, outline: 0x8C929C)
  /// The plate of a switch that is off.
  static let off = make(0xC9CBCF, 0xE2E3E6, 0xEFEFF1, 0xFAFAFB, outline: 0x969BA3)
  /// The plate of alert buttons.
  static let alertButton = make(0x9AA6C3, 0x63739D, 0x46578A, 0x58699A, outline: 0x0B1B47)
  /// The plate of an alert button that is pressed or has the keyboard focus.
  static let pressedAlertButton = make(0xC3CBDD, 0x94A1C0, 0x7888B0, 0x8B99BC, outline: 0x0B1B47)
  /// The plate of red buttons in action sheets.
  static let red = make(0xE88C8C, 0xCE3B3B, 0xBE1515, 0xC92626, outline: 0x5C0A0A)
  /// The red plate, pressed.
  static let pressedRed = make(0xB05A5A, 0x941F1F, 0x860A0A, 0x8F1616, outline: 0x3D0606)
  /// The plate of the dark cancel button in action sheets.
  static let dark = make(0x6C7078, 0x3A3D44, 0x24262B, 0x303238, outline: 0x000000)
  /// The plate of alerts.
  static let alert = Self(
    upper: (UIColor(classic: 0x5C6E99, alpha: 0.92), UIColor(classic: 0x2C4174, alpha: 0.92)),
    lower: (UIColor(classic: 0x142A5F, alpha: 0.92), UIColor(classic: 0x142A5F, alpha: 0.92)),
    outline: UIColor(white: 1, alpha: 0.85)
  )
  /// The plate of action sheets.
  static let sheet = Self(
    upper: (UIColor(classic: 0x4A4F58, alpha: 0.9), UIColor(classic: 0x24272D, alpha: 0.9)),
    lower: (UIColor(classic: 0x16181C, alpha: 0.9), UIColor(classic: 0x16181C, alpha: 0.9)),
    outline: UIColor(classic: 0x000000)
  )

  /// Creates a fill from colours 0xRRGGBB, from top to bottom: two of each gradient.
  private static func make(
    _ top: Int,
    _ middle: Int,
    _ lowerMiddle: Int,
    _ bottom: Int,
    outline: Int
  ) -> Self {
    Self(
      upper: (UIColor(classic: top), UIColor(classic: middle)),
      lower: (UIColor(classic: lowerMiddle), UIColor(classic: bottom)),
      outline: UIColor(classic: outline)
    )
  }
}

extension UIColor {
  /// Creates a colour of the classic theme from components 0xRRGGBB.
  convenience init(classic hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
}

extension UIView {
  /// Whether the view has the classic theme, from the screen or an ancestor.
  final var hasClassicTheme: Bool { inheritedCustomTraits.isClassic }
}
