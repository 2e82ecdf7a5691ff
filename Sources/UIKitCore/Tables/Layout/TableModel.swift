import Foundation
import UIKitLists
import UIKitSupport

/// The table's structure, as loaded from data source and delegate.
///
/// Rows are stored as counts and heights only; rows of uniform height need no memory each.
@MainActor
final class TableModel {
  /// Plain or grouped.
  let style: UITableView.Style
  /// Colours, fonts and metrics.
  var look = TableLook.current
  /// The table's settings, without what a subclass may give instead.
  var configuration = TableConfiguration()
  /// The inputs of height calculation; copied from the table view when a pass begins.
  var settings = TableLayoutSettings()
  /// Vertical layout in content points.
  var geometry = TableGeometry()
  /// The gaps between rows that a drag and placeholders make.
  var gaps = RowGaps() { didSet { hasGaps = !gaps.isEmpty } }
  /// Whether there are gaps.
  private(set) var hasGaps = false
  /// Entries of the index; empty without index.
  private(set) var indexTitles: [String] = []
  /// Whether the loaded rows came from a data source.
  private(set) var hasDataSource = false
  /// Whether real row heights come from `tableView(_:heightForRowAt:)`.
  var usesDelegateRowHeights = false

  /// Header and footer views that were queried for their heights.
  var measuredViews: [SupplementaryKey: UIView] = [:]
  /// Sections whose header height is an estimate.
  private(set) var estimatedHeaders = IndexSet()
  /// Sections whose footer height is an estimate.
  private(set) var estimatedFooters = IndexSet()

  /// Metrics of header titles; `nil` until one is needed.
  var headerMetrics: TitleMetrics?
  /// Metrics of footer titles; `nil` until one is needed.
  var footerMetrics: TitleMetrics?
  /// Sections whose header's height depends on the width.
  var wrappedHeaders = IndexSet()
  /// Sections whose footer's height depends on the width.
  var wrappedFooters = IndexSet()
  /// The width, in points, in which the titles of all other sections fit on one line.
  var widestSingleLine: CGFloat = 0
  /// Whether the height that is being queried depends on the width.
  var isWidthDependent = false
  /// Whether the delegate returned the height of some header or footer.
  var usesDelegateSupplementaryHeights = false

  init(style: UITableView.Style) {
    self.style = style
  }

  /// Whether groups are drawn: both grouped styles look the same.
  var isGrouped: Bool { style != .plain }

  /// Queries counts, heights and index titles.
  ///
  /// If the pass is superseded, the rows loaded before stay.
  func load(_ pass: TablePass) throws(Superseded) {
    measuredViews.removeAll()
    (estimatedHeaders, estimatedFooters) = (IndexSet(), IndexSet())
    (wrappedHeaders, wrappedFooters) = (IndexSet(), IndexSet())
    forgetTitleMetrics()
    usesDelegateSupplementaryHeights = false
    hasDataSource = pass.dataSource != nil
    usesDelegateRowHeights = pass.usesDelegateRowHeights
    let sections = try loadSections(pass)
    try pass.validate()
    let (header, footer) = pass.tableView.tableHeaderAndFooterHeights
    geometry = TableGeometry(headerHeight: header, sections: sections, footerHeight: footer)
    let titles = pass.session.indexTitles()
    try pass.validateRows()
    indexTitles = titles
  }

  private func loadSections(_ pass: TablePass) throws(Superseded) -> [SectionGeometry] {
    var answers: [(rows: Int, header: Double, footer: Double)] = []
    for section in 0..<(try pass.numberOfSections()) {
      let rows = try pass.numberOfRows(inSection: section)
      let header = try initialHeight(.header, section, pass)
      let footer = try initialHeight(.footer, section, pass)
      answers.append((rows, header, footer))
    }
    var sections: [SectionGeometry] = []
    for (section, answer) in answers.enumerated() {
      let rows = try rowHeights(inSection: section, count: answer.rows, pass)
      sections.append(
        SectionGeometry(headerHeight: answer.header, rows: rows, footerHeight: answer.footer)
      )
    }
    return sections
  }

  /// Takes over the entries of the index.
  func setIndexTitles(_ titles: [String]) {
    indexTitles = titles
  }

  /// Maps what is known of headers and footers to the sections after an update.
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

  /// A section of a given row count, with all heights queried.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: How many rows it has.
  ///   - pass: Makes the calls.
  /// - Returns: The section's heights.
  /// - Throws: `Superseded` if the rows have changed.
  func makeSection(
    _ section: Int,
    count: Int,
    _ pass: TablePass
  ) throws(Superseded) -> SectionGeometry {
    let header = try initialHeight(.header, section, pass)
    let footer = try initialHeight(.footer, section, pass)
    let rows = try rowHeights(inSection: section, count: count, pass)
    try pass.validate()
    return SectionGeometry(headerHeight: header, rows: rows, footerHeight: footer)
  }

  /// A header's or footer's estimate, or else its height, in points.
  private func initialHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> Double {
    let estimate = try estimatedHeight(kind, section, pass)
    let points: Double
    if let estimate { points = estimate } else { points = try height(kind, section, pass) }
    switch kind {
    case .header: estimatedHeaders.set(section, isMember: estimate != nil)
    case .footer: estimatedFooters.set(section, isMember: estimate != nil)
    }
    return points
  }

  /// Queries the real heights of a section's header and footer where they are estimates.
  ///
  /// - Parameters:
  ///   - section: A section that comes into view.
  ///   - pass: Makes the calls.
  /// - Returns: Whether a height changed.
  /// - Throws: `Superseded` if the rows have changed.
  func measureSupplementaries(
    ofSection section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> Bool {
    let before = (geometry.sections[section].headerHeight, geometry.sections[section].footerHeight)
    var after = before
    let (header, footer) = (
      estimatedHeaders.contains(section), estimatedFooters.contains(section)
    )
    if header { after.0 = try height(.header, section, pass) }
    if footer { after.1 = try height(.footer, section, pass) }
    if header { estimatedHeaders.remove(section) }
    if footer { estimatedFooters.remove(section) }
    geometry.setHeaderHeight(after.0, ofSection: section)
    geometry.setFooterHeight(after.1, ofSection: section)
    return before != after
  }
}

extension IndexSet {
  /// Inserts or removes a member; nearly free when the set is empty and stays so.
  mutating func set(_ member: Int, isMember: Bool) {
    if isMember {
      insert(member)
    } else if !isEmpty {
      remove(member)
    }
  }
}

extension UITableView {
  /// The layout of the rows, as loaded from the data source.
  final var model: TableModel { parts.session.model }
}
