import Foundation
import UIKitLists
import UIKitSupport

/// What the data source and the delegate said about the table's structure.
///
/// Rows are known by count and height only; nothing here grows with the number
/// of rows of equal height.
@MainActor
final class TableModel {
  weak var tableView: UITableView?
  /// Vertical layout in content points.
  var geometry = TableGeometry()
  /// Entries of the index; empty without index.
  private(set) var indexTitles: [String] = []
  /// Whether the data source has to be asked before anything is answered.
  var needsLoad = true
  /// Whether what is loaded came from a data source.
  private(set) var hasDataSource = false
  /// Whether real row heights come from `tableView(_:heightForRowAt:)`.
  var asksRowHeights = false

  /// Views that had to be asked for to know their heights.
  var measuredViews: [SupplementaryKey: UIView] = [:]
  /// Sections whose header counts with an estimate.
  private(set) var estimatedHeaders = IndexSet()
  /// Sections whose footer counts with an estimate.
  private(set) var estimatedFooters = IndexSet()

  /// Measures of header titles; `nil` until one is needed.
  var headerMetrics: TitleMetrics?
  /// Measures of footer titles; `nil` until one is needed.
  var footerMetrics: TitleMetrics?
  /// Sections whose header's height depends on the width.
  var wrappedHeaders = IndexSet()
  /// Sections whose footer's height depends on the width.
  var wrappedFooters = IndexSet()
  /// The width in which the titles of the other sections certainly take one line.
  var widestLine: CGFloat = 0
  /// Whether the height that is being asked for depends on the width.
  var isWidthDependent = false
  /// Whether the delegate said the height of some header or footer.
  var asksSupplementaryHeights = false

  /// Asks for counts, heights and index titles.
  func load() {
    guard let tableView else { return }
    let questions = TableQuestions(about: tableView)
    needsLoad = false
    tableView.hasOutdatedHeights = false
    measuredViews.removeAll()
    (estimatedHeaders, estimatedFooters) = (IndexSet(), IndexSet())
    (wrappedHeaders, wrappedFooters) = (IndexSet(), IndexSet())
    forgetTitleMetrics()
    asksSupplementaryHeights = false
    let dataSource = tableView.dataSource
    hasDataSource = dataSource != nil
    asksRowHeights = tableView.delegate?.implementsRowHeight ?? false
    let count = dataSource?.numberOfSections(in: tableView) ?? 0
    demand(
      count >= 0,
      "numberOfSections(in:) returned \(count); a table has 0 sections or more"
    )
    var rowCounts: [Int] = []
    var heights: [(header: Double, footer: Double)] = []
    for section in 0..<count {
      rowCounts.append(rowCount(inSection: section, dataSource))
      // The application may have reloaded the table when it was asked, or told of other rows, with
      // which the table is then loaded once more.
      guard questions.makeSense,
        let header = initialHeight(.header, section), questions.makeSense,
        let footer = initialHeight(.footer, section), questions.makeSense
      else { return }
      heights.append((header, footer))
    }
    var sections: [SectionGeometry] = []
    for section in 0..<count {
      sections.append(
        SectionGeometry(
          headerHeight: heights[section].header,
          rows: rowHeights(inSection: section, count: rowCounts[section]),
          footerHeight: heights[section].footer
        )
      )
      guard questions.makeSense else { return }
    }
    geometry = TableGeometry(
      headerHeight: TableModel.height(of: tableView.tableHeaderView),
      sections: sections,
      footerHeight: TableModel.height(of: tableView.tableFooterView)
    )
    loadIndexTitles()
  }

  /// The row counts of all sections, as the data source says now.
  func askedRowCounts() -> [Int] {
    guard let tableView, let dataSource = tableView.dataSource else { return [] }
    let count = dataSource.numberOfSections(in: tableView)
    demand(
      count >= 0,
      "numberOfSections(in:) returned \(count); a table has 0 sections or more"
    )
    return (0..<count).map { rowCount(inSection: $0, dataSource) }
  }

