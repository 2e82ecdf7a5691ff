import Foundation
import UIKitLists
import UIKitSupport

extension TableModel {
  /// Queries counts, heights and index titles.
  ///
  /// If the pass is superseded, the previously loaded rows remain.
  func load(_ pass: TablePass) throws(Superseded) {
    measuredViews.removeAll()
    (estimatedHeaders, estimatedFooters) = (IndexSet(), IndexSet())
    (wrappedHeaders, wrappedFooters) = (IndexSet(), IndexSet())
    invalidateTitleMetrics()
    usesDelegateSupplementaryHeights = false
    hasDataSource = pass.dataSource != nil
    usesDelegateRowHeights = pass.usesDelegateRowHeights
    let sections = try loadSections(pass)
    try pass.validate()
    let (header, footer) = tableHeaderAndFooterHeights
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

  /// Returns a section with a given row count, with its actual or estimated heights.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - count: The number of rows.
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

  /// Returns the estimated height of a header or footer, or else its actual height, in points.
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

  /// Queries the actual heights of a section's header and footer if they are estimates.
  ///
  /// - Parameters:
  ///   - section: A section that becomes visible.
  ///   - pass: Makes the calls.
  /// - Returns: Whether a height has changed.
  /// - Throws: `Superseded` if the rows have changed.
  func measureSupplementaries(
    ofSection section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> Bool {
    let oldHeights = (
      geometry.sections[section].headerHeight, geometry.sections[section].footerHeight
    )
    var newHeights = oldHeights
    let (measuresHeader, measuresFooter) = (
      estimatedHeaders.contains(section), estimatedFooters.contains(section)
    )
    if measuresHeader { newHeights.0 = try height(.header, section, pass) }
    if measuresFooter { newHeights.1 = try height(.footer, section, pass) }
    if measuresHeader { estimatedHeaders.remove(section) }
    if measuresFooter { estimatedFooters.remove(section) }
    geometry.setHeaderHeight(newHeights.0, ofSection: section)
    geometry.setFooterHeight(newHeights.1, ofSection: section)
    return oldHeights != newHeights
  }
}
