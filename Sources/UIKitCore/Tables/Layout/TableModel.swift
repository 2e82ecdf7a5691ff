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
  /// The table's settings, without the values of subclasses.
  var configuration = TableConfiguration()
  /// The inputs of height calculation; copied from the table view when a pass begins.
  var settings = TableLayoutSettings()
  /// The settings of the appearance, as last copied from the table view.
  var shown = ShownSettings()
  /// Whether these may have changed.
  var isShownStale = true
  /// Width of the index bar, in points; 0 without one.
  var indexWidth: CGFloat = 0
  /// The rows of a drag; `nil` until a delegate for drags or drops was set.
  var dragLooks: RowDragLooks?
  /// Vertical layout in content points.
  var geometry = TableGeometry()
  /// The gaps between rows that a drag and placeholders make.
  var gaps = RowGaps() { didSet { hasGaps = !gaps.isEmpty } }
  /// Whether there are gaps.
  private(set) var hasGaps = false
  /// Entries of the index; empty without index.
  var indexTitles: [String] = []
  /// Whether the loaded rows came from a data source.
  var hasDataSource = false
  /// Whether real row heights come from `tableView(_:heightForRowAt:)`.
  var usesDelegateRowHeights = false

  /// Header and footer views that were queried for their heights.
  var measuredViews: [SupplementaryKey: UIView] = [:]
  /// Sections whose header height is an estimate.
  var estimatedHeaders = IndexSet()
  /// Sections whose footer height is an estimate.
  var estimatedFooters = IndexSet()

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

  /// Maps the knowledge about headers and footers to the sections after an update.
  func remap(_ plan: UpdatePlan) {
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
