import UIKit

/// A list of uniform row height that fits the lines of text.
///
/// The height follows the user's text size. A uniform height costs nothing, however many rows there
/// are.
class ListViewController: UITableViewController {
  private let lines: [UIFont.TextStyle]

  /// - Parameters:
  ///   - style: Plain or grouped.
  ///   - lines: The styles of the lines of text in a row.
  init(style: UITableView.Style, lines: [UIFont.TextStyle] = [.body]) {
    self.lines = lines
    super.init(style: style)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    fitRows()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitRows()
  }

  private func fitRows() {
    let texts = lines.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).lineHeight
    }
    let height = max(44, (texts.reduce(0, +) + 20).rounded(.up))
    if tableView.rowHeight != height { tableView.rowHeight = height }
  }
}
