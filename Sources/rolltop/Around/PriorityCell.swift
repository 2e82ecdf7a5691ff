import UIKit

/// Two labels side by side in a view that a slider narrows: the label with the lower compression
/// resistance is truncated.
final class PriorityCell: UITableViewCell {
  private let slider = UISlider()
  private let containerView = UIView()
  private var widthConstraint: NSLayoutConstraint?

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let name = UILabel()
    name.text = "Botanical garden, north gate"
    let distance = UILabel()
    distance.text = "1.2 km"
    distance.textColor = .secondaryLabel
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    distance.setContentHuggingPriority(.required, for: .horizontal)
    for label in [name, distance] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      containerView.addSubview(label)
    }
    containerView.backgroundColor = .secondarySystemFill
    containerView.layer.cornerRadius = 8
    slider.value = 1
    slider.accessibilityLabel = "Width"
    slider.addAction(UIAction { [weak self] _ in self?.resize() }, for: .valueChanged)
    for view in [containerView, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    widthConstraint = containerView.widthAnchor.constraint(equalTo: margins.widthAnchor)
    widthConstraint?.isActive = true
    NSLayoutConstraint.activate([
      slider.topAnchor.constraint(equalTo: margins.topAnchor),
      slider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      containerView.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 8),
      containerView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      containerView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      name.topAnchor.constraint(equalTo: containerView.topAnchor, constant: 8),
      name.bottomAnchor.constraint(equalTo: containerView.bottomAnchor, constant: -8),
      name.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: 10),
      distance.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      distance.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: -10),
      distance.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Sets the width to a fraction of the available width.
  private func resize() {
    // From half of the available width to all of it.
    widthConstraint?.isActive = false
    widthConstraint = containerView.widthAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.widthAnchor,
      multiplier: 0.5 + CGFloat(slider.value) / 2
    )
    widthConstraint?.isActive = true
  }
}

/// Three boxes in a row, laid out by a visual format.
final class VisualFormatCell: UITableViewCell {
  init() {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let boxes = [
      BoxLabel("a", .systemIndigo), BoxLabel("b", .systemPink), BoxLabel("c", .systemTeal),
    ]
    let rowFormat = "H:|-[a(==b)]-[b]-[c(60)]-|"
    let caption = UILabel()
    caption.text = rowFormat
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.adjustsFontForContentSizeCategory = true
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.numberOfLines = 0
    let views = ["a": boxes[0], "b": boxes[1], "c": boxes[2], "caption": caption]
    for view in boxes + [caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for (format, options) in [
      (rowFormat, NSLayoutConstraint.FormatOptions.alignAllCenterY),
      ("H:|-[caption]-|", []), ("V:|-[a]-[caption]-|", []),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: nil,
          views: views
        )
      )
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
