import UIKit

/// A cell with a title and a small bar chart.
final class ChartCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let chart = ChartView()

  /// Returns the height of a row at the user's text size, at least 60 points.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    max(60, (60 * traits.textScale).rounded())
  }

  /// Sample titles with values from 0 to 1.
  static let samples: [(title: String, values: [CGFloat])] = [
    ("Rain", [0.3, 0.5, 0.2, 0.7, 0.9, 0.6, 0.4, 0.1, 0.3, 0.5, 0.8, 0.6]),
    ("Sunshine", [0.2, 0.3, 0.5, 0.6, 0.7, 0.9, 1.0, 0.9, 0.6, 0.4, 0.3, 0.1]),
    ("Visitors", [0.1, 0.1, 0.3, 0.5, 0.6, 0.8, 1.0, 1.0, 0.5, 0.3, 0.2, 0.6]),
  ]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fitFont()
    contentView.addSubview(titleLabel)
    contentView.addSubview(chart)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func fitFont() {
    titleLabel.font = .systemFont(ofSize: 17 * traitCollection.textScale)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitFont()
  }

  /// Displays a sample.
  func show(_ sample: (title: String, values: [CGFloat])) {
    titleLabel.text = sample.title
    chart.values = sample.values
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let contentBounds = contentView.bounds
    let bounds = contentBounds.insetBy(
      dx: min(15, contentBounds.midX),
      dy: min(8, contentBounds.midY)
    )
    let width = min(220, bounds.width * 0.6)
    let chartFrame = CGRect(
      x: bounds.maxX - width,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
    let titleFrame = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: max(0, bounds.width - width - 8),
      height: bounds.height
    )
    chart.frame = directed(chartFrame, in: contentView)
    titleLabel.frame = directed(titleFrame, in: contentView)
  }
}

/// A bar chart, from left to right.
final class ChartView: UIView {
  /// The values from 0 to 1; others are clamped.
  var values: [CGFloat] = [] {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard !values.isEmpty else { return }
    let step = bounds.width / CGFloat(values.count)
    tintColor.setFill()
    for (index, value) in values.enumerated() {
      let height = max(2, bounds.height * min(1, max(0, value)))
      let bar = CGRect(
        x: CGFloat(index) * step + 1,
        y: bounds.height - height,
        width: max(1, step - 3),
        height: height
      )
      UIBezierPath(roundedRect: bar, cornerRadius: 2).fill()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
