import UIKit

/// A list of uniform row height that fits the lines of text.
///
/// The height follows the user's text size. A uniform height costs nothing, however many rows there
/// are. Short lists may let long texts wrap where text is very large; then each row is measured.
class ListViewController: UITableViewController {
  private let lines: [UIFont.TextStyle]
  private let wrapsLargeTexts: Bool

  /// Whether rows are as high as their texts at present.
  private var isWrapping: Bool {
    wrapsLargeTexts && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// - Parameters:
  ///   - style: Plain or grouped.
  ///   - lines: The styles of the lines of text in a row.
  ///   - wrapsLargeTexts: Whether texts wrap at accessibility sizes; `wrapTexts(of:)` prepares cells.
  init(
    style: UITableView.Style,
    lines: [UIFont.TextStyle] = [.body],
    wrapsLargeTexts: Bool = false
  ) {
    (self.lines, self.wrapsLargeTexts) = (lines, wrapsLargeTexts)
    super.init(style: style)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("\(Self.self) is made in code")
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
    let old = previousTraitCollection?.displayScale ?? 0
    let hasOtherPixels = old > 0 && old != traitCollection.displayScale
    let size = previousTraitCollection?.preferredContentSizeCategory
    let hasOtherSize = size != nil && size != traitCollection.preferredContentSizeCategory
    if hasOtherPixels || hasOtherSize { redrawPictures() }
  }

  /// Draws pictures anew, as the window has come to a display of other pixels, or the size of text
  /// has changed; for lists that have any.
  func redrawPictures() {}

  /// Fills the cells on screen anew.
  func reconfigureShownRows() {
    guard let shown = tableView.indexPathsForVisibleRows else { return }
    tableView.reconfigureRows(at: shown)
  }

  /// Lets the texts of a cell have as many lines as they need, where texts wrap.
  func wrapTexts(of cell: UITableViewCell) {
    for label in [cell.textLabel, cell.detailTextLabel] {
      label?.numberOfLines = isWrapping ? 0 : 1
    }
  }

  private func fitRows() {
    let wasWrapping = tableView.rowHeight == UITableView.automaticDimension
    if isWrapping {
      if !wasWrapping { tableView.rowHeight = UITableView.automaticDimension }
    } else {
      let texts = lines.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).lineHeight
      }
      let height = max(44, (texts.reduce(0, +) + 20).rounded(.up))
      if tableView.rowHeight != height { tableView.rowHeight = height }
    }
    if wasWrapping != isWrapping { reconfigureShownRows() }
  }
}
