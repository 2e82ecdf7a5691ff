import UIKit

/// A cell with 12 views whose positions and height are determined by 35 constraints.
final class ConstrainedCell: UITableViewCell {
  private let iconView = UIImageView(image: PeerRow.icon)
  private let badge = UIView()
  private let box = UIView()
  private let bar = UIView()
  private let labels = (0..<8).map { _ in UILabel() }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let views: [UIView] = [iconView, badge, box, bar] + labels
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for (index, label) in labels.enumerated() {
      label.font = .systemFont(ofSize: index == 0 ? 16 : 13)
    }
    labels[1].numberOfLines = 2
    badge.backgroundColor = .systemRed
    box.backgroundColor = .systemGray6
    bar.backgroundColor = .systemGray
    labels[0].setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
    labels[2].setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate(headConstraints + footConstraints)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var headConstraints: [NSLayoutConstraint] {
    let content = contentView
    return [
      iconView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      iconView.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      iconView.widthAnchor.constraint(equalToConstant: 32),
      iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
      badge.centerXAnchor.constraint(equalTo: iconView.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: iconView.topAnchor),
      labels[0].leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      labels[0].topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      labels[2].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[2].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
      labels[2].trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: labels[2].trailingAnchor),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 2),
    ]
  }

  private var footConstraints: [NSLayoutConstraint] {
    var constraints = [
      box.leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      box.trailingAnchor.constraint(equalTo: labels[2].trailingAnchor),
      box.topAnchor.constraint(equalTo: labels[1].bottomAnchor, constant: 6),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      bar.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 2),
      bar.topAnchor.constraint(equalTo: box.topAnchor),
      bar.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      labels[3].topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
      labels[3].bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -2),
    ]
    var previousView: UIView = bar
    for label in labels[3...] {
      constraints.append(
        label.leadingAnchor.constraint(equalTo: previousView.trailingAnchor, constant: 8)
      )
      if label !== labels[3] {
        constraints.append(label.centerYAnchor.constraint(equalTo: labels[3].centerYAnchor))
      }
      previousView = label
    }
    return constraints
  }

  /// Sets a row's texts.
  func fill(row number: Int) {
    labels[0].text = PeerRow.title(number)
    labels[1].text = PeerRow.subtitle(number)
    labels[2].text = "\(number % 24):\(number % 50 + 10)"
    for (index, label) in labels[3...].enumerated() { label.text = "Tag \((number + index) % 30)" }
    badge.isHidden = number % 3 != 0
  }
}

/// Rows whose heights are determined by constraints.
@MainActor
final class ConstrainedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let count: Int

  /// Creates a data source.
  ///
  /// - Parameter count: The number of rows.
  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? ConstrainedCell
      ?? ConstrainedCell(style: .default, reuseIdentifier: "row")
    cell.fill(row: indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}
