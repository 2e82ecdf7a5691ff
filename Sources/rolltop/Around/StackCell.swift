import UIKit

/// A stack view of three boxes, with controls for its properties.
final class StackCell: UITableViewCell {
  private static let distributions: [(title: String, value: UIStackView.Distribution)] = [
    ("Fill", .fill), ("Equal", .fillEqually), ("Spaced", .equalSpacing),
  ]

  /// Called after a change of the axis or of the visible boxes, which may change the height.
  var onResize: () -> Void = {}
  private let boxes = [
    BoxLabel("One", .systemBlue), BoxLabel("Two, wider", .systemOrange),
    BoxLabel("Three", .systemGreen),
  ]
  private let stack = UIStackView()
  private let axisControl = UISegmentedControl(items: ["Row", "Column"])
  private let distributionControl = UISegmentedControl(items: StackCell.distributions.map(\.title))
  private let visibilitySwitch = UISwitch()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    stack.spacing = 8
    for box in boxes { stack.addArrangedSubview(box) }
    axisControl.selectedSegmentIndex = 0
    distributionControl.selectedSegmentIndex = 0
    visibilitySwitch.isOn = true
    axisControl.addAction(UIAction { [weak self] _ in self?.axisDidChange() }, for: .valueChanged)
    distributionControl.addAction(
      UIAction { [weak self] _ in self?.distributionDidChange() },
      for: .valueChanged
    )
    visibilitySwitch.addAction(
      UIAction { [weak self] _ in self?.visibilityDidChange() },
      for: .valueChanged
    )
    let caption = UILabel()
    caption.text = "Second box"
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    caption.isAccessibilityElement = false
    visibilitySwitch.accessibilityLabel = caption.text
    axisControl.accessibilityLabel = "Axis"
    distributionControl.accessibilityLabel = "Distribution"
    visibilitySwitch.setContentHuggingPriority(.required, for: .horizontal)
    let switchRow = UIStackView(arrangedSubviews: [caption, visibilitySwitch])
    switchRow.alignment = .center
    let column = UIStackView(arrangedSubviews: [axisControl, distributionControl, switchRow, stack])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    column.pin(to: contentView.layoutMarginsGuide)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func axisDidChange() {
    UIView.animate(withDuration: 0.3) {
      self.stack.axis = self.axisControl.selectedSegmentIndex == 0 ? .horizontal : .vertical
      self.contentView.layoutIfNeeded()
    }
    onResize()
  }

  private func distributionDidChange() {
    UIView.animate(withDuration: 0.3) {
      self.stack.distribution =
        Self.distributions[self.distributionControl.selectedSegmentIndex].value
      self.contentView.layoutIfNeeded()
    }
  }

  private func visibilityDidChange() {
    UIView.animate(withDuration: 0.3) {
      self.boxes[1].isHidden = !self.visibilitySwitch.isOn
      self.boxes[1].alpha = self.visibilitySwitch.isOn ? 1 : 0
      self.contentView.layoutIfNeeded()
    }
    onResize()
  }
}

/// A label in a coloured box with padding.
final class BoxLabel: UILabel {
  /// The padding on each side, in points.
  private let padding: CGFloat = 10

  init(_ text: String, _ color: UIColor) {
    super.init(frame: .zero)
    self.text = text
    textColor = .white
    textAlignment = .center
    backgroundColor = color
    font = .preferredFont(forTextStyle: .headline)
    adjustsFontForContentSizeCategory = true
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
  }
}

extension UIView {
  /// Pins all edges to those of a layout guide.
  func pin(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}
