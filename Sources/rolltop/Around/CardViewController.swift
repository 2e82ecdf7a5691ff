import UIKit

/// A card with two sides, one of them a picture with a blurred band; a button turns it over.
final class CardViewController: UIViewController {
  private let card = UIView()
  private let front = UIView()
  private let back = BoxLabel("Greetings from the valley", .systemIndigo)
  private let choice = UISegmentedControl(items: ["Flip", "Dissolve"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    view.backgroundColor = .systemBackground
    makeFront()
    back.numberOfLines = 0
    for side in [front, back] {
      side.frame = card.bounds
      side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      side.layer.cornerRadius = 16
      side.clipsToBounds = true
    }
    card.addSubview(front)
    choice.selectedSegmentIndex = 0
    choice.accessibilityLabel = "Transition"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Turn over"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.turnOver() }
    )
    let column = UIStackView(arrangedSubviews: [card, choice, button])
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    let width = column.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -40)
    width.priority = .defaultHigh
    let height = card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.6)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      column.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -20),
      width, height,
    ])
  }

  private func makeFront() {
    let picture = UIImageView(image: Landscape.image(width: 420))
    picture.contentMode = .scaleAspectFill
    let band = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    let caption = UILabel()
    caption.text = "The valley at noon"
    caption.font = .preferredFont(forTextStyle: .headline)
    caption.adjustsFontForContentSizeCategory = true
    caption.textAlignment = .center
    for view in [picture, band] {
      view.translatesAutoresizingMaskIntoConstraints = false
      front.addSubview(view)
    }
    caption.translatesAutoresizingMaskIntoConstraints = false
    band.contentView.addSubview(caption)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: front.topAnchor),
      picture.leadingAnchor.constraint(equalTo: front.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: front.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: front.bottomAnchor),
      band.leadingAnchor.constraint(equalTo: front.leadingAnchor),
      band.trailingAnchor.constraint(equalTo: front.trailingAnchor),
      band.bottomAnchor.constraint(equalTo: front.bottomAnchor),
      band.heightAnchor.constraint(equalToConstant: 48),
      caption.centerYAnchor.constraint(equalTo: band.contentView.centerYAnchor),
      caption.leadingAnchor.constraint(equalTo: band.contentView.leadingAnchor, constant: 12),
      caption.trailingAnchor.constraint(equalTo: band.contentView.trailingAnchor, constant: -12),
    ])
  }

  private func turnOver() {
    let isFront = front.superview != nil
    let (old, new) = isFront ? (front, back) : (back, front)
    let flips = choice.selectedSegmentIndex == 0
    new.frame = card.bounds
    UIView.transition(
      with: card,
      duration: 0.5,
      options: flips
        ? (isFront ? .transitionFlipFromRight : .transitionFlipFromLeft)
        : .transitionCrossDissolve,
      animations: {
        old.removeFromSuperview()
        self.card.addSubview(new)
      }
    )
  }
}

/// Drawn landscapes.
@MainActor
enum Landscape {
  /// A landscape: the sky, the sun and two hills.
  ///
  /// - Parameters:
  ///   - width: The width in points; the height is three fifths of it.
  ///   - number: Another one for each number.
  /// - Returns: The picture.
  static func image(width: CGFloat, number: Int = 0) -> UIImage {
    let size = CGSize(width: width, height: (width * 0.6).rounded())
    let hue = (0.55 + CGFloat(number) * 0.13).truncatingRemainder(dividingBy: 1)
    let sun = CGFloat(number * 29 % 60) / 100 + 0.15
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: 0.13, saturation: 0.45, brightness: 1, alpha: 1).setFill()
      let side = size.height * 0.3
      UIBezierPath(
        ovalIn: CGRect(x: size.width * sun, y: size.height * 0.12, width: side, height: side)
      ).fill()
      for (height, brightness) in [(0.45, 0.65), (0.7, 0.45)] as [(CGFloat, CGFloat)] {
        UIColor(hue: hue - 0.2, saturation: 0.45, brightness: brightness, alpha: 1).setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: size.height))
        hill.addLine(to: CGPoint(x: 0, y: size.height * (height + 0.1)))
        hill.addQuadCurve(
          to: CGPoint(x: size.width, y: size.height * height),
          controlPoint: CGPoint(
            x: size.width * (sun + height / 2),
            y: size.height * (height - 0.35)
          )
        )
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        hill.close()
        hill.fill()
      }
    }
  }
}
