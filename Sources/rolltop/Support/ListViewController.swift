import UIKit

/// A list with a uniform row height that fits the lines of text.
///
/// The height follows the user's text size. A uniform height costs nothing, regardless of the
/// number of rows. Short lists can wrap long texts at accessibility sizes; in that case each row is
/// measured.
class ListViewController: UITableViewController {
  private let lines: [UIFont.TextStyle]
  private let wrapsLargeTexts: Bool

  /// Whether rows are currently self-sizing.
  private var isWrapping: Bool {
    wrapsLargeTexts && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// - Parameters:
  ///   - style: Plain or grouped.
  ///   - lines: The text styles of the lines in a row.
  ///   - wrapsLargeTexts: Whether texts wrap at accessibility sizes; `wrapTexts(of:)` prepares
  ///     cells.
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
    fatalError("init(coder:) has not been implemented")
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
    let previousScale = previousTraitCollection?.displayScale ?? 0
    let displayScaleChanged = previousScale > 0 && previousScale != traitCollection.displayScale
    let previousSize = previousTraitCollection?.preferredContentSizeCategory
    let textSizeChanged =
      previousSize != nil && previousSize != traitCollection.preferredContentSizeCategory
    if displayScaleChanged || textSizeChanged { redrawImages() }
  }

  /// Called after the display scale or the text size has changed; lists with images redraw them.
  func redrawImages() {}

  /// Configures the visible cells again.
  func reconfigureVisibleRows() {
    guard let visibleIndexPaths = tableView.indexPathsForVisibleRows else { return }
    tableView.reconfigureRows(at: visibleIndexPaths)
  }

  /// Removes the line limits of a cell's labels if texts wrap; otherwise limits them to one line.
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
      let lineHeights = lines.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).lineHeight
      }
      let height = max(44, (lineHeights.reduce(0, +) + 20).rounded(.up))
      if tableView.rowHeight != height { tableView.rowHeight = height }
    }
    if wasWrapping != isWrapping { reconfigureVisibleRows() }
  }
}
