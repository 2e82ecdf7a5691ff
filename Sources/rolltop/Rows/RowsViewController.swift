import UIKit

/// Very long lists, with a bar for the cost of scrolling.
final class RowsViewController: UIViewController, UISearchResultsUpdating {
  /// The kind of rows.
  enum Kind: Int, CaseIterable {
    /// Ten million rows of equal height, which use no memory per row.
    case equal
    /// One million rows of individual heights.
    case varying
  }

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let readout = ReadoutBar()
  private let segmentedControl = UISegmentedControl(items: ["10 M equal", "1 M varying"])
  private let sources: [Kind: any RowSource]
  private let digits: Digits
  /// Whether scrolling is measured; `false` in snapshots and films.
  private let isMeasured: Bool
  private var kind: Kind
  /// The content offset before the search; `nil` while all rows are visible.
  private var offsetBeforeSearch: CGPoint?

  init(kind: Kind, world: World) {
    self.kind = kind
    sources = [.equal: EqualRows(), .varying: VaryingRows(count: world.varyingRowCount)]
    digits = Digits(locale: world.locale)
    isMeasured = !world.isFrozen
    super.init(nibName: nil, bundle: nil)
    title = "Ten million rows"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    segmentedControl.sizeToFit()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.restorationIdentifier = "list"
    tableView.cellLayoutMarginsFollowReadableWidth = true
    view.addSubview(tableView)
    view.addSubview(readout)
    segmentedControl.selectedSegmentIndex = kind.rawValue
    segmentedControl.addTarget(self, action: RowsViewController.kindDidChange, for: .valueChanged)
    segmentedControl.sizeToFit()
    navigationItem.titleView = segmentedControl
    tableView.rowFinder = { table, text, _ in
      // The typed text is the number of the row, which is its index plus 1.
      guard let number = Int(text), number > 0 else { return nil }
      let row = min(number, table.numberOfRows(inSection: 0)) - 1
      return row < 0 ? nil : IndexPath(row: row, section: 0)
    }
    for source in sources.values {
      source.digits = digits
      source.onScroll = { [readout, tableView, isMeasured] in
        if isMeasured {
          readout.recordFrame()
        } else if tableView.isDragging || tableView.isDecelerating {
          readout.clear()
        }
      }
    }
    addSearch(self, placeholder: "Search numbers")
    navigationItem.searchController?.searchBar.keyboardType = .numberPad
    // With its final width, the table asks for the height of each row only once.
    tableView.frame = view.bounds
    showRows()
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let source = sources[kind] else { return }
    let matches = MatchingRows(searchController.searchBar.text ?? "", of: source.count)
    guard matches != source.matchingRows else { return }
    let allRows = MatchingRows("", of: source.count)
    if source.matchingRows == allRows { offsetBeforeSearch = tableView.contentOffset }
    source.matchingRows = matches
    tableView.backgroundView = matches.count > 0 ? nil : MessageView(title: "No such row")
    tableView.reloadData()
    guard matches == allRows, let offsetBeforeSearch else { return }
    tableView.setContentOffset(offsetBeforeSearch, animated: false)
    self.offsetBeforeSearch = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = ReadoutBar.height + view.safeAreaInsets.bottom
    let (barFrame, listFrame) = view.bounds.divided(atDistance: height, from: .maxYEdge)
    tableView.frame = listFrame
    readout.frame = barFrame
  }

  private func kindDidChange() {
    kind = Kind(rawValue: segmentedControl.selectedSegmentIndex) ?? .equal
    showRows()
  }

  private func showRows() {
    // The next run opens with the rows that were last selected.
    restorationIdentifier = (kind == .equal ? Screen.rows : .varyingRows).rawValue
    guard let source = sources[kind] else { return }
    let searchText = navigationItem.searchController?.searchBar.text ?? ""
    source.matchingRows = MatchingRows(searchText, of: source.count)
    offsetBeforeSearch = nil
    tableView.dataSource = source
    tableView.delegate = source
    tableView.setContentOffset(
      CGPoint(x: 0, y: -tableView.adjustedContentInset.top),
      animated: false
    )
    tableView.reloadData()
    readout.showIdle()
  }
}
