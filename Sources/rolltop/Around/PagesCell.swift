import UIKit

/// Coloured pages beside each other in a scroll view, and a page control below it.
final class PagesCell: UITableViewCell, UIScrollViewDelegate {
  private static let pages: [(title: String, color: UIColor)] = [
    ("Spring", .systemGreen), ("Summer", .systemOrange), ("Autumn", .systemBrown),
    ("Winter", .systemBlue),
  ]

  private let scrollView = UIScrollView()
  private let control = UIPageControl()
  private let labels = PagesCell.pages.map { BoxLabel($0.title, $0.color) }

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    accessibilityLabel = "Seasons"
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.layer.cornerRadius = 10
    scrollView.clipsToBounds = true
    scrollView.delegate = self
    for label in labels {
      label.layer.cornerRadius = 0
      scrollView.addSubview(label)
    }
    control.numberOfPages = labels.count
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    control.accessibilityLabel = "Season"
    control.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    for view in [scrollView, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: margins.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      scrollView.heightAnchor.constraint(equalToConstant: 96),
      control.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      control.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      control.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PagesCell is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    let size = scrollView.bounds.size
    let total = CGSize(width: size.width * CGFloat(labels.count), height: size.height)
    guard scrollView.contentSize != total else { return }
    scrollView.contentSize = total
    for (page, label) in labels.enumerated() {
      label.frame = CGRect(origin: CGPoint(x: left(of: page), y: 0), size: size)
    }
    scrollView.contentOffset.x = left(of: control.currentPage)
  }

  /// Where a page begins; the first one is at the right where reading goes from right to left.
  private func left(of page: Int) -> CGFloat {
    let place = isMirrored ? labels.count - 1 - page : page
    return CGFloat(place) * scrollView.bounds.width
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func turn() {
    scrollView.setContentOffset(CGPoint(x: left(of: control.currentPage), y: 0), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let width = max(1, scrollView.bounds.width)
    let place = Int((scrollView.contentOffset.x / width).rounded())
    control.currentPage = isMirrored ? labels.count - 1 - place : place
  }
}

/// The same symbols in several sizes and colours.
final class SymbolsCell: UITableViewCell {
  init() {
    super.init(style: .default, reuseIdentifier: nil)
    accessibilityLabel = "Symbols"
    let configurations: [UIImage.SymbolConfiguration] = [
      UIImage.SymbolConfiguration(textStyle: .body),
      UIImage.SymbolConfiguration(pointSize: 28, weight: .regular),
      UIImage.SymbolConfiguration(pointSize: 28).applying(
        UIImage.SymbolConfiguration(hierarchicalColor: .systemPurple)
      ),
      UIImage.SymbolConfiguration(pointSize: 28).applying(
        UIImage.SymbolConfiguration(paletteColors: [.systemRed])
      ),
    ]
    let lines = configurations.map { configuration in
      let images = ["cloud.sun", "bell.badge", "tram", "cart", "heart.fill"].map { name in
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        view.contentMode = .center
        return view
      }
      let line = UIStackView(arrangedSubviews: images)
      line.distribution = .fillEqually
      line.alignment = .center
      return line
    }
    let column = UIStackView(arrangedSubviews: lines)
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    column.pin(to: contentView.layoutMarginsGuide)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SymbolsCell is made in code")
  }
}
