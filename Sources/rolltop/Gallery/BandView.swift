import UIKit

/// A section header with a symbol, a title and a coloured line.
final class BandView: UITableViewHeaderFooterView {
  private let symbolView = UIImageView(image: UIImage(systemName: "flag"))
  private let titleLabel = UILabel()
  private let line = UIView()

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.backgroundColor = .secondarySystemBackground
    symbolView.tintColor = .systemOrange
    line.backgroundColor = .systemOrange
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    for view in [symbolView, titleLabel, line] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title = nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let side: CGFloat = 20
    let symbol = CGRect(x: 15, y: (bounds.height - side) / 2, width: side, height: side)
    let left = symbol.maxX + 10
    let width = max(0, bounds.width - left - 15)
    let title = CGRect(x: left, y: 0, width: width, height: bounds.height)
    symbolView.frame = directed(symbol, in: contentView)
    titleLabel.frame = directed(title, in: contentView)
    line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
  }
}
