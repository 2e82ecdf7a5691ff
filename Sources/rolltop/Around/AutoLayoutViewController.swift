import UIKit

/// Self-sizing rows with constraints: expandable articles, stack views, priorities, and the visual
/// format.
final class AutoLayoutViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case articles, stack, priorities, format
  }

  private static let articleIdentifier = "Article"
  private var openArticles: Set<Int> = []
  private let stackCell = StackCell()
  private let priorityCell = PriorityCell()
  private let formatCell = VisualFormatCell()

  init() {
    super.init(style: .grouped)
    title = "Auto Layout"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.register(ArticleCell.self, forCellReuseIdentifier: Self.articleIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 100
    stackCell.onResize = { [weak self] in self?.tableView.performBatchUpdates(nil) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .articles ? Article.samples.count : 1
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    switch Section(rawValue: section) {
    case .articles: "Cells sized by constraints"
    case .stack: "A stack view"
    case .priorities: "Who gives way"
    case .format: "Visual format"
    case nil: nil
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    Section(rawValue: section) == .articles ? "Tap an article to read all of it." : nil
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .stack: return stackCell
    case .priorities: return priorityCell
    case .format: return formatCell
    case .articles, nil:
      let cell = tableView.dequeueReusableCell(
        withIdentifier: Self.articleIdentifier,
        for: indexPath
      )
      (cell as? ArticleCell)?
        .show(Article.samples[indexPath.row], isOpen: openArticles.contains(indexPath.row))
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Section(rawValue: indexPath.section) == .articles ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if openArticles.remove(indexPath.row) == nil { openArticles.insert(indexPath.row) }
    (tableView.cellForRow(at: indexPath) as? ArticleCell)?
      .show(Article.samples[indexPath.row], isOpen: openArticles.contains(indexPath.row))
    tableView.performBatchUpdates(nil)
  }
}
