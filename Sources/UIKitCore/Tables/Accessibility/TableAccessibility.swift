public import Foundation
import UIKitGraphics
import UIKitLists

/// A table is a list of its rows, headers and footers.
struct TableAccessibility: ViewDefaults, ScrollingDefaults {
  /// From how many objects on nobody is to ask for all of them.
  private static let maximumListed = 200
  /// How many selected rows are told at most.
  static let maximumSelected = 1000

  let view: UITableView

  var isContainer: Bool { true }
  var role: AccessibilityRole? { .list }
  var children: AccessibleNodes { view.elements.nodes }

  var shownChildren: [_UIAccessibleObject] {
    let nodes = children
    guard nodes.count > TableAccessibility.maximumListed else { return Array(nodes) }
    let headers = view.tiler.supplementaries.keys.sorted().compactMap(view.elements.supplementary)
    return view.tiler.rowsOnScreen.map { view.elements.row(at: $0.position) } + headers
  }

  func index(ofChild child: _UIAccessibleObject) -> Int? { view.elements.index(of: child) }

  var value: String? {
    let geometry = view.model.geometry
    return SystemWords.current.spoken.size(
      rows: geometry.numberOfRows,
      sections: geometry.sections.count,
      in: WindowHost.current.locale
    )
  }

  var state: AccessibilityState {
    var state = view.viewState
    if children.count > TableAccessibility.maximumListed { state.insert(.managesDescendants) }
    if view.selectsMultipleRows { state.insert(.selectsMultiple) }
    return state
  }

  var selectedChildren: [_UIAccessibleObject]? {
    view.session.selection.prefix(TableAccessibility.maximumSelected).map(view.elements.row)
  }

  func deselect(_ child: _UIAccessibleObject?) {
    guard let child else { return view.deselectAll(animated: false) }
    guard let row = child as? TableRowElement, view.session.selection.contains(row.position) else {
      return
    }
    view.deselectRow(at: view.session.path(ofShown: row.position), animated: false)
  }

  func selectAll() -> Bool {
    view.loadIfNeeded()
    return view.selectAllRows()
  }

  var rows: (any AccessibleRows)? { view.elements }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard view.scrollByPage(direction) else { return false }
    if let text = view.textOfVisibleRows {
      UIAccessibility.post(notification: .pageScrolled, argument: text)
    }
    return true
  }
}

extension UITableView {
  /// Names a row that has no cell, for a screen reader that looks beyond the screen.
  ///
  /// Default: `nil`; such a row then is read by its place alone, until it is scrolled to. The closure
  /// gets the table and the row's index path, and returns `nil` for a row without a name. It is
  /// called for single rows, never for all.
  public final var accessibilityLabelProvider: ((UITableView, IndexPath) -> String?)? {
    get { configuration.accessibilityLabelProvider }
    set { configuration.accessibilityLabelProvider = newValue }
  }

  /// Which rows are visible, in words.
  final var textOfVisibleRows: String? {
    tileIfPossible()
    let rows = model.geometry.rows(from: Double(visibleTop), to: Double(visibleBottom))
    guard let first = rows.first, let last = tiler.rowsOnScreen.last?.position else { return nil }
    let geometry = model.geometry
    let (low, high) = (geometry.number(ofRow: first) + 1, geometry.number(ofRow: last) + 1)
    return SystemWords.current.spoken.visibleRows(
      from: low,
      to: max(low, high),
      of: geometry.numberOfRows,
      in: WindowHost.current.locale
    )
  }
}

/// A row, with or without a cell.
final class TableRowElement: UIAccessibilityElement {
  weak var table: UITableView?
  /// Its place among the shown rows.
  var position: RowPosition
  /// The name by which the row was read last; `nil` before the first time.
  var lastName: String?
  /// Whether the table was reloaded since then, so that the row may be another one.
  var mayHaveChanged = false

  init(_ table: UITableView, _ position: RowPosition) {
    self.table = table
    self.position = position
    super.init(accessibilityContainer: table)
  }

  required init?(coder: NSCoder) { nil }

  /// The row's cell, while it is on the screen.
  var cell: UITableViewCell? { table?.tiler.cell(at: position) }

  override var accessibilityDefaults: any AccessibilityDefaults { RowAccessibility(row: self) }

  override func accessibilityElementDidBecomeFocused() {
    cell?.accessibilityElementDidBecomeFocused()
  }

  override func accessibilityElementDidLoseFocus() { cell?.accessibilityElementDidLoseFocus() }
}

/// A row is read as its cell says.
struct RowAccessibility: AccessibilityDefaults {
  let row: TableRowElement

  private var cell: UITableViewCell? { row.cell }
  private var exists: Bool { row.table?.model.geometry.contains(row.position) ?? false }

  var isElement: Bool { cell?.isAccessibilityElement ?? true }
  var isContainer: Bool { true }
  var role: AccessibilityRole? { .row }
  var label: String? {
    row.lastName = name
    row.mayHaveChanged = false
    return row.lastName
  }

  private var name: String? {
    guard let table = row.table, exists else { return nil }
    if let text = cell?.accessibilityLabel, !text.isEmpty { return text }
    return table.accessibilityLabelProvider?(table, table.session.path(ofShown: row.position))
  }