  /// Gives what is known of headers and footers to their sections after an update.
  func follow(_ plan: UpdatePlan) {
    guard
      !estimatedHeaders.isEmpty || !estimatedFooters.isEmpty || !measuredViews.isEmpty
        || !wrappedHeaders.isEmpty || !wrappedFooters.isEmpty
    else { return }
    func place(_ section: Int) -> Int? {
      switch plan.fate(ofOldSection: section) {
      case .kept(let place), .moved(let place): place
      case .deleted, .reloaded: nil
      }
    }
    estimatedHeaders = IndexSet(estimatedHeaders.compactMap(place))
    estimatedFooters = IndexSet(estimatedFooters.compactMap(place))
    wrappedHeaders = IndexSet(wrappedHeaders.compactMap(place))
    wrappedFooters = IndexSet(wrappedFooters.compactMap(place))
    var views: [SupplementaryKey: UIView] = [:]
    for (key, view) in measuredViews {
      guard let section = place(key.section) else { continue }
      views[SupplementaryKey(kind: key.kind, section: section)] = view
    }
    measuredViews = views
  }

  /// A section, with everything asked for but its row count.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: How many rows it has.
  /// - Returns: `nil` when the application reloaded the table, or told of other rows, when it
  ///   was asked.
  func makeSection(_ section: Int, count: Int) -> SectionGeometry? {
    guard let questions = tableView.map({ TableQuestions(about: $0) }),
      let header = initialHeight(.header, section), questions.makeSense,
      let footer = initialHeight(.footer, section), questions.makeSense
    else { return nil }
    let rows = rowHeights(inSection: section, count: count)
    guard questions.makeSense else { return nil }
    return SectionGeometry(headerHeight: header, rows: rows, footerHeight: footer)
  }

  /// A header's or footer's estimate, or else its height.
  ///
  /// - Parameters:
  ///   - kind: Which of the two.
  ///   - section: The section's index.
  /// - Returns: `nil` when the application reloaded the table when it was asked.
  private func initialHeight(_ kind: SupplementaryKind, _ section: Int) -> Double? {
    guard let generation = tableView?.tiler.generation else { return nil }
    let estimate = estimatedHeight(kind, section)
    guard tableView?.tiler.generation == generation else { return nil }
    guard let estimate else {
      let height = kind == .header ? headerHeight(section) : footerHeight(section)
      return tableView?.tiler.generation == generation ? height : nil
    }
    switch kind {
    case .header: estimatedHeaders.insert(section)
    case .footer: estimatedFooters.insert(section)
    }
    return estimate
  }

  /// Asks for the real heights of a section's header and footer, where they are estimated.
  ///
  /// - Parameter section: A section that comes into view.
  /// - Returns: Whether a height changed, or the application reloaded the table when it was
  ///   asked.
  func measureSupplementaries(ofSection section: Int) -> Bool {
    guard let generation = tableView?.tiler.generation else { return false }
    let before = (geometry.sections[section].headerHeight, geometry.sections[section].footerHeight)
    var after = before
    if estimatedHeaders.remove(section) != nil { after.0 = headerHeight(section) }
    guard tableView?.tiler.generation == generation else { return true }
    if estimatedFooters.remove(section) != nil { after.1 = footerHeight(section) }
    guard tableView?.tiler.generation == generation else { return true }
    geometry.setHeaderHeight(after.0, ofSection: section)
    geometry.setFooterHeight(after.1, ofSection: section)
    return before != after
  }

  /// Asks for the entries of the index.
  func loadIndexTitles() {
    guard let tableView else { return }
    indexTitles = tableView.dataSource?.sectionIndexTitles(for: tableView) ?? []
  }

  private func rowCount(
    inSection section: Int,
    _ dataSource: (any UITableViewDataSource)?
  ) -> Int {
    guard let tableView, let dataSource else { return 0 }
    let count = dataSource.tableView(tableView, numberOfRowsInSection: section)
    demand(
      count >= 0,
      "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section); "
        + "a section has 0 rows or more"
    )
    return count
  }
}
