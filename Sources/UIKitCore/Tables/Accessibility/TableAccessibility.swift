import Foundation
import UIKitGraphics
import UIKitLists

/// The accessibility of a table: a list of its rows, headers and footers.
struct TableAccessibility: ViewDefaults, ScrollingDefaults {
  /// The number of elements above which assistive technology is asked not to enumerate them all.
  private static let maximumListed = 200
  /// The maximum number of selected rows that are reported.
  static let maximumSelected = 1000

  let view: UITableView
  let interaction: TableInteraction
  /// Returns the elements in the table, which are created when first needed.
  let makeElements: () -> TableElements

  private var elements: TableElements { makeElements() }

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .list }
  var children: AccessibleNodes { elements.nodes }

  var visibleChildren: [_UIAccessibleObject] {
    let nodes = children
    guard nodes.count > TableAccessibility.maximumListed else { return Array(nodes) }
    let supplementaries = interaction.tiler.supplementaries.keys.sorted().compactMap(
      elements.supplementary
    )
    return interaction.tiler.rowsOnScreen.map { elements.row(at: $0.position) } + supplementaries
  }

  func index(ofChild child: _UIAccessibleObject) -> Int? { elements.index(of: child) }

  var value: String? {
    let geometry = interaction.model.geometry
    return SystemWords.current.spoken.size(
      rows: geometry.numberOfRows,
      sections: geometry.sections.count,
      in: WindowHost.current.locale
    )
  }

  var state: AccessibilityState {
    var state = view.viewState
    if children.count > TableAccessibility.maximumListed { state.insert(.managesDescendants) }
    if interaction.session.selectsMultipleRows { state.insert(.selectsMultiple) }
    return state
  }

  var selectedChildren: [_UIAccessibleObject]? {
    interaction.session.selection.prefix(TableAccessibility.maximumSelected).map(elements.row)
  }

  func deselect(_ child: _UIAccessibleObject?) {
    guard let child else { return interaction.selection.deselectAll(animated: false) }
    guard let row = child as? TableRowElement, interaction.session.selection.contains(row.position)
    else {
      return
    }
    interaction.session.table?.deselectRow(
      at: interaction.session.path(ofShown: row.position),
      animated: false
    )
  }

  func selectAll() -> Bool {
    interaction.updates.loadIfNeeded()
    return interaction.selection.selectAllRows()
  }

  var rows: (any AccessibleRows)? { elements }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard view.scrollByPage(direction) else { return false }
    if let text = textOfVisibleRows {
      UIAccessibility.post(notification: .pageScrolled, argument: text)
    }
    return true
  }

  /// The spoken description of the range of visible rows; `nil` if no row is visible.
  private var textOfVisibleRows: String? {
    interaction.updates.tileIfPossible()
    let rows = interaction.model.geometry.rows(
      from: Double(view.visibleTop),
      to: Double(view.visibleBottom)
    )
    guard let firstRow = rows.first, let lastRow = interaction.tiler.rowsOnScreen.last?.position
    else {
      return nil
    }
    let geometry = interaction.model.geometry
    let (firstNumber, lastNumber) = (
      geometry.number(ofRow: firstRow) + 1, geometry.number(ofRow: lastRow) + 1
    )
    return SystemWords.current.spoken.visibleRows(
      from: firstNumber,
      to: max(firstNumber, lastNumber),
      of: geometry.numberOfRows,
      in: WindowHost.current.locale
    )
  }
}

/// An accessibility element of a table, with or without a view.
class TableElement: UIAccessibilityElement {
  final weak var table: UITableView?
  private final weak var interactionStorage: TableInteraction?

  init(_ table: UITableView, _ interaction: TableInteraction) {
    (self.table, interactionStorage) = (table, interaction)
    super.init(accessibilityContainer: table)
  }

  required init?(coder: NSCoder) { nil }

  /// The helpers of the table; `nil` after the table was deallocated.
  final var interaction: TableInteraction? { table == nil ? nil : interactionStorage }
}

