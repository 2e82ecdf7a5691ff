import Foundation
import UIKitLists

extension TableModel {
  /// Asks for all heights again; counts stay.
  func reloadHeights(_ pass: TablePass) throws(Superseded) {
    pass.heightsAreAskedFor()
    forgetTitleMetrics()
    asksRowHeights = pass.asksRowHeights
    for section in 0..<geometry.numberOfSections {
      let count = geometry.numberOfRows(inSection: section)
      let heights = try makeSection(section, count: count, pass)
      geometry.replaceSection(at: section, with: heights)
    }
    setTableHeaderAndFooterHeights(pass.tableView.tableHeaderAndFooterHeights)
  }

  /// Asks again for the heights that are known or have to be known before rows are shown.
  func outdateHeights(_ pass: TablePass) throws(Superseded) {
    guard measuresWhileScrolling else { return try reloadHeights(pass) }
    geometry.forgetMeasurements()
    try remeasureAllSupplementaries(pass)
  }

  /// Whether real heights become known when rows come into view, so that what was known
  /// of them remains the best guess when it is outdated.
  var measuresWhileScrolling: Bool { hasUnknownHeights && settings.estimatesRows }

  /// Asks again for the heights that depend on the width.
  func widthChanged(_ pass: TablePass) throws(Superseded) {
    if measuresWhileScrolling {
      geometry.forgetMeasurements()
    } else if asksRowHeights {
      return try reloadHeights(pass)
    }
    guard settings.isGrouped else { return }
    // Titles that certainly take one line stay as high as they are.
    guard !asksSupplementaryHeights, settings.groupedTextWidth >= widestLine else {
      return try remeasureAllSupplementaries(pass)
    }
    try remeasureSupplementaries(of: Array(wrappedHeaders.union(wrappedFooters)), pass)
  }

  private func remeasureAllSupplementaries(_ pass: TablePass) throws(Superseded) {
    forgetTitleMetrics()
    try remeasureSupplementaries(of: 0..<geometry.numberOfSections, pass)
  }

  /// Asks again for the heights of headers and footers that are not estimates.
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

  /// Takes over the heights of the table's header and footer views, in points.
  func setTableHeaderAndFooterHeights(_ heights: (header: Double, footer: Double)) {
    (geometry.headerHeight, geometry.footerHeight) = heights
  }

  /// Whether some header or footer counts with an estimate.
  var hasEstimatedSupplementaries: Bool {
    !estimatedHeaders.isEmpty || !estimatedFooters.isEmpty
  }
}

extension UITableView {
  /// What the table's header and footer views count for, in points.
  final var tableHeaderAndFooterHeights: (header: Double, footer: Double) {
    (countedHeight(of: tableHeaderView), countedHeight(of: tableFooterView))
  }

  private func countedHeight(of view: UIView?) -> Double {
    min(Double(view?.frame.height ?? 0), TableModel.greatestHeight)
  }
}
