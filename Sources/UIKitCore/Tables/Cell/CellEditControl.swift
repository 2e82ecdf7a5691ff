import Foundation
import UIKitGraphics

/// The circle at the left end of a row in editing mode (UI-015, UI-016).
final class CellEditControl: UIControl {
  /// What the circle is for.
  enum Kind {
    case delete
    case insert
    /// Shows whether the row is selected; the row itself is tapped.
    case select
  }

  let kind: Kind
  /// Whether the row is selected.
  var isChosen = false {
    didSet { if isChosen != oldValue { setNeedsDisplay() } }
  }
  private let theme: TableTheme

  init(kind: Kind, theme: TableTheme) {
    self.kind = kind
    self.theme = theme
    super.init(frame: .zero)
    isUserInteractionEnabled = kind != .select
  }

  required init?(coder: NSCoder) {
    preconditionFailure("An editing control is made by its cell only")
  }

  /// Easier to hit than it looks: as far as the content's left margin.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -theme.leftMargin))
    return reach.contains(point)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func tintColorDidChange() {
    setNeedsDisplay()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { setNeedsDisplay() }
  }

  /// Where the circle is drawn.
  var circle: CGRect {
    let side = theme.editControlSide
    return CGRect(
      x: theme.leftMargin,
      y: ((bounds.height - side) / 2).rounded(.down),
      width: side,
      height: side
    )
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let alpha: CGFloat = isHighlighted ? 0.5 : 1
    switch kind {
    case .delete:
      context.draw(.circleFill, in: circle, color: theme.deleteColor.withAlphaComponent(alpha))
      context.draw(.minus, in: sign(width: 12, height: 2), color: .white)
    case .insert:
      context.draw(.circleFill, in: circle, color: theme.insertColor.withAlphaComponent(alpha))
      context.draw(.plus, in: sign(width: 14, height: 14), color: .white)
    case .select where isChosen:
      context.draw(.circleFill, in: circle, color: tintColor ?? .systemBlue)
      context.draw(.checkmark, in: sign(width: 12, height: 10.5), color: .white)
    case .select:
      context.draw(.circle, in: circle, color: theme.chevronColor)
    }
  }

  private func sign(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: circle.midX - width / 2,
      y: circle.midY - height / 2,
      width: width,
      height: height
    )
  }
}