/// The accessibility element of a row, with or without a cell.
final class TableRowElement: TableElement {
  /// The displayed position of the row.
  var position: RowPosition
  /// The label last announced for the row; `nil` before the first time.
  var lastLabel: String?
  /// Whether the table has since been reloaded, so that the element may stand for a different row.
  var mayHaveChanged = false

  init(_ table: UITableView, _ interaction: TableInteraction, _ position: RowPosition) {
    self.position = position
    super.init(table, interaction)
  }

  required init?(coder: NSCoder) { nil }

  /// The row's cell; `nil` while it is off screen.
  var cell: UITableViewCell? { interaction?.tiler.cell(at: position) }

  override var accessibilityDefaults: any AccessibilityDefaults { RowAccessibility(row: self) }

  override func accessibilityElementDidBecomeFocused() {
    cell?.accessibilityElementDidBecomeFocused()
  }

  override func accessibilityElementDidLoseFocus() { cell?.accessibilityElementDidLoseFocus() }
}

/// The accessibility of a row, mostly that of its cell.
struct RowAccessibility: AccessibilityDefaults {
  let row: TableRowElement

  private var cell: UITableViewCell? { row.cell }
  private var exists: Bool { row.interaction?.model.geometry.contains(row.position) ?? false }

  var isElement: Bool { cell?.isAccessibilityElement ?? true }
  var isContainer: Bool { true }
  var role: AccessibilityRole? { .row }
  var label: String? {
    row.lastLabel = name
    row.mayHaveChanged = false
    return row.lastLabel
  }

  private var name: String? {
    guard let table = row.table, let interaction = row.interaction, exists else { return nil }
    if let text = cell?.accessibilityLabel, !text.isEmpty { return text }
    return interaction.model.configuration.accessibilityLabelProvider?(
      table,
      interaction.session.path(ofShown: row.position)
    )
  }

  /// Whether the row is still the row whose label was announced; actions on a different row are
  /// rejected.
  private var isAnnouncedRow: Bool {
    !row.mayHaveChanged || row.lastLabel == nil || row.lastLabel == name
  }

  var value: String? { cell?.accessibilityValue }
  var hint: String? { cell?.accessibilityHint }
  var traits: UIAccessibilityTraits {
    cell?.accessibilityTraits ?? (isSelected ? .selected : .none)
  }
  var actions: [UIAccessibilityCustomAction] {
    isAnnouncedRow ? cell?.accessibilityCustomActions ?? [] : []
  }
  var range: AccessibilityRange? { nil }

  private var isSelected: Bool {
    row.interaction?.session.selection.contains(row.position) ?? false
  }

  var state: AccessibilityState {
    var state: AccessibilityState = [.enabled, .transient]
    guard let table = row.table, let interaction = row.interaction, exists else { return state }
    if cell?.isInAccessibleWindow ?? false { state.insert(.showing) }
    if interaction.session.table?.allowsSelection == true { state.insert(.selectable) }
    if isSelected { state.insert(.selected) }
    if table.canBecomeFocused { state.insert(.focusable) }
    if interaction.focus.position == row.position,
      table.window?.focusSystemStorage.focusedView === table
    {
      state.insert(.focused)
    }
    return state
  }

  var frame: CGRect {
    guard let table = row.table, let interaction = row.interaction, exists else { return .zero }
    return table.convert(interaction.model.rect(of: row.position, in: table), to: nil)
  }

  var parent: _UIAccessibleObject? { row.table }

  var children: AccessibleNodes {
    guard let cell else { return AccessibleNodes([]) }
    if let elements = cell.accessibilityElements {
      return AccessibleNodes(elements.compactMap { $0 as? _UIAccessibleObject })
    }
    return AccessibleNodes(cell.isAccessibilityElement ? cell.controlsInside : cell.nodesInside)
  }

  var positionInSet: (index: Int, count: Int)? {
    guard let geometry = row.interaction?.model.geometry, exists else { return nil }
    return (geometry.number(ofRow: row.position) + 1, geometry.numberOfRows)
  }

