import Foundation
import UIKitLists

extension TableModel {
  /// Queries all heights again; row counts remain unchanged.
  func reloadHeights(_ pass: TablePass) throws(Superseded) {
    pass.markHeightsCurrent()
    invalidateTitleMetrics()
    usesDelegateRowHeights = pass.usesDelegateRowHeights
    for section in 0..<geometry.numberOfSections {
      let count = geometry.numberOfRows(inSection: section)
      let heights = try makeSection(section, count: count, pass)
      geometry.replaceSection(at: section, with: heights)
    }
    setTableHeaderAndFooterHeights(tableHeaderAndFooterHeights)
  }

  /// Invalidates all heights.
  ///
  /// If rows are measured while scrolling, their measurements become estimates; all other heights
  /// are queried again.
  func invalidateHeights(_ pass: TablePass) throws(Superseded) {
    guard measuresWhileScrolling else { return try reloadHeights(pass) }
    geometry.forgetMeasurements()
    try remeasureAllSupplementaries(pass)
  }

  /// Whether rows are measured when they become visible; an outdated measurement then serves as the
  /// estimate.
  var measuresWhileScrolling: Bool { hasUnknownHeights && settings.estimatesRows }

  /// Queries all heights that depend on the width again.
  func widthDidChange(_ pass: TablePass) throws(Superseded) {
    if measuresWhileScrolling {
      geometry.forgetMeasurements()
    } else if usesDelegateRowHeights {
      return try reloadHeights(pass)
    }
    try titleWidthDidChange(pass)
  }

  /// Queries the heights of headers and footers that depend on the width again.
  func titleWidthDidChange(_ pass: TablePass) throws(Superseded) {
    let queriesAll = settings.isGrouped && usesDelegateSupplementaryHeights
    // Titles that still fit on one line keep their heights.
    guard !queriesAll,
      maximumSingleLineWidth == 0 || pass.session.titleWidth >= maximumSingleLineWidth
    else {
      return try remeasureAllSupplementaries(pass)
    }
    try remeasureSupplementaries(of: Array(wrappedHeaders.union(wrappedFooters)), pass)
  }

  private func remeasureAllSupplementaries(_ pass: TablePass) throws(Superseded) {
    invalidateTitleMetrics()
    try remeasureSupplementaries(of: 0..<geometry.numberOfSections, pass)
  }

  /// Queries the heights of headers and footers again, except estimated heights.
  private func remeasureSupplementaries(
    of sections: some Sequence<Int>,
    _ pass: TablePass
  ) throws(Superseded) {
    for section in sections where section < geometry.numberOfSections {
      let header =
        estimatedHeaders.contains(section) ? nil : try height(.header, section, pass)
      let footer =
        estimatedFooters.contains(section) ? nil : try height(.footer, section, pass)
      if let header { geometry.setHeaderHeight(header, ofSection: section) }
      if let footer { geometry.setFooterHeight(footer, ofSection: section) }
    }
  }

  /// Sets the heights of the table's header and footer views, in points.
  func setTableHeaderAndFooterHeights(_ heights: (header: Double, footer: Double)) {
    (geometry.headerHeight, geometry.footerHeight) = heights
  }

  /// Whether the height of any header or footer is an estimate.
  var hasEstimatedSupplementaries: Bool {
    !estimatedHeaders.isEmpty || !estimatedFooters.isEmpty
  }
}

extension TableModel {
  /// The heights of the table's header and footer views, in points.
  var tableHeaderAndFooterHeights: (header: Double, footer: Double) {
    func height(_ view: UIView?) -> Double {
      min(Double(view?.frame.height ?? 0), TableModel.maximumHeight)
    }
    return (height(configuration.tableHeaderView), height(configuration.tableFooterView))
  }
}
