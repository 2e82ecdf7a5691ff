import Foundation
import UIKitGraphics
import UIKitLists

/// The accessibility elements of a table: rows, headers and footers, in order.
///
/// Elements are created when needed. A row's element does not require a cell: it stores the row's
/// position and takes the content from the cell as soon as the cell is on screen.
@MainActor
final class TableElements: RowTracker {
  /// The number of sections above which no titles are queried.
  private static let maximumQueriedSections = 1000
  /// The number of row elements above which released ones are removed.
  private static let maximumKept = 4096

  /// The state of the table for which the elements were counted.
  private struct Version: Equatable {
    var revision: TableSession.Revision
    var heightChanges: Int
    var visibleKeys: Set<SupplementaryKey>
  }

  unowned let table: UITableView
  let interaction: TableInteraction
  private var version: Version?
  /// The index of the first element of each section, and finally the total count.
  private var firstIndexes: [Int] = []
  /// The sections whose header is an element.
  private var headers = IndexSet()
  /// The sections whose footer is an element.
  private var footers = IndexSet()
  private var rows: [RowPosition: WeakElement] = [:]
  private var supplementaries: [SupplementaryKey: TableSupplementaryElement] = [:]

  private struct WeakElement {
    weak var element: TableRowElement?
  }

  init(_ table: UITableView, _ interaction: TableInteraction) {
    (self.table, self.interaction) = (table, interaction)
  }

  /// All elements, in order.
  var nodes: AccessibleNodes {
    refresh()
    let elementsBefore =
      interaction.model.configuration.tableHeaderView.map { elements(outsideRows: $0) } ?? []
    let elementsAfter =
      (interaction.model.configuration.tableFooterView.map { elements(outsideRows: $0) } ?? [])
      + (interaction.indexBar.map { [$0] } ?? [])
    let listCount = firstIndexes.last ?? 0
    return AccessibleNodes(count: elementsBefore.count + listCount + elementsAfter.count) { index in
      if index < elementsBefore.count { return elementsBefore[index] }
      if index >= elementsBefore.count + listCount {
        return elementsAfter[index - elementsBefore.count - listCount]
      }
      return self.node(at: index - elementsBefore.count)
    }
  }

  /// Returns the index of an element; `nil` if the table does not contain it.
  func index(of node: _UIAccessibleObject) -> Int? {
    refresh()
    let countBefore =
      interaction.model.configuration.tableHeaderView.map { elements(outsideRows: $0).count } ?? 0
    switch node {
    case let row as TableRowElement where row.table === table:
      guard interaction.model.geometry.contains(row.position) else { return nil }
      guard row.position.section + 1 < firstIndexes.count else { return nil }
      let firstIndex =
        firstIndexes[row.position.section] + (headers.contains(row.position.section) ? 1 : 0)
      return countBefore + firstIndex + row.position.row
    case let element as TableSupplementaryElement where element.table === table:
      let section = element.key.section
      guard section + 1 < firstIndexes.count else { return nil }
      return countBefore
        + (element.key.kind == .header ? firstIndexes[section] : firstIndexes[section + 1] - 1)
    default:
      let elements = nodes
      let ranges = [0..<countBefore, countBefore + (firstIndexes.last ?? 0)..<elements.count]
      return ranges.lazy.flatMap { $0 }.first { elements[$0] === node }
    }
  }

  /// Returns the element of a row; the same object while it is retained.
  func row(at position: RowPosition) -> TableRowElement {
    if let row = rows[position]?.element { return row }
    if rows.count > TableElements.maximumKept { rows = rows.filter { $0.value.element != nil } }
    let row = TableRowElement(table, interaction, position)
    rows[position] = WeakElement(element: row)
    return row
  }

  /// Maps the row elements to their positions after a change; the elements of deleted rows become
  /// invalid.
  func remapRows(_ map: RowMap) {
    version = nil
    let oldRows = rows.values.compactMap(\.element)
    rows = [:]
    for row in oldRows {
      if let newPosition = map.position(of: row.position) {
        row.position = newPosition
        rows[newPosition] = WeakElement(element: row)
      } else {
        row.table = nil
      }
    }
  }