  /// Activates the row.
  ///
  /// If a reload has replaced the announced row, announces the new label instead.
  func activate() -> Bool {
    show()
    guard isAnnouncedRow else {
      UIAccessibility.post(notification: .announcement, argument: label)
      return true
    }
    return cell?.accessibilityActivate() ?? false
  }

  func adjust(by steps: Int) -> Bool {
    guard let cell, isAnnouncedRow else { return false }
    if steps > 0 { cell.accessibilityIncrement() } else { cell.accessibilityDecrement() }
    return true
  }

  func focus() -> Bool {
    guard let table = row.table, let interaction = row.interaction, table.canBecomeFocused, exists
    else {
      return false
    }
    show()
    // The focused table then also receives key presses.
    if let system = table.window?.focusSystemStorage, system.focusedView !== table {
      system.move(to: table, heading: [])
    }
    guard exists else { return false }
    interaction.focus.move(to: row.position)
    return interaction.focus.position == row.position
  }

  func show() {
    guard let interaction = row.interaction, exists else { return }
    interaction.session.table?.scrollToRow(
      at: interaction.session.path(ofShown: row.position),
      at: .none,
      animated: false
    )
    interaction.updates.tileIfPossible()
  }
}

/// The accessibility element of a header or footer, with or without a view.
final class TableSupplementaryElement: TableElement {
  let key: SupplementaryKey

  init(_ table: UITableView, _ interaction: TableInteraction, _ key: SupplementaryKey) {
    self.key = key
    super.init(table, interaction)
  }

  required init?(coder: NSCoder) { nil }

  /// The element's view; `nil` while it is off screen.
  var view: UIView? { interaction?.tiler.supplementary(key.kind, key.section) }

  override var accessibilityDefaults: any AccessibilityDefaults {
    SupplementaryAccessibility(element: self)
  }
}

/// The accessibility of a header or footer, announced with its texts or the data source's title.
struct SupplementaryAccessibility: AccessibilityDefaults {
  let element: TableSupplementaryElement

  private var view: UIView? { element.view }

  var isElement: Bool { true }
  var role: AccessibilityRole? { element.key.kind == .header ? .header : .text }
  var label: String? {
    if let view { return view.accessibilityProperties.label ?? view.joinedText }
    guard let interaction = element.interaction, interaction.session.hasSection(element.key.section)
    else {
      return nil
    }
    return interaction.session.title(element.key.kind, element.key.section)
  }
  /// The spoken number of rows below a header; `nil` for footers.
  var value: String? {
    let section = element.key.section
    guard element.key.kind == .header, let interaction = element.interaction,
      interaction.session.hasSection(section)
    else {
      return nil
    }
    return SystemWords.current.spoken.size(
      rows: interaction.model.geometry.numberOfRows(inSection: section),
      sections: 1,
      in: WindowHost.current.locale
    )
  }
  var traits: UIAccessibilityTraits { element.key.kind == .header ? .header : .staticText }
  var state: AccessibilityState {
    view?.isInAccessibleWindow ?? false
      ? [.enabled, .showing, .transient] : [.enabled, .transient]
  }
  var frame: CGRect {
    guard let table = element.table, let interaction = element.interaction,
      interaction.session.hasSection(element.key.section)
    else {
      return .zero
    }
    return table.convert(
      interaction.model.displayedRect(of: element.key.kind, element.key.section, in: table),
      to: nil
    )
  }
  var parent: _UIAccessibleObject? { element.table }
  var children: AccessibleNodes {
    AccessibleNodes((view?.nodesInside ?? []).filter(\.isInteractiveElement))
  }

  func show() {
    guard let table = element.table, let interaction = element.interaction,
      interaction.session.hasSection(element.key.section)
    else { return }
    let geometry = interaction.model.geometry
    let span =
      element.key.kind == .header
      ? interaction.model.headerSpan(element.key.section, in: geometry)
      : geometry.span(ofFooter: element.key.section)
    table.scrollMinimally(
      to: CGRect(x: 0, y: CGFloat(span.y), width: 1, height: CGFloat(span.height)),
      animated: false
    )
    interaction.updates.tileIfPossible()
  }
}
