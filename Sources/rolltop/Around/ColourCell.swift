import UIKit

/// A caption, dots that fade out in a colour, and the well that changes it.
final class ColourCell: UITableViewCell {
  private let caption = UILabel()
  private let dots = DotsView()
  private let well = UIColorWell()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    accessibilityLabel = "Colour"
    caption.text = accessibilityLabel
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    caption.isAccessibilityElement = false
    caption.setContentHuggingPriority(.required, for: .horizontal)
    caption.setContentCompressionResistancePriority(.required, for: .horizontal)
    well.title = "Colour"
    well.selectedColor = .systemIndigo
    well.addAction(UIAction { [weak self] _ in self?.showColour() }, for: .valueChanged)
    let line = UIStackView(arrangedSubviews: [caption, dots, well])
    line.spacing = 16
    line.alignment = .center
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    line.pin(to: contentView.layoutMarginsGuide)
    dots.heightAnchor.constraint(equalToConstant: 28).isActive = true
    showColour()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ColourCell is made in code")
  }

  private func showColour() { dots.colour = well.selectedColor ?? .clear }
}

/// A gradient from a colour to nothing, of which only dots are shown.
final class DotsView: UIView {
  var colour = UIColor.clear {
    didSet { updateColours() }
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let dots = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.mask = dots
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DotsView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    let side = bounds.height
    let count = max(1, Int(bounds.width / (side + 4)))
    for index in 0..<count {
      let inset = side * 0.35 * CGFloat(index) / CGFloat(count)
      let dot = CGRect(x: CGFloat(index) * (side + 4), y: 0, width: side, height: side)
      path.addEllipse(in: dot.insetBy(dx: inset, dy: inset))
    }
    dots.path = path
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    dots.setAffineTransform(isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity)
    dots.frame = bounds
    updateColours()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColours()
  }

  private func updateColours() {
    guard let gradient = layer as? CAGradientLayer else { return }
    let shown = colour.resolvedColor(with: traitCollection)
    let colours = [shown.cgColor, shown.withAlphaComponent(0.1).cgColor]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    gradient.colors = isMirrored ? colours.reversed() : colours
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }
}