  /// Whether the row is the one whose name was read: actions on another one are refused.
  private var isAsRead: Bool { !row.mayHaveChanged || row.lastName == nil || row.lastName == name }

  var value: String? { cell?.accessibilityValue }
  var hint: String? { cell?.accessibilityHint }
  var traits: UIAccessibilityTraits {
    cell?.accessibilityTraits ?? (isSelected ? .selected : .none)
  }
  var actions: [UIAccessibilityCustomAction] {
    isAsRead ? cell?.accessibilityCustomActions ?? [] : []
  }
  var range: AccessibilityRange? { nil }

  private var isSelected: Bool { row.table?.selection.contains(row.position) ?? false }

  var state: AccessibilityState {
    var state: AccessibilityState = [.enabled, .transient]
    guard let table = row.table, exists else { return state }
    if cell?.isInAccessibleWindow ?? false { state.insert(.showing) }
    if table.allowsSelection { state.insert(.selectable) }
    if isSelected { state.insert(.selected) }
    if table.canBecomeFocused { state.insert(.focusable) }
    if table.focus.position == row.position,
      table.window?.focusSystemStorage.focusedView === table
    {
      state.insert(.focused)
    }
    return state
  }

  var frame: CGRect {
    guard let table = row.table, exists else { return .zero }
    return table.convert(table.model.rect(of: row.position, in: table), to: nil)
  }

  var parent: _UIAccessibleObject? { row.table }

  var children: AccessibleNodes {
    guard let cell else { return AccessibleNodes([]) }
    if let elements = cell.accessibilityElements {
      return AccessibleNodes(elements.compactMap { $0 as? _UIAccessibleObject })
    }
    return AccessibleNodes(cell.isAccessibilityElement ? cell.controlsInside : cell.nodesInside)
  }

  var place: (index: Int, count: Int)? {
    guard let geometry = row.table?.model.geometry, exists else { return nil }
    return (geometry.number(ofRow: row.position) + 1, geometry.numberOfRows)
  }

  /// Activates the row; one that has become another one since it was read is read in place of that.
  func activate() -> Bool {
    show()
    guard isAsRead else {
      UIAccessibility.post(notification: .announcement, argument: label)
      return true
    }
    return cell?.accessibilityActivate() ?? false
  }

  func adjust(by steps: Int) -> Bool {
    guard let cell, isAsRead else { return false }
    if steps > 0 { cell.accessibilityIncrement() } else { cell.accessibilityDecrement() }
    return true
  }

  func focus() -> Bool {
    guard let table = row.table, table.canBecomeFocused, exists else { return false }
    show()
    // Keys then go to the table, too.
    if let system = table.window?.focusSystemStorage, system.focusedView !== table {
      system.move(to: table, heading: [])
    }
    guard exists else { return false }
    table.focus.move(to: row.position)
    return table.focus.position == row.position
  }

  func show() {
    guard let table = row.table, exists else { return }
    table.scrollToRow(at: table.session.path(ofShown: row.position), at: .none, animated: false)
    table.tileIfPossible()
  }
}

/// A header or footer of a section, with or without a view.
final class TableSupplementaryElement: UIAccessibilityElement {
  weak var table: UITableView?
  let key: SupplementaryKey

  init(_ table: UITableView, _ key: SupplementaryKey) {
    self.table = table
    self.key = key
    super.init(accessibilityContainer: table)
  }

  required init?(coder: NSCoder) { nil }

  /// Its view, while it is on the screen.
  var view: UIView? { table?.tiler.supplementary(key.kind, key.section) }

  override var accessibilityDefaults: any AccessibilityDefaults {
    SupplementaryAccessibility(element: self)
  }
}

/// A header is read as its texts, or as the title that the data source gives.
struct SupplementaryAccessibility: AccessibilityDefaults {
  let element: TableSupplementaryElement

  private var view: UIView? { element.view }

  var isElement: Bool { true }
  var role: AccessibilityRole? { element.key.kind == .header ? .header : .text }
  var label: String? {
    if let view { return view.accessibilityProperties.label ?? view.joinedText }
    guard let table = element.table, table.session.hasSection(element.key.section) else {
      return nil
    }
    return table.title(element.key.kind, element.key.section)
  }
  /// How many rows are below a header.
  var value: String? {
    let section = element.key.section
    guard element.key.kind == .header, let table = element.table, table.session.hasSection(section)
    else {
      return nil
    }
    return SystemWords.current.spoken.size(
      rows: table.model.geometry.numberOfRows(inSection: section),
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
    guard let table = element.table, table.session.hasSection(element.key.section) else {
      return .zero
    }
    return table.convert(
      table.model.displayedRect(of: element.key.kind, element.key.section, in: table),
      to: nil
    )
  }
  var parent: _UIAccessibleObject? { element.table }
  var children: AccessibleNodes {
    AccessibleNodes((view?.nodesInside ?? []).filter(\.isInteractiveElement))
  }

  func show() {
    guard let table = element.table, table.session.hasSection(element.key.section) else { return }
    let geometry = table.model.geometry
    let span =
      element.key.kind == .header
      ? table.model.headerSpan(element.key.section, in: geometry)
      : geometry.span(ofFooter: element.key.section)
    table.scrollMinimally(
      to: CGRect(x: 0, y: CGFloat(span.y), width: 1, height: CGFloat(span.height)),
      animated: false
    )
    table.tileIfPossible()
  }
}
