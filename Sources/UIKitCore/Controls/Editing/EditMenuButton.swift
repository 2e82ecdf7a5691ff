import Foundation
import UIKitGraphics

/// The button of a command in an edit menu.
final class EditMenuButton: UIControl {
  private let label = UILabel()
  private var imageView: UIImageView?

  init(title: String?, image: UIImage?) {
    super.init(frame: .zero)
    label.text = title
    label.textAlignment = .center
    accessibilityLabel = title
    addSubview(label)
    if let image {
      let view = UIImageView(
        image: image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
      )
      addSubview(view)
      imageView = view
    }
    updateAppearance()
  }

  /// Whether the button has the classic theme, with slightly bolder white letters.
  var isClassic = true {
    didSet { updateAppearance() }
  }
  /// Whether the command deletes something.
  var isDestructive = false {
    didSet { updateAppearance() }
  }

  private func updateAppearance() {
    let color: UIColor = isClassic ? .white : isDestructive ? .systemRed : .label
    label.font = .systemFont(ofSize: 15, weight: isClassic ? .medium : .regular)
    label.textColor = isEnabled ? color : color.withAlphaComponent(0.4)
    imageView?.tintColor = label.textColor
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    updateAppearance()
    let pressedColor: UIColor = isClassic ? UIColor(white: 1, alpha: 0.2) : .systemFill
    backgroundColor = isHighlighted ? pressedColor : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    guard let imageView, let size = imageView.image?.size else { return }
    imageView.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(label.sizeThatFits(size).width, imageView?.image?.size.width ?? 0).rounded(.up)
        + 2 * EditMenu.Metrics.titleInset,
      height: EditMenu.Metrics.height
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .touchUp, role: .menuItem)
  }
}

/// The triangle between an edit menu and its target.
final class EditMenuArrow: UIView {
  /// Whether the tip points downwards.
  var pointsDown = true {
    didSet { if pointsDown != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (base, tip) = pointsDown ? (bounds.minY, bounds.maxY) : (bounds.maxY, bounds.minY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: base))
    path.addLine(to: CGPoint(x: bounds.midX, y: tip))
    path.addLine(to: CGPoint(x: bounds.maxX, y: base))
    path.close()
    EditMenu.color.setFill()
    path.fill()
  }
}
