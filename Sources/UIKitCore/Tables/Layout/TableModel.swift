import Foundation
import UIKitLists
import UIKitSupport

/// The table's structure, as loaded from the data source and the delegate.
///
/// Rows are stored only as counts and heights; rows of uniform height require no memory each.
@MainActor
final class TableModel {
  /// The style of the table.
  let style: UITableView.Style
  /// The colours, fonts and metrics.
  var scaledTheme = ScaledTableTheme.current
  /// The table's settings, without the values of overrides in subclasses.
  var configuration = TableConfiguration()
  /// The inputs of height calculation; copied from the table view at the beginning of a pass.
  var settings = TableLayoutSettings()
  /// The appearance settings, as last copied from the table view.
  var appearance = AppearanceSettings()
  /// Whether the appearance settings may have changed.
  var isAppearanceStale = true
  /// The width of the index bar, in points; 0 without an index bar.
  var indexWidth: CGFloat = 0
  /// The appearance of dragged rows; `nil` until a drag or drop delegate is set.
  var dragAppearance: RowDragAppearance?
  /// The vertical layout, in points.
  var geometry = TableGeometry()
  /// The gaps between rows for a drag and for placeholders.
  var gaps = RowGaps() { didSet { hasGaps = !gaps.isEmpty } }
  /// Whether the layout has gaps.
  private(set) var hasGaps = false
  /// The entries of the index; empty without index.
  var indexTitles: [String] = []
  /// Whether the loaded rows come from a data source.
  var hasDataSource = false
  /// Whether `tableView(_:heightForRowAt:)` supplies the actual row heights.
  var usesDelegateRowHeights = false

  /// The header and footer views that were requested to measure their heights.
  var measuredViews: [SupplementaryKey: UIView] = [:]
  /// The sections whose header height is an estimate.
  var estimatedHeaders = IndexSet()
  /// The sections whose footer height is an estimate.
  var estimatedFooters = IndexSet()

  /// The metrics of header titles; `nil` until they are needed.
  var headerMetrics: TitleMetrics?
  /// The metrics of footer titles; `nil` until they are needed.
  var footerMetrics: TitleMetrics?
  /// The sections whose header height depends on the width.
  var wrappedHeaders = IndexSet()
  /// The sections whose footer height depends on the width.
  var wrappedFooters = IndexSet()
  /// The width in which the titles of all other sections fit on one line, in points.
  var maximumSingleLineWidth: CGFloat = 0
  /// Whether the height being queried depends on the width.
  var isWidthDependent = false
  /// Whether the delegate has returned the height of any header or footer.
  var usesDelegateSupplementaryHeights = false

  init(style: UITableView.Style) {
    self.style = style
  }

  /// Whether groups are drawn; the grouped styles differ only in the maximum width of groups.
  var isGrouped: Bool { style != .plain }

  /// Maps the stored properties of headers and footers to the sections after an update.
  func remap(_ plan: UpdatePlan) {
    guard
      !estimatedHeaders.isEmpty || !estimatedFooters.isEmpty || !measuredViews.isEmpty
        || !wrappedHeaders.isEmpty || !wrappedFooters.isEmpty
    else { return }
    func newIndex(_ section: Int) -> Int? {
      switch plan.outcome(ofOldSection: section) {
      case .kept(let newIndex), .moved(let newIndex): newIndex
      case .deleted, .reloaded: nil
      }
    }
    estimatedHeaders = IndexSet(estimatedHeaders.compactMap(newIndex))
    estimatedFooters = IndexSet(estimatedFooters.compactMap(newIndex))
    wrappedHeaders = IndexSet(wrappedHeaders.compactMap(newIndex))
    wrappedFooters = IndexSet(wrappedFooters.compactMap(newIndex))
    var views: [SupplementaryKey: UIView] = [:]
    for (key, view) in measuredViews {
      guard let section = newIndex(key.section) else { continue }
      views[SupplementaryKey(kind: key.kind, section: section)] = view
    }
    measuredViews = views
  }
}

extension IndexSet {
  /// Inserts or removes a member; nearly free if the set is empty and remains empty.
  mutating func set(_ member: Int, isMember: Bool) {
    if isMember {
      insert(member)
    } else if !isEmpty {
      remove(member)
    }
  }
}
