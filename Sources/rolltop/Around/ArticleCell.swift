import UIKit

/// A text with an image and a title.
struct Article {
  var symbol: String
  var title: String
  var text: String

  static let samples = [
    Article(
      symbol: "leaf",
      title: "The greenhouse opens earlier",
      text: "From April the doors are open at seven, so that whoever waters can do it before the "
        + "sun comes over the wall. Please close the windows in the roof when you leave; the "
        + "tomatoes do not mind a cool night, but the lemons do."
    ),
    Article(
      symbol: "book",
      title: "A shelf for lent books",
      text: "Take one, bring one. The shelf stands beside the entrance and is dry in all weathers."
    ),
    Article(
      symbol: "wrench",
      title: "Repairs on Saturday",
      text: "Bicycles in the morning, lamps and radios after lunch, everything else when there is "
        + "time. Bring the part that broke and, if you still have it, the one that came with it."
    ),
  ]
}

/// A cell with an article, of which it shows two lines or the whole text.
final class ArticleCell: UITableViewCell {
  private let symbolView = UIImageView()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.textColor = .secondaryLabel
    symbolView.contentMode = .scaleAspectFit
    titleLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] { label.adjustsFontForContentSizeCategory = true }
    for view in [symbolView, titleLabel, bodyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      symbolView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      symbolView.topAnchor.constraint(equalTo: titleLabel.topAnchor),
      symbolView.widthAnchor.constraint(equalToConstant: 28),
      symbolView.heightAnchor.constraint(equalTo: symbolView.widthAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Displays an article.
  ///
  /// - Parameters:
  ///   - article: The article.
  ///   - isOpen: Whether the whole text is visible.
  func show(_ article: Article, isOpen: Bool) {
    symbolView.image = UIImage(systemName: article.symbol)
    titleLabel.text = article.title
    bodyLabel.text = article.text
    bodyLabel.numberOfLines = isOpen ? 0 : 2
  }
}