  var observedRows: [RowPosition] { rows.values.compactMap { $0.element?.position } }

  /// Marks the elements as possibly changed by a reload; each must be announced again before it
  /// acts unless its label is unchanged.
  func rowsWillChange(_ change: RowChange) {
    guard change == .reload else { return }
    for entry in rows.values { entry.element?.mayHaveChanged = true }
  }

  /// Returns the element of a header or footer; `nil` if the section has none.
  func supplementary(_ key: SupplementaryKey) -> TableSupplementaryElement? {
    refresh()
    guard (key.kind == .header ? headers : footers).contains(key.section) else { return nil }
    if let element = supplementaries[key] { return element }
    let element = TableSupplementaryElement(table, interaction, key)
    supplementaries[key] = element
    return element
  }

  /// Returns the element that represents a cell, or a header or footer view.
  func element(inPlaceOf subview: UIView) -> _UIAccessibleObject? {
    if let cell = subview as? UITableViewCell {
      return interaction.tiler.position(of: cell).map(row)
    }
    let key = interaction.tiler.supplementaries.first { $0.value === subview }?.key
    return key.flatMap(supplementary)
  }

  /// Returns the elements of a view above or below the rows.
  private func elements(outsideRows view: UIView) -> [_UIAccessibleObject] {
    guard !view.isHiddenStorage else { return [] }
    return view.isInTree ? [view] : view.nodesInside
  }

  private func node(at index: Int) -> _UIAccessibleObject {
    // Finds the last section that begins at the index or before it and is not empty.
    var (low, high) = (0, firstIndexes.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstIndexes[middle] <= index { low = middle } else { high = middle }
    }
    var row = index - firstIndexes[low]
    if headers.contains(low) {
      if row == 0, let header = supplementary(SupplementaryKey(kind: .header, section: low)) {
        return header
      }
      row -= 1
    }
    // While rows are changing, the indexes are those from before the change.
    if interaction.session.hasSection(low),
      row >= interaction.model.geometry.numberOfRows(inSection: low),
      let footer = supplementary(SupplementaryKey(kind: .footer, section: low))
    {
      return footer
    }
    return self.row(at: RowPosition(section: low, row: row))
  }

  // MARK: Counting

  /// Counts the elements again after rows have changed.
  private func refresh() {
    guard interaction.session.isSettled else { return }
    interaction.updates.loadIfNeeded()
    let geometry = interaction.model.geometry
    let session = interaction.session
    // In the grouped style a title or a view determines whether a header exists.
    let visibleKeys = interaction.model.isGrouped ? Set(interaction.tiler.supplementaries.keys) : []
    let newVersion = Version(
      revision: session.revision,
      heightChanges: session.heightChanges,
      visibleKeys: visibleKeys
    )
    guard newVersion != version || firstIndexes.count != geometry.sections.count + 1 else { return }
    var total = 0
    var (firstIndexes, headers, footers) = ([0], IndexSet(), IndexSet())
    for (section, contents) in geometry.sections.enumerated() {
      if contents.headerHeight > 0, hasTitle(.header, section) { headers.insert(section) }
      if contents.footerHeight > 0, hasTitle(.footer, section) { footers.insert(section) }
      total += contents.rows.count + (headers.contains(section) ? 1 : 0)
      total += footers.contains(section) ? 1 : 0
      firstIndexes.append(total)
    }
    // The data source may have changed the table while it was queried for titles.
    guard session.revision == newVersion.revision else { return }
    version = newVersion
    (self.firstIndexes, self.headers, self.footers) = (firstIndexes, headers, footers)
    supplementaries = [:]
  }

  private func hasTitle(_ kind: SupplementaryKind, _ section: Int) -> Bool {
    guard interaction.model.isGrouped || kind == .footer else { return true }
    if let view = interaction.tiler.supplementary(kind, section) { return view.joinedText != nil }
    guard interaction.model.geometry.sections.count <= TableElements.maximumQueriedSections else {
      return false
    }
    return interaction.session.title(kind, section) != nil
  }
}
